/** "E-mail me the receipt" on the page of a paid order (rule order.receipt). */
import type { call } from '#api/call.ts';
import { orderPaths } from '#api/order.ts';
import { atom } from 'nanostores';
import * as z from 'zod/mini';

type ReceiptState = { step: 'idle' } | { step: 'asking' } | { step: 'asked' } | { step: 'failed'; code: string };

/** Asks for one more receipt; once for each opened page. */
export function createReceipt(effects: { call: typeof call }, orderId: string) {
  const $receipt = atom<ReceiptState>({ step: 'idle' });

  async function ask(): Promise<void> {
    const { step } = $receipt.get();
    if (step === 'asking' || step === 'asked') return;
    $receipt.set({ step: 'asking' });
    const answer = await effects.call(orderPaths.receipt(orderId), z.strictObject({}), { method: 'POST', body: {} });
    $receipt.set(answer.ok ? { step: 'asked' } : { step: 'failed', code: answer.problem.code });
  }

  return { $receipt, ask };
}
