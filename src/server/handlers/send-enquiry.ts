import { sendEnquirySchemas } from '#api/enquiry.ts';
import type { SentEnquiry } from '../mail/enquiry-queue.ts';
import type { Services } from '../services.ts';
import { answerNothing, type Handler, readBody, type Where } from './answer.ts';
import { checkWriter } from './enquiry-gate.ts';

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
