import { addLine } from '#server/handlers/add-line.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: addLine });
