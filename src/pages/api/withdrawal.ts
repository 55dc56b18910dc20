import { sendWithdrawal } from '#server/handlers/send-statement.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: sendWithdrawal });
