import type { MyEngine } from '../catalogue/my-engine.ts';
import { writeEngineYears } from '../catalogue/engine-years.ts';
import { buildPartCode } from '../part/part-code.ts';
import { writeTitle } from '../part/set-title.ts';
import { writeLead } from './describe-fits.ts';
import type { FoundPart } from './rank-parts.ts';
import type { EngineRow } from './index-rows.ts';
import type { EngineHit, PartHit, SetHit } from './search-answer.ts';

/** Address of a found part. */
export const slugOf = ({ set, code }: FoundPart): string => buildPartCode(set.code, code);

/** A found part as it is shown. The engine that was asked for, else the visitor's own, leads what it fits. */
export function toPartHit(part: FoundPart, myEngine: MyEngine | null): PartHit {
  const { set, code, alias } = part;
  const lead = part.lead
    ? `${part.lead.make} ${part.lead.name}`
    : myEngine
      ? `${myEngine.make} ${myEngine.engine}`
      : null;
  return {
    kind: 'part',
    slug: slugOf(part),
    set: set.code,
    size: code,
    title: writeTitle({ ...set.kind, what: set.kind.name, engines: set.fits.engines }, { set: set.code, size: code }),
    type: set.kind.type,
    fits: writeLead(set.fits, part.lead || myEngine?.sets.includes(set.code) ? lead : null),
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

/** The sets among found parts, each once, those that fit the same of the found engines together. */
export function listSetHits(parts: readonly FoundPart[], engines: readonly EngineRow[]): SetHit[] {
  const known = new Set<unknown>();
  const firsts = parts.filter(({ set }) => !known.has(set) && known.add(set));
  const isOneMake = new Set(engines.map(({ make }) => make)).size === 1;
  const hits = firsts.map((part): SetHit => {
    const { set, size, title, type, fits, replaces } = toPartHit(part, null);
    const fitting = engines.filter(({ sets }) => sets.includes(part.set));
    const names = fitting.map(({ make, name }) => (isOneMake ? name : `${make} ${name}`));
    return { set, size, title, type, fits, replaces, name: part.set.kind.name, sizes: part.set.sizes, engines: names };
  });
  const groups = Map.groupBy(hits, ({ engines: of, type }) => `${of.join()} ${type === 'calico' ? '' : type}`);
  return [...groups.values()].flat();
}
