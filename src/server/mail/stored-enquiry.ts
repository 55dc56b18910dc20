import * as z from 'zod';
import { limits } from '#config/limits.ts';
import { dealerEnquirySchema } from '#domain/enquiry/dealer-enquiry.ts';
import { generalEnquirySchema } from '#domain/enquiry/general-enquiry.ts';
import { quickEnquirySchema } from '#domain/enquiry/quick-enquiry.ts';
import type { RowFormat } from '../storage/row-format.ts';

const enquirySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('general'), enquiry: generalEnquirySchema }),
  z.strictObject({ kind: z.literal('dealer'), enquiry: dealerEnquirySchema }),
  z.strictObject({ kind: z.literal('quick'), enquiry: quickEnquirySchema }),
]);
/** An enquiry of one of the three forms, as it waits for the mail server. */
export type StoredEnquiry = z.infer<typeof enquirySchema>;

/** stands where the words were, so that a late repeat is known */
const handedOverSchema = z.strictObject({ isHandedOver: z.literal(true) });
type HandedOver = z.infer<typeof handedOverSchema>;

/** Enquiries, by the digest that names them. Longer than the outbox tries, so that a person can still look. */
export const enquiryRows: RowFormat<StoredEnquiry | HandedOver> = {
  kind: 'enquiry',
  prefix: 'enquiry:',
  schema: z.union([enquirySchema, handedOverSchema]),
  keptSeconds: limits.enquiryKeptDays * 24 * 60 * 60,
};
