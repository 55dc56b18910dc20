import { toWebManifest } from '#domain/metadata/web-manifest.ts';

export const GET = () =>
  new Response(JSON.stringify(toWebManifest()), { headers: { 'content-type': 'application/manifest+json' } });
