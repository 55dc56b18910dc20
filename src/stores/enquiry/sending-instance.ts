import { call } from '#api/call.ts';
import { proofStore } from './proof-instance.ts';
import { createSending } from './send-enquiry.ts';

/** How the forms of this page send. */
export const sendingHere = createSending({ call, proof: proofStore });
