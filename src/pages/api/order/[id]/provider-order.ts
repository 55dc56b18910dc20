import { keepProviderOrder } from '#server/handlers/keep-provider-order.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: keepProviderOrder });
