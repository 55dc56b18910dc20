import { readLivePart } from '#server/handlers/live-part.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readLivePart });
