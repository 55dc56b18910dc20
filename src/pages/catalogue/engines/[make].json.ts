import type { APIRoute, GetStaticPaths } from 'astro';
import { readCatalogue } from '#collections/catalogue.ts';
import { readEngineYears } from '#domain/catalogue/engine.ts';
import { listMakePages, type MakePage } from '#collections/engine-pages.ts';
import { countSets } from '#domain/engine/set-prices.ts';

export const getStaticPaths: GetStaticPaths = () =>
  listMakePages().map((props) => ({ params: { make: props.make.slug }, props }));

/** The engines of one make for the Fast Part Finder: `{ engines: [{ slug, name, models, capacity, nickname, cylinders, years, sold }] }`. */
export const GET: APIRoute<MakePage> = ({ props }) =>
  Response.json({
    engines: props.engines.map((engine) => ({
      ...{ slug: engine.slug, name: engine.name, models: engine.models, capacity: engine.capacity },
      ...{ nickname: engine.tooltip ?? '', cylinders: engine.cylinders ?? '' },
      years: readEngineYears(engine.description),
      sold: countSets(readCatalogue().partsOfEngine(engine)),
    })),
  });
