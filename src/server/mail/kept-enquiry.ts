import * as z from 'zod';
import { dealerEnquirySchema } from '#domain/enquiry/dealer-enquiry.ts';
import { generalEnquirySchema } from '#domain/enquiry/general-enquiry.ts';
import { quickEnquirySchema } from '#domain/enquiry/quick-enquiry.ts';

/** An enquiry of one of the three forms, as it waits for the mail server. */
export const keptEnquirySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general'), enquiry: generalEnquirySchema }),
  z.strictObject({ kind: z.literal('dealer'), enquiry: dealerEnquirySchema }),
  z.strictObject({ kind: z.literal('quick'), enquiry: quickEnquirySchema }),
]);
export type KeptEnquiry = z.infer<typeof keptEnquirySchema>;
