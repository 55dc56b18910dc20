import * as z from 'zod/mini';
import { limits } from '#config/limits.ts';
import { quickEnquirySchema } from '#domain/enquiry/quick-enquiry.ts';
import { sendEnquirySchemas } from './enquiry.ts';

/**
 * POST `enquiryFormSchema` → 200: kept, and will be mailed to the shop; 404 with a problem for everything else (rule
 * enquiry.form-call). The same question of the same day is one enquiry.
 */
export const enquiryFormPath = '/email/enquiry-form';

const { email, part, text } = quickEnquirySchema.shape;

export const enquiryFormSchema = z.strictObject({
  email,
  part: part.check(z.describe('The slug of a part')),
  /** by the name of the seller's own call; the server says where a mail comes from, so it is read and not used */
  source: z.string().check(z.maxLength(limits.enquiryLineMax), z.describe('Where the question was asked; not used')),
  text: text.check(z.describe('May be empty')),
  proof: sendEnquirySchemas.quick.shape.proof.check(z.describe('The answer to /api/enquiry/challenge; counts once')),
});

export const enquiryFormAnswerSchema = z.strictObject({ sent: z.literal(true) });
