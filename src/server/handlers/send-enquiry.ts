import { enquiryFormSchema } from '#api/enquiry-form.ts';
import { sendEnquirySchemas } from '#api/enquiry.ts';
import type { SentEnquiry } from '../mail/enquiry-queue.ts';
import type { Services } from '../services.ts';
import { todayOf } from '../today.ts';
import { answerFault, answerJson, answerNothing, type Handler, readBody, type Where } from './answer.ts';
import { checkWriter } from './proof.ts';

async function take(services: Services, where: Where, proof: string, sent: SentEnquiry): Promise<Response> {
  const refusal = await checkWriter(services, where, proof);
  if (refusal) return refusal;
  await services.enquiries.put(sent);
  return answerNothing();
}

/**
 * POST /api/enquiry/general: goes to the shop's mailbox (rule enquiry.recipient). 204 when it is kept and will be sent,
 * also where the mail server is away just now.
 */
export const sendGeneralEnquiry: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendEnquirySchemas.general);
  if (!body.ok) return body.failure;
  const { key, proof, enquiry } = body.value;
  return take(services, where, proof, { kind: 'general', key, enquiry });
};

/** POST /api/enquiry/dealer: an application to sell, in the same way. */
export const sendDealerEnquiry: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendEnquirySchemas.dealer);
  if (!body.ok) return body.failure;
  const { key, proof, enquiry } = body.value;
  return take(services, where, proof, { kind: 'dealer', key, enquiry });
};

/** POST /api/enquiry/quick: a question about a part, in the same way. */
export const sendQuickEnquiry: Handler = async (services, request, where) => {
  const body = await readBody(services, request, sendEnquirySchemas.quick);
  if (!body.ok) return body.failure;
  const { key, proof, enquiry } = body.value;
  return take(services, where, proof, { kind: 'quick', key, enquiry });
};

/** The seller's call knows sent and not sent: whatever the reason, which the problem in it names. */
const asNotSent = ({ body, headers }: Response): Response => new Response(body, { status: 404, headers });

async function takeForm(services: Services, request: Request, where: Where): Promise<Response> {
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
  takeForm(services, request, where).catch((error: unknown) => asNotSent(answerFault(services, error)));
