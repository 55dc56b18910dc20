import { drawFlag, listFlagCodes } from '#collections/flags.ts';

export const getStaticPaths = () => listFlagCodes().map((code) => ({ params: { code } }));

/** A country's flag, shown beside the place that dates are told for. */
export async function GET({ params }: { params: { code: string } }): Promise<Response> {
  return new Response(await drawFlag(params.code), { headers: { 'content-type': 'image/webp' } });
}
