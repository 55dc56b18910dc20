import * as z from 'zod/mini';
import { countryCodeSchema } from './shapes.ts';

/** GET: where the visitor seems to be, from the country service; null where it could not be asked. */
export const visitorPath = '/api/visitor';
export const visitorAnswerSchema = z.strictObject({ country: z.nullable(countryCodeSchema) });
export type VisitorAnswer = z.infer<typeof visitorAnswerSchema>;
