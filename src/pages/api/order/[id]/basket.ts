import { listOtherMethods, putBackOrder } from '#server/handlers/put-back-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: listOtherMethods, POST: putBackOrder });
