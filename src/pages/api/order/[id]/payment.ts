import { readPayment } from '#server/handlers/read-payment.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readPayment });
