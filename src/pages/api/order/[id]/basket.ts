import { listOtherMethods, restoreBasketOfOrder } from '#server/handlers/restore-basket.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: listOtherMethods, POST: restoreBasketOfOrder });
