import { writeLlms } from '#domain/metadata/llms.ts';
import { readNoun } from '#editors/read-noun.ts';

/** What programs that read for people should know first. */
export const GET = async (): Promise<Response> => {
  const { products } = await readNoun('menu');
  return new Response(writeLlms(import.meta.env.SITE, products), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
