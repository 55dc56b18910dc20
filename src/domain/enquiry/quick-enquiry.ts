import * as z from 'zod/mini';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { limits } from '#config/limits.ts';
import { takeOutUnseen } from '../clean-text.ts';
import { slugPattern } from '../part/part-code.ts';
import { mailbox } from '../typed-text.ts';

const { emailRequired, emailInvalid } = enquiryCopy.quick;

/** x@y.z (rule enquiry.quick-email), one address, and nothing that a mail header could take for more. */
const oneMailbox = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/;
const isMailbox = (text: string): boolean => oneMailbox.test(text) && text.length - text.indexOf('@') <= 190;

/** One e-mail address as typed; its issues are the fixed sentences (rule enquiry.quick-email). */
export const emailSchema = mailbox(emailRequired, emailInvalid).check(z.refine(isMailbox, emailInvalid));

/** A question about one part: `part` is its slug; the text may be empty, the part says what it is about. */
export const quickEnquirySchema = z.strictObject({
  email: emailSchema,
  part: z.string().check(z.regex(slugPattern)),
  text: z.string().check(z.overwrite(takeOutUnseen), z.maxLength(limits.enquiryTextMax)),
});
export type QuickEnquiry = z.infer<typeof quickEnquirySchema>;

/** The sentence to show at the e-mail field, or null where it is good. */
export function findEmailFault(email: string): string | null {
  const parsed = emailSchema.safeParse(email);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? emailInvalid);
}
