import { readVisitor } from '#server/handlers/visitor.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ GET: readVisitor });
