import { groupBy } from '../group-by.ts';
import type { MyEngine } from '../catalogue/my-engine.ts';
import { writeEngineKey } from '../part/engine-key.ts';
import { writeEngineYears } from '../catalogue/engine.ts';
import type { PartType } from '../part/part.ts';
import { buildPartCode } from '../part/part-code.ts';
import { writeLedBy } from '../part/lead-engine.ts';
import { writeTitle } from '../part/set-title.ts';
import { type FoundPart, isBegunOf, listWishedSizes } from './rank-parts.ts';
import type { EngineRow } from './search-index.ts';
import type { EngineHit, PartHit, SetHit, SizeNote } from './search-answer.ts';

/** Address of a found part. */
export const slugOf = ({ set, code }: FoundPart): string => buildPartCode(set.code, code);

/** The spoken name of a found part, with its size where it is given. */
const writeName = ({ set: { kind } }: FoundPart, engines: string, of = { set: '', size: '' }): string =>
  writeTitle({ ...kind, what: kind.name, engines }, of);

/** The engine that the name of a set begins with: the one that was asked for, else the visitor's own (rule part.engine-words). */
function findLead({ set: { code }, lead }: FoundPart, myEngine: MyEngine | null): MyEngine | EngineHit | null {
  if (lead) return toEngineHit(lead);
  return myEngine?.sets.includes(code) ? myEngine : null;
}

function writeEngines(part: FoundPart, myEngine: MyEngine | null): string {
  const { fits } = part.set;
  const lead = findLead(part, myEngine);
  return lead ? writeLedBy(`${lead.make} ${lead.engine}`, fits.count) : fits.engines;
}

/** A found part as it is shown. */
export function toPartHit(part: FoundPart, myEngine: MyEngine | null): PartHit {
  const { set, code, alias } = part;
  return {
    kind: 'part',
    slug: slugOf(part),
    set: set.code,
    size: code,
    title: writeName(part, writeEngines(part, myEngine), { set: set.code, size: code }),
    type: set.kind.type,
    replaces: alias && alias.brand !== '' ? `${alias.brand} ${alias.number}` : null,
    makeSlugs: [...set.fits.makes],
  };
}

/** A found engine as it is shown. */
export const toEngineHit = ({ makeSlug, slug, make, name, models, years, cc }: EngineRow): EngineHit => ({
  kind: 'engine',
  makeSlug,
  engineSlug: slug,
  make,
  engine: name,
  models,
  years: years ? writeEngineYears(years) : '',
  cc,
});

/** A set among found parts, in the size that comes first, with the found engines that it fits. */
type FoundOnce = { part: FoundPart; engines: readonly EngineRow[] };

/** The sets among found parts, each once. `areGrouped`: those of one kind that fit the same of the found engines stand together. */
export function listSets(
  parts: readonly FoundPart[],
  engines: readonly EngineRow[],
  areGrouped: boolean,
): readonly FoundOnce[] {
  const known = new Set<unknown>();
  const firsts = parts.filter(({ set }) => !known.has(set) && known.add(set));
  const once = firsts.map((part) => ({ part, engines: engines.filter(({ sets }) => sets.includes(part.set)) }));
  if (!areGrouped) return once;
  const keyOf = ({ part: { set }, engines: of }: FoundOnce): string =>
    `${of.map(({ makeSlug, slug }) => `${makeSlug}/${slug}`).join()} ${set.kind.type}`;
  return [...groupBy(once, keyOf).values()].flat();
}

/** what no journal is ground for: a size asked for beside it is no size of it */
const sizeless: readonly PartType[] = ['oil-pump', 'flexigauge', 'other'];
const hasSizes = ({ sizes, kind: { type } }: FoundPart['set']): boolean =>
  sizes.join('') !== '' || !sizeless.includes(type);

/** What is said of a size that was asked for and that a set is not made in (rule search.size-asked). */
function noteSize(part: FoundPart): SizeNote {
  const { set, size } = part;
  if (!size || listWishedSizes(part).length > 0) return {};
  if (!hasSizes(set)) return { isOneSize: true };
  const isBegun = isBegunOf(part);
  return { notMade: size.typed, ...(isBegun && { isBegun }) };
}

/** A found set as it is shown; `isOneMake`: its engines need no make. */
export function toSetHit({ part, engines }: FoundOnce, isOneMake: boolean, myEngine: MyEngine | null): SetHit {
  const { kind: _kind, slug: _slug, makeSlugs: _makeSlugs, ...hit } = toPartHit(part, myEngine);
  const { showsType, holds } = part.set.kind;
  const lead = findLead(part, myEngine);
  return {
    ...hit,
    name: writeName(part, writeEngines(part, myEngine)),
    shortName: writeName(part, ''),
    sizes: part.set.sizes,
    engines: engines.map(({ make, name }) => (isOneMake ? name : `${make} ${name}`)),
    ...(lead && { engine: writeEngineKey(lead) }),
    ...(showsType && { showsType: true }),
    ...(holds && { holds }),
    ...noteSize(part),
  };
}
