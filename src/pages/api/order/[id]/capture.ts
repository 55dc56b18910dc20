import { grantCapture } from '#server/handlers/grant-capture.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: grantCapture });
