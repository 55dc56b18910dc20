import { stopStockAlert } from '#server/handlers/follow-alert-link.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: stopStockAlert });
