import { stopStockAlert } from '#server/handlers/stock-alert.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: stopStockAlert });
