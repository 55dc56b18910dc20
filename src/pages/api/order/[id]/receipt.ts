import { mailReceipt } from '#server/handlers/own-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: mailReceipt });
