import { openOrderLink } from '#server/handlers/order-link.ts';
import { readOrder } from '#server/handlers/own-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readOrder, POST: openOrderLink });
