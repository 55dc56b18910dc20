import { writeLlms } from '#domain/metadata/llms.ts';

/** What programs that read for people should know first. */
export const GET = (): Response =>
  new Response(writeLlms(import.meta.env.SITE), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
