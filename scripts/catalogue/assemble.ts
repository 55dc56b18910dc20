import type { Fitment } from '#commerce/index.ts';
import type { Application, Catalogue, Engine } from '#domain/catalogue/catalogue.ts';
import { decidePulledAvailability } from '#domain/availability/availability.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { compareDistributors } from '#domain/distributor/distributor.ts';
import { updateHistory } from '#domain/catalogue/gone-part.ts';
import { listMakes } from '#domain/catalogue/make.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import type { Part } from '#domain/part/part.ts';
import { compareText } from '#domain/compare-text.ts';
import { assembleNews } from './ask-news.ts';
import { chooseLeadParts, type Answers } from './ask.ts';

/** Puts the answers of one pull together; pure, and the same for the same answers in whatever order they came. */

const compareParts = (a: Part, b: Part): number => compareText(a.set, b.set) || compareSizes(a.size, b.size);

const engineKey = (makeSlug: string, engineSlug: string | null): string => `${makeSlug}/${engineSlug ?? ''}`;

function completeEngine(engine: Engine, fitments: Fitment[], bySlug: Map<string, Part>): Engine {
  const parts = [...new Set(fitments.map(({ slug }) => slug))]
    .map((slug) => bySlug.get(slug))
    .filter((part) => part !== undefined);
  const figureOf = (figure: 'capacity' | 'cylinders' | 'boreSize' | 'stroke') =>
    engine[figure] ?? fitments.find((row) => row[figure] !== null)?.[figure] ?? null;
  return {
    ...engine,
    capacity: figureOf('capacity'),
    cylinders: figureOf('cylinders'),
    boreSize: figureOf('boreSize'),
    stroke: figureOf('stroke'),
    parts: parts.toSorted(compareParts).map(({ slug }) => slug),
  };
}

function assembleEngines({ engines, fitments }: Answers, bySlug: Map<string, Part>): Engine[] {
  const rows = Map.groupBy(fitments, ({ application }) => engineKey(application.makeSlug, application.engineSlug));
  return engines
    .map((engine) => completeEngine(engine, rows.get(engineKey(engine.makeSlug, engine.slug)) ?? [], bySlug))
    .toSorted((a, b) => compareText(a.makeSlug, b.makeSlug) || compareText(a.name, b.name));
}

const applicationKey = ({ make, engine, model, variant }: Application): string =>
  [make, engine, model, variant].join('\n');

const orderApplications = (applications: Application[]): Application[] => {
  const byKey = new Map(applications.map((application) => [applicationKey(application), application]));
  return [...byKey.entries()].toSorted(([a], [b]) => compareText(a, b)).map(([, application]) => application);
};

function assembleApplications({ engines, fitments }: Answers, sets: string[]): Record<string, Application[]> {
  const pages = new Set(engines.map(({ makeSlug, slug }) => engineKey(makeSlug, slug)));
  const link = ({ application }: Fitment): Application => {
    const hasPage = pages.has(engineKey(application.makeSlug, application.engineSlug));
    return hasPage ? application : { ...application, engineSlug: null };
  };
  const rows = Map.groupBy(fitments, ({ slug }) => parsePartCode(slug).set);
  return Object.fromEntries(sets.map((set) => [set, orderApplications((rows.get(set) ?? []).map(link))]));
}

function assembleRelated({ related }: Answers, leads: Map<string, Part>, sets: string[]): Record<string, string[]> {
  const toLeads = (set: string): string[] => {
    const others = (related.get(set) ?? []).map((slug) => parsePartCode(slug).set).filter((other) => other !== set);
    return [...new Set(others)].map((other) => leads.get(other)?.slug).filter((slug) => slug !== undefined);
  };
  return Object.fromEntries(sets.map((set) => [set, toLeads(set)]));
}

/** Prices in złoty of the parts that there are; absent where the API tells none. */
function assembleZloty({ zloty, listed }: Answers, last: Catalogue | null): Catalogue['zloty'] {
  if (!zloty.ok) return last?.zloty;
  const prices = listed.parts.flatMap(({ slug }) => {
    const price = zloty.value.get(slug);
    return price ? [[slug, price] as const] : [];
  });
  if (prices.length === 0) return undefined;
  return Object.fromEntries(prices.toSorted(([a], [b]) => compareText(a, b)));
}

/**
 * Makes by image name, engines by make and name, parts by slug, distributors by country and name; the rest by set code.
 * Where distributors, popular items, news, prices in złoty or rates of shipping could not be had, those of the `last` catalogue stay.
 */
export function assembleCatalogue(answers: Answers, last: Catalogue | null = null): Catalogue {
  const { parts } = answers.listed;
  const leads = chooseLeadParts(parts);
  const sets = [...leads.keys()].toSorted(compareText);
  const distributors = answers.distributors.ok ? answers.distributors.value : last?.distributors;
  const popular = answers.popular.ok ? answers.popular.value : last?.popular;
  const news = assembleNews(answers.news, last?.news);
  const zloty = assembleZloty(answers, last);
  const shipping = answers.shipping.ok ? answers.shipping.value : last?.shipping;
  return {
    makes: listMakes(answers.makes),
    engines: assembleEngines(answers, new Map(parts.map((part) => [part.slug, part]))),
    parts: parts.toSorted((a, b) => compareText(a.slug, b.slug)),
    applications: assembleApplications(answers, sets),
    related: assembleRelated(answers, leads, sets),
    ...(distributors && { distributors: distributors.toSorted(compareDistributors) }),
    ...(popular && { popular }),
    ...(news && { news }),
    ...(zloty && { zloty }),
    ...(shipping && { shipping }),
  };
}

/**
 * Which parts are gone or have another name since the `last` catalogue; absent where there were never any. What was set `aside`
 * is listed still, and so is neither.
 */
export function assembleHistory(
  { parts }: Catalogue,
  last: Catalogue | null,
  pulledAt: string,
  aside: readonly { slug: string }[] = [],
): Catalogue['history'] {
  const known = last?.history ?? { gone: {}, renamed: {} };
  const listed = new Set(aside.map(({ slug }) => slug));
  const before = (last?.parts ?? []).filter(({ slug }) => !listed.has(slug));
  const history = updateHistory(known, { before, now: parts, pulledAt });
  return Object.keys(history.gone).length + Object.keys(history.renamed).length > 0 ? history : undefined;
}

/**
 * What one piece of each part is like at the day of `today` (ISO 8601), by slug, and since which pull; parts without a known
 * stock are missing. `last`: what the pull before found at `pulledAt`.
 */
export function assembleAvailability(
  { parts }: Catalogue,
  stock: Map<string, Stock>,
  today: string,
  last: { availability: Catalogue['availability']; pulledAt: string } | null = null,
): NonNullable<Catalogue['availability']> {
  const known = parts.flatMap(({ slug }) => {
    const own = stock.get(slug);
    if (!own) return [];
    const now = decidePulledAvailability(own, today);
    const before = last?.availability?.[slug];
    const since = before?.case === now.case ? (before.since ?? last?.pulledAt ?? today) : today;
    return [[slug, { ...now, since }] as const];
  });
  return Object.fromEntries(known);
}
