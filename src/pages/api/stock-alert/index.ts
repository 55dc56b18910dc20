import { askStockAlert } from '#server/handlers/ask-stock-alert.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: askStockAlert });
