import type { APIRoute, GetStaticPaths } from 'astro';
import { listDrawingFiles } from '#collections/part-pages.ts';

export const getStaticPaths: GetStaticPaths = () =>
  listDrawingFiles().map(({ slug, svg }) => ({ params: { slug }, props: { svg } }));

/** The drawing of a part from its own figures, to be shown by its page and to be printed. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
