import { searchParts } from '#server/handlers/search-parts.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: searchParts });
