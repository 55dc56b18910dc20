import { readLiveParts } from '#server/handlers/live-parts.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: readLiveParts });
