import { poseChallenge } from '#server/handlers/pose-challenge.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: poseChallenge });
