import { poseChallenge } from '#server/handlers/proof.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: poseChallenge });
