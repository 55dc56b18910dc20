import { confirmOrder } from '#server/handlers/confirm-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: confirmOrder });
