import { mailOrderLink } from '#server/handlers/order-link.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: mailOrderLink });
