import { isVisibleCode } from '#domain/part/part.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Answers } from './ask.ts';
import { findPriceJumps } from './check-prices.ts';
import { findLostSentinels, type Sentinel } from './sentinels.ts';

/** Share of broken items beyond which a pull is not trusted; one always may be. */
const brokenLimit = 0.02;
/** Share that may go from one pull to the next without a person's word. */
const dropLimit = 0.05;

const name = (all: string[]): string =>
  `${all.slice(0, 5).join(', ')}${all.length > 5 ? ` and ${all.length - 5} more` : ''}`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const repeated = (keys: string[]): string[] => {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))];
};

const line = (what: string, all: string[]): string[] => (all.length === 0 ? [] : [`${what}: ${name(all)}`]);

const findEmpty = (catalogue: Catalogue): string[] =>
  (['makes', 'engines', 'parts'] as const)
    .filter((list) => catalogue[list].length === 0)
    .map((list) => `the list of ${list} is empty`);

const findDuplicates = ({ makes, engines, parts }: Catalogue): string[] => [
  ...line('parts listed twice', repeated(parts.map(({ slug }) => slug))),
  ...line('part ids used twice', repeated(parts.map(({ id }) => id))),
  ...line('makes listed twice', repeated(makes.map(({ slug }) => slug))),
  ...line('engines listed twice', repeated(engines.map(({ makeSlug, slug }) => `${makeSlug}/${slug}`))),
];

const findPrices = ({ parts }: Catalogue): string[] =>
  line(
    'parts not priced in euro',
    parts.filter(({ price }) => price.gross.currency !== 'eur').map(({ slug }) => slug),
  );

function findUnknownMakes({ makes, engines, applications }: Catalogue): string[] {
  const known = new Set(makes.map(({ slug }) => slug));
  const lines = Object.values(applications).flat();
  const unknownMakes = [...engines, ...lines].map(({ makeSlug }) => makeSlug).filter((slug) => !known.has(slug));
  return line('makes that engines or applications name and the list does not', [...new Set(unknownMakes)]);
}

function findBroken({ listed }: Answers): string[] {
  const share = listed.broken.length / Math.max(1, listed.broken.length + listed.parts.length);
  if (share <= brokenLimit || listed.broken.length <= 1) return [];
  const first = listed.broken.slice(0, 3).map(({ slug, at }) => `${slug} (${at})`);
  return [
    `${listed.broken.length} items are broken (${percent(share)}, at most ${percent(brokenLimit)} may be): ${first.join('; ')}`,
  ];
}

/** Without a last good snapshot to compare with, the pull must at least agree with itself: a part that fits an engine is listed. */
function findUnlisted({ fitments, listed }: Answers): string[] {
  const known = new Set([...listed.parts, ...listed.broken].map(({ slug }) => slug));
  const named = [...new Set(fitments.map(({ slug }) => slug))].filter(isVisibleCode);
  const missing = named.filter((slug) => !known.has(slug));
  if (missing.length <= named.length * dropLimit) return [];
  return [
    `the list of parts is cut: ${missing.length} of the ${named.length} parts that applications name are not in it: ${name(missing)}`,
  ];
}

const countLines = ({ applications }: Catalogue): number =>
  Object.values(applications).reduce((sum, lines) => sum + lines.length, 0);

const findFewer = (what: string, before: number, now: number): string[] => {
  const share = (before - now) / Math.max(1, before);
  return share <= dropLimit
    ? []
    : [`${what} fell from ${before} to ${now} (${percent(share)}, at most ${percent(dropLimit)} may go)`];
};

function findDrops(last: Catalogue, now: Catalogue): string[] {
  const still = new Set(now.makes.map(({ slug }) => slug));
  return [
    ...line(
      'makes that are gone',
      last.makes.filter(({ slug }) => !still.has(slug)).map(({ title }) => title),
    ),
    ...findFewer('parts', last.parts.length, now.parts.length),
    ...findFewer('engines', last.engines.length, now.engines.length),
    ...findFewer('application lines', countLines(last), countLines(now)),
  ];
}

/** What a pull is compared with, and what a person has said about it. */
type Grounds = {
  /** the last good catalogue, null when there is none */
  last: Catalogue | null;
  /** that the range has really become smaller */
  acceptDrop: boolean;
  /** that prices have really moved so far */
  acceptPrices: boolean;
  /** what they begin again to say so */
  command: string;
  sentinels?: readonly Sentinel[];
};

const unless = (accepted: boolean, again: string, faults: string[]): string[] =>
  accepted ? [] : faults.map((fault) => `${fault}; if that is meant: ${again}`);

/** Everything that speaks against publishing this pull, one readable line each; none: it is good. */
export function findFaults(
  answers: Answers,
  catalogue: Catalogue,
  { last, acceptDrop, acceptPrices, command, sentinels = [] }: Grounds,
): string[] {
  return [
    ...findEmpty(catalogue),
    ...findDuplicates(catalogue),
    ...findPrices(catalogue),
    ...findUnknownMakes(catalogue),
    ...findBroken(answers),
    ...findLostSentinels(sentinels, catalogue, last),
    ...unless(acceptDrop, `${command} -- --accept-drop`, last ? findDrops(last, catalogue) : findUnlisted(answers)),
    ...unless(acceptPrices, `${command} -- --accept-prices`, last ? findPriceJumps(last, catalogue) : []),
  ];
}
