import { keepCheckoutDraft } from '#server/handlers/checkout.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ PUT: keepCheckoutDraft });
