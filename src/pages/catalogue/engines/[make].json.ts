import type { APIRoute, GetStaticPaths } from 'astro';
import { readEngineYears } from '#domain/catalogue/engine-years.ts';
import { listMakePages, type MakePage } from '#collections/engine-pages.ts';
import { withKeys } from '#collections/page-keys.ts';

export const getStaticPaths: GetStaticPaths = () =>
  withKeys(listMakePages().map((props) => ({ params: { make: props.make.slug }, props })));

/** The engines of one make for the Fast Part Finder: `{ engines: [{ slug, name, models, capacity, years }] }`. */
export const GET: APIRoute<MakePage> = ({ props }) =>
  Response.json({
    engines: props.engines.map(({ slug, name, models, capacity, description }) => ({
      ...{ slug, name, models, capacity },
      years: readEngineYears(description),
    })),
  });
