import type { KeptEngine } from '../catalogue/kept-engine.ts';
import { buildPartCode } from '../part/part-code.ts';
import { writeSizedTitle } from '../part/part-title.ts';
import { writeFits } from './describe-fits.ts';
import type { FoundPart } from './rank-parts.ts';
import type { EngineRow } from './rows.ts';
import type { EngineHit, PartHit } from './search-answer.ts';

/** Address of a found part. */
export const slugOf = ({ set, code }: FoundPart): string => buildPartCode(set.code, code);

/** A found part as it is shown. The engine that was asked for, else the kept one, leads what it fits. */
export function toPartHit(part: FoundPart, kept: KeptEngine | null): PartHit {
  const { set, code, alias } = part;
  const lead = part.lead ? `${part.lead.make} ${part.lead.name}` : kept ? `${kept.make} ${kept.engine}` : null;
  return {
    kind: 'part',
    slug: slugOf(part),
    set: set.code,
    size: code,
    title: writeSizedTitle(set.kind.name, { set: set.code, size: code }),
    type: set.kind.type,
    fits: writeFits(set.fits, part.lead || kept?.sets.includes(set.code) ? lead : null),
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
