import { sendWithdrawal } from '#server/handlers/send-withdrawal.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: sendWithdrawal });
