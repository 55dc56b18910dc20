import * as z from 'zod/mini';
import { dealerEnquirySchema } from '#domain/enquiry/dealer-enquiry.ts';
import { generalEnquirySchema } from '#domain/enquiry/general-enquiry.ts';
import { quickEnquirySchema } from '#domain/enquiry/quick-enquiry.ts';

/**
 * POST → 204: kept, and will be mailed to the shop. 403 proof-refused: a used, old or wrong proof; 429 too-many-requests.
 * The same key with the same enquiry is one enquiry, however often it is sent. `quick` is about one part.
 */
export const enquiryPaths = {
  general: '/api/enquiry/general',
  dealer: '/api/enquiry/dealer',
  quick: '/api/enquiry/quick',
} as const;
export type EnquiryKind = keyof typeof enquiryPaths;

const envelope = {
  /** made once by whoever sends, kept for repeats */
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  /** made from a challenge; counts once */
  proof: z.string().check(z.minLength(1), z.maxLength(4096)),
};

export const sendEnquirySchemas = {
  general: z.strictObject({ ...envelope, enquiry: generalEnquirySchema }),
  dealer: z.strictObject({ ...envelope, enquiry: dealerEnquirySchema }),
  quick: z.strictObject({ ...envelope, enquiry: quickEnquirySchema }),
} as const;

/**
 * GET → 200 `challengeSchema`: what a browser needs to prove that it took pains (rule enquiry.proof); good for one
 * enquiry.
 */
export const challengePath = '/api/enquiry/challenge';

const hex = z.string().check(z.regex(/^[0-9a-f]{2,256}$/));

/** A challenge of altcha, signed by the shop. `expiresAt`: seconds since 1970 */
export const workSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int(),
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type Work = z.infer<typeof workSchema>;

export const challengeSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('proof-of-work'), work: workSchema }),
  z.strictObject({ provider: z.literal('turnstile'), siteKey: z.string() }),
]);
export type Challenge = z.infer<typeof challengeSchema>;

/** The proof of a `proof-of-work` challenge, as JSON in base64. */
export const workProofSchema = z.strictObject({
  challenge: workSchema,
  solution: z.strictObject({ counter: z.int(), derivedKey: hex }),
});
export type WorkProof = z.infer<typeof workProofSchema>;
