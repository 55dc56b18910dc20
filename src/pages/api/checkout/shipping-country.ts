import { setShippingCountry } from '#server/handlers/set-checkout-choice.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ PUT: setShippingCountry });
