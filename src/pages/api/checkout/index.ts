import { readCheckout } from '#server/handlers/read-checkout.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readCheckout });
