import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Part } from '#domain/part/part.ts';
import { formatMoney } from '#domain/price/money.ts';

const describePrice = ({ price }: Part): string =>
  formatMoney(price.gross) + (price.promotion ? ` (formerly ${formatMoney(price.promotion.formerGross)})` : '');

function describeChange(before: Part, now: Part): string[] {
  const lines: string[] = [];
  if (describePrice(before) !== describePrice(now))
    lines.push(`${now.slug} price: ${describePrice(before)} -> ${describePrice(now)}`);
  if (before.name !== now.name) lines.push(`${now.slug} name: ${before.name} -> ${now.name}`);
  if (lines.length === 0 && JSON.stringify(before) !== JSON.stringify(now))
    lines.push(`${now.slug} texts, figures or photos`);
  return lines;
}

/** A heading with the number of its lines, and the lines below; nothing when there are none. */
export const section = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((one) => `  ${one}`)];

function compareKeys(what: string, before: string[], now: string[]): string[] {
  const [had, has] = [new Set(before), new Set(now)];
  return [
    ...section(
      `${what} that came`,
      now.filter((key) => !had.has(key)),
    ),
    ...section(
      `${what} that went`,
      before.filter((key) => !has.has(key)),
    ),
  ];
}

const keysOf = ({ makes, engines, parts, distributors = [], news = [], popular = [] }: Catalogue) => ({
  makes: makes.map(({ title }) => title),
  engines: engines.map(({ makeSlug, slug }) => `${makeSlug}/${slug}`),
  parts: parts.map(({ slug }) => slug),
  distributors: distributors.map(({ country, name }) => `${name}, ${country}`),
  news: news.map(({ slug }) => slug),
  popular: popular.map(({ slug }) => slug),
});

function listChanges(before: Catalogue, now: Catalogue): string[] {
  const known = new Map(before.parts.map((part) => [part.slug, part]));
  return now.parts.flatMap((part) => {
    const former = known.get(part.slug);
    return former ? describeChange(former, part) : [];
  });
}

/** Stock changes every night on many parts, so they are counted and not named. */
function countStock(before: Catalogue['availability'] = {}, now: Catalogue['availability'] = {}): string[] {
  const changed = Object.keys(now).filter((slug) => now[slug]?.case !== before[slug]?.case);
  return changed.length === 0 ? [] : [`Parts whose availability changed: ${changed.length}`];
}

/** Parts by slug; of those that changed, what did. */
export type PartChanges = { came: string[]; went: string[]; changed: string[] };

/** What became of the parts between two snapshots, as data; before the first there was nothing. */
export function findPartChanges(before: Catalogue | null, now: Catalogue): PartChanges {
  const had = new Set(before?.parts.map(({ slug }) => slug));
  const has = new Set(now.parts.map(({ slug }) => slug));
  return {
    came: [...has.difference(had)],
    went: [...had.difference(has)],
    changed: before === null ? [] : listChanges(before, now),
  };
}

/** The items that were set aside because they do not fit the contract; nothing when there are none. */
export const reportBroken = (broken: { slug: string; at: string }[]): string[] =>
  section(
    'Items set aside because they are broken',
    broken.map(({ slug, at }) => `${slug}: ${at}`),
  );

/** What came, went and changed between two snapshots, then the `notes`; as lines for people. */
export function reportChanges(before: Catalogue | null, now: Catalogue, notes: string[]): string[] {
  if (!before) return ['First snapshot', ...notes];
  const [had, has] = [keysOf(before), keysOf(now)];
  const lines = [
    ...compareKeys('Makes', had.makes, has.makes),
    ...compareKeys('Engines', had.engines, has.engines),
    ...compareKeys('Parts', had.parts, has.parts),
    ...section('Parts that changed', listChanges(before, now)),
    ...compareKeys('Distributors', had.distributors, has.distributors),
    ...compareKeys('Articles', had.news, has.news),
    ...compareKeys('Popular items', had.popular, has.popular),
    ...countStock(before.availability, now.availability),
    ...notes,
  ];
  return lines.length > 0
    ? lines
    : ['Order, applications, related parts, days of arrival, addresses or articles changed, nothing else'];
}
