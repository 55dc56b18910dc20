import type { APIRoute, GetStaticPaths } from 'astro';
import { listFactsFiles } from '#collections/catalogue-data.ts';
import type { SetFacts } from '#domain/part-page/set-facts.ts';

export const getStaticPaths: GetStaticPaths = () =>
  listFactsFiles().map((facts) => ({ params: { set: facts.set }, props: { facts } }));

/** What the build list needs to know of one set: see `api/set-facts.ts`. */
export const GET: APIRoute<{ facts: SetFacts }> = ({ props }) => Response.json(props.facts);
