import type { APIRoute, GetStaticPaths } from 'astro';
import { listEngineData } from '#collections/catalogue-data.ts';

type Props = { data: object[] };

export const prerender = true;
export const getStaticPaths: GetStaticPaths = () =>
  [...listEngineData(import.meta.env.SITE)].map(([make, data]) => ({ params: { make }, props: { data } }));

export const GET: APIRoute<Props> = ({ props: { data } }) => Response.json({ data });
