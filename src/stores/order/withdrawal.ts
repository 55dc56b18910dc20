import { type BodyOf, call } from '#api/call.ts';
import { type sendWithdrawalSchema, withdrawalPath, withdrawalReceivedSchema } from '#api/withdrawal.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { readPromiseLink } from '#domain/delivery/promise-link.ts';
import { withdrawalKind } from '#domain/statement/withdrawal.ts';
import { newKey } from '../browser/new-key.ts';
import { lateProof } from '../enquiry/take-proof.ts';
import { createStatement } from './statement.ts';

/** The one withdrawal of this page. */
export const withdrawalStore = createStatement(withdrawalKind, {
  path: withdrawalPath,
  makeKey: newKey,
  proof: lateProof,
  send(sent, withdrawal) {
    const body = { ...sent, withdrawal } satisfies BodyOf<typeof sendWithdrawalSchema>;
    return call(withdrawalPath, withdrawalReceivedSchema, { method: 'POST', body });
  },
});

/** What was promised of that order, as its page or mail knew it; null where nothing is known. */
export function readPromiseFromAddress(): { promised: Promised; isExport: boolean } | null {
  const known = new URLSearchParams(location.hash.slice(1));
  const promised = readPromiseLink(known.get('promised') ?? '');
  return promised && { promised, isExport: known.get('at') === 'customs' };
}
