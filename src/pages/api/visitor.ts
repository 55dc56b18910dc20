import { readVisitor } from '#server/handlers/visitor-country.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readVisitor });
