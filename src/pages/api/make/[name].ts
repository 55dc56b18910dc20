import type { APIRoute, GetStaticPaths } from 'astro';
import { listAllMakeData } from '#collections/catalogue-data.ts';

type Props = { make: ReturnType<typeof listAllMakeData>[number] };

export const prerender = true;
export const getStaticPaths: GetStaticPaths = () =>
  listAllMakeData(import.meta.env.SITE).map((make) => ({ params: { name: make.id }, props: { make } }));

export const GET: APIRoute<Props> = ({ props }) => Response.json(props.make);
