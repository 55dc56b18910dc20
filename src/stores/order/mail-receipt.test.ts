import type { CallResult } from '#api/call.ts';
import { expect, test } from 'vitest';
import { createReceipt } from './mail-receipt.ts';

const refused = { ok: false, problem: { code: 'too-many-requests', ref: '' } } as CallResult<never>;
const taken = { ok: true, value: {} } as CallResult<never>;

function open(...answers: CallResult<never>[]) {
  const asked: string[] = [];
  const call = (async (path: string) => (asked.push(path), answers.shift())) as never;
  return { asked, ...createReceipt({ call }, 'ord_1') };
}

// rule order.receipt
test('is asked for once, and again only when it was refused', async () => {
  const { asked, ask, $receipt } = open(refused, taken);
  await ask();
  expect($receipt.get()).toEqual({ step: 'failed', code: 'too-many-requests' });
  await Promise.all([ask(), ask()]);
  expect($receipt.get()).toEqual({ step: 'asked' });
  await ask();
  expect(asked).toEqual(['/api/order/ord_1/receipt', '/api/order/ord_1/receipt']);
});
