import { openPayment } from '#server/handlers/order-payment.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: openPayment });
