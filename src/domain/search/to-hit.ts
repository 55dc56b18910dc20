import type { MyEngine } from '../catalogue/my-engine.ts';
import { buildPartCode } from '../part/part-code.ts';
import { writeTitle } from '../part/set-title.ts';
import { writeLead } from './describe-fits.ts';
import type { FoundPart } from './rank-parts.ts';
import type { EngineRow } from './index-rows.ts';
import type { EngineHit, PartHit } from './search-answer.ts';

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
export const toEngineHit = ({ makeSlug, slug, make, name, models }: EngineRow): EngineHit => ({
  kind: 'engine',
  makeSlug,
  engineSlug: slug,
  make,
  engine: name,
  models,
});
