import { openOrderLink } from '#server/handlers/open-order-link.ts';
import { readOrder } from '#server/handlers/read-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readOrder, POST: openOrderLink });
