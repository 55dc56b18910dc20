import { drawFlag, listFlagCodes } from '#collections/flags.ts';
import { withKeys } from '#collections/page-keys.ts';

export const getStaticPaths = () => withKeys(listFlagCodes().map((code) => ({ params: { code }, props: { code } })));

/** A country's flag, shown beside the place that dates are told for. */
export async function GET({ params }: { params: { code: string } }): Promise<Response> {
  return new Response(await drawFlag(params.code), { headers: { 'content-type': 'image/webp' } });
}
