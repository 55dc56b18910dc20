import { placeOrder } from '#server/handlers/place-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: placeOrder });
