import { listDistributors } from '#server/handlers/list-distributors.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: listDistributors });
