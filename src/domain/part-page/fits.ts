import type { Application } from '../catalogue/catalogue.ts';
import { toMakeTitle } from '../catalogue/make-name.ts';

/** A make, as a visitor reads it, with the engines of it that a part fits; `slug` null where the engine has no page. */
export type FittingMake = { make: string; makeSlug: string; engines: { name: string; slug: string | null }[] };

/** The engines that a part fits, each once, by make and in the order of its applications (rule part.fits). */
export function listFits(applications: readonly Application[]): FittingMake[] {
  const makes = Map.groupBy(applications, ({ makeSlug }) => makeSlug);
  return [...makes].map(([makeSlug, rows]) => ({
    make: toMakeTitle(rows[0]?.make ?? ''),
    makeSlug,
    engines: [...new Map(rows.map(({ engine, engineSlug }) => [engine, { name: engine, slug: engineSlug }])).values()],
  }));
}
