import { readBasket, recoverBasket } from '#server/handlers/basket.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readBasket, POST: recoverBasket });
