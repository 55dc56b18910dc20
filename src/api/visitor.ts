import * as z from 'zod/mini';
import { countryCodeSchema } from './field-schemas.ts';

/**
 * GET → 200 `visitorSchema`. `country`: where the visitor seems to be; null where nobody knows, or where we do not deliver
 * to. `isSupported`: whether the legal links stand among the others of the footer (rule seller.legal-links).
 */
export const visitorPath = '/api/visitor';

export const visitorSchema = z.strictObject({ country: z.nullable(countryCodeSchema), isSupported: z.boolean() });
