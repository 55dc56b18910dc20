import { searchParts } from '#server/handlers/part-lists.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: searchParts });
