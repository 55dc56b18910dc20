import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { toMakeSlug } from '#domain/catalogue/make.ts';
import type { Application } from '#domain/catalogue/catalogue.ts';
import type { WireRow } from '../contract/applications.ts';

/** One row as a line of "what does this part fit"; whether the engine has a page is the catalogue's knowledge, here every engine has. */
export const toApplication = ({
  make,
  model,
  engine,
  variant,
}: Pick<WireRow, 'make' | 'model' | 'engine' | 'variant'>): Application => ({
  make,
  makeSlug: toMakeSlug(make),
  model,
  engine,
  engineSlug: toEngineSlug(engine),
  variant,
});

const keyOf = ({ make, model, engine, variant }: Application): string => [make, model, engine, variant].join('\n');

/** Applications without repetition (a row stands for one size), in the order they came. */
export function toApplications(rows: WireRow[]): Application[] {
  return [...new Map(rows.map(toApplication).map((one) => [keyOf(one), one])).values()];
}
