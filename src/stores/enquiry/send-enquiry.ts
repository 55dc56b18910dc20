/** Sends an enquiry of any form with its proof; what a repeat is, is decided here. */
import type { BodyOf, call } from '#api/call.ts';
import { type EnquiryKind, enquiryPaths, type sendEnquirySchemas } from '#api/enquiry.ts';
import * as z from 'zod/mini';
import type { ProofFailure, ProofStore } from './proof.ts';

export type EnquiryFailure = ProofFailure | 'too-many-requests' | 'proof-refused';
export type Sending = {
  /** the work of the proof begins; at the first focus of a form */
  begin: () => void;
  /** null when it was received and is kept; else why not */
  send: (kind: EnquiryKind, key: string, enquiry: object) => Promise<EnquiryFailure | null>;
};

/** `enquiry` is what the form's own schema made of it */
type EnquiryBody = Record<keyof BodyOf<(typeof sendEnquirySchemas)[EnquiryKind]>, unknown>;

const known = new Set<string>(['offline', 'too-many-requests', 'proof-refused']);
const toFailure = (code: string): EnquiryFailure => (known.has(code) ? (code as EnquiryFailure) : 'other');

export function createSending(effects: { call: typeof call; proof: ProofStore }): Sending {
  const { call, proof } = effects;

  async function attempt(kind: EnquiryKind, key: string, enquiry: object): Promise<EnquiryFailure | null> {
    const made = await proof.take();
    if (!made.ok) return made.failure;
    const body = { key, proof: made.proof, enquiry } satisfies EnquiryBody;
    const sent = await call(enquiryPaths[kind], z.null(), { method: 'POST', body });
    return sent.ok ? null : toFailure(sent.problem.code);
  }

  return {
    begin: proof.begin,
    /** A proof may have become too old while somebody was typing, or the first answer may be lost: one more is tried. */
    async send(kind, key, enquiry) {
      const failure = await attempt(kind, key, enquiry);
      return failure === 'proof-refused' ? attempt(kind, key, enquiry) : failure;
    },
  };
}
