import { enquiryFormSchema } from '#api/enquiry-form.ts';
import type { Services } from '../services.ts';
import { todayOf } from '../today.ts';
import { answerFault, answerJson, type Handler, readBody, type Where } from './answer.ts';
import { checkWriter } from './enquiry-gate.ts';

/** The seller's call knows sent and not sent: whatever the reason, which the problem in it names. */
const asNotSent = ({ body, headers }: Response): Response => new Response(body, { status: 404, headers });

async function take(services: Services, request: Request, where: Where): Promise<Response> {
  const read = await readBody(services, request, enquiryFormSchema);
  if (!read.ok) return asNotSent(read.failure);
  const { email, part, text, proof } = read.value;
  const refusal = await checkWriter(services, where, proof);
  if (refusal) return asNotSent(refusal);
  // the call has no key of its own: who sends the same words again on the same day has had no answer
  await services.enquiries.put({ kind: 'quick', key: todayOf(services.now), enquiry: { email, part, text } });
  return answerJson({ sent: true });
}

/**
 * POST /email/enquiry-form, a question about a part by the seller's own call (rule enquiry.form-call): 200 when it is kept
 * and will be sent to the shop's mailbox, 404 when not. The same proof and pace stand before it as before the forms.
 */
export const sendEnquiryForm: Handler = (services, request, where) =>
  take(services, request, where).catch((error: unknown) => asNotSent(answerFault(services, error)));
