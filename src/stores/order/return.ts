import { type BodyOf, call } from '#api/call.ts';
import { returnPath, returnReceivedSchema, type sendReturnSchema } from '#api/return.ts';
import { returnKind } from '#domain/statement/return.ts';
import { newKey } from '../browser/new-key.ts';
import { lateProof } from '../enquiry/take-proof.ts';
import { createStatement } from './statement.ts';

/** The one return of this page. */
export const returnStore = createStatement(returnKind, {
  path: returnPath,
  makeKey: newKey,
  proof: lateProof,
  send(sent, stated) {
    const body = { ...sent, return: stated } satisfies BodyOf<typeof sendReturnSchema>;
    return call(returnPath, returnReceivedSchema, { method: 'POST', body });
  },
});
