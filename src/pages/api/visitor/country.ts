import { serve } from '#server/handlers/serve.ts';
import { setDeliveryCountry } from '#server/handlers/set-delivery-country.ts';

export const prerender = false;
export const ALL = serve({ PUT: setDeliveryCountry });
