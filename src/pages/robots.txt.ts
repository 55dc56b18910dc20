import { writeRobots } from '#domain/metadata/sitemap-and-robots.ts';

export const GET = () =>
  new Response(writeRobots(import.meta.env.SITE), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
