import type { Engine, Make } from '../catalogue/catalogue.ts';
import { enginePath } from '../catalogue/page-paths.ts';
import { toCanonical } from '../metadata/canonical.ts';

/** An engine as programs read it; texts as supplied, null where there is none. */
export type EngineData = {
  id: string;
  make: string;
  name: string;
  models: string;
  capacity: string | null;
  description: string;
  cylinders: string | null;
  boreSize: string | null;
  stroke: string | null;
  tooltip: string | null;
  /** slugs of the parts that fit, in order of set and size */
  parts: string[];
  /** of its page */
  url: string;
};

/** One name for an engine of a make: "Honda-K20A". The same code at two makes is two engines. */
export const toEngineId = ({ makeSlug, slug }: { makeSlug: string; slug: string }): string => `${makeSlug}-${slug}`;

/** `site`: the shop's address without a slash at its end. */
export const toEngineData = (site: string, make: Make, engine: Engine): EngineData => ({
  id: toEngineId(engine),
  make: make.name,
  name: engine.name,
  models: engine.models,
  capacity: engine.capacity,
  description: engine.description,
  cylinders: engine.cylinders,
  boreSize: engine.boreSize,
  stroke: engine.stroke,
  tooltip: engine.tooltip,
  parts: engine.parts,
  url: toCanonical(site, enginePath(engine.makeSlug, engine.slug)),
});
