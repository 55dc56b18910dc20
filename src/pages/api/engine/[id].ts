import type { APIRoute, GetStaticPaths } from 'astro';
import { listEngineData } from '#collections/catalogue-data.ts';

type Props = { engine: object };

export const prerender = true;
export const getStaticPaths: GetStaticPaths = () =>
  [...listEngineData(import.meta.env.SITE).values()]
    .flat()
    .map((engine) => ({ params: { id: engine.id }, props: { engine } }));

export const GET: APIRoute<Props> = ({ props }) => Response.json(props.engine);
