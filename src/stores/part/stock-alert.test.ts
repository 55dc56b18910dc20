import type { CallOptions } from '#api/call.ts';
import { expect, test } from 'vitest';
import { createStockAlert } from './stock-alert.ts';

const refuse = (code: string) => ({ ok: false, problem: { code, ref: '' } });

function begin(answers: object[] = [{ ok: true, value: {} }]) {
  const sent: unknown[] = [];
  const call = (async (path: string, _schema: unknown, { body }: CallOptions) => {
    sent.push([path, body]);
    return answers.shift();
  }) as never;
  return { ...createStockAlert('4B1606H-STD', { call }), sent };
}

test('pressed twice is sent once', async () => {
  const { $alert, setEmail, send, sent } = begin();
  setEmail('ann@buyer.example');
  await Promise.all([send(), send()]);
  expect(sent).toEqual([['/api/stock-alert', { slug: '4B1606H-STD', email: 'ann@buyer.example' }]]);
  expect($alert.get()).toMatchObject({ progress: 'asked', failure: null });
});

test.each(['', 'ann', 'ann@buyer'])('%j is not sent, and is called wrong from the press on', async (email) => {
  const { $alert, setEmail, send, sent } = begin();
  setEmail(email);
  expect($alert.get().isChecked).toBe(false);
  await send();
  expect([sent, $alert.get().isChecked]).toEqual([[], true]);
});

test.each(['offline', 'too-many-requests', 'shop-unavailable', 'in-stock'])(
  'after %s the address is still there and can be sent again',
  async (code) => {
    const { $alert, setEmail, send, again } = begin([refuse(code), { ok: true, value: {} }]);
    setEmail('ann@buyer.example');
    await send();
    expect($alert.get()).toMatchObject({ progress: 'idle', failure: code, email: 'ann@buyer.example' });
    await send();
    expect($alert.get()).toMatchObject({ progress: 'asked', failure: null });
    again();
    expect($alert.get()).toMatchObject({ progress: 'idle', email: 'ann@buyer.example' });
  },
);
