import { readSearchIndex } from '#collections/search-index.ts';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';

export const getStaticPaths = (() => {
  const { root, shards } = readSearchIndex();
  return [...shards].map(([shard, text]) => ({ params: { digest: root.digest, shard }, props: { text } }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
