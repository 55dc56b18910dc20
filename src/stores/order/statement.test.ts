import type { CallResult } from '#api/call.ts';
import { withdrawalKind } from '#domain/statement/withdrawal.ts';
import { describe, expect, test } from 'vitest';
import { createStatement } from './statement.ts';

type Answer = CallResult<{ receivedAt: string }>;
const received: Answer = { ok: true, value: { receivedAt: '2026-11-21T17:40:17.000Z' } };
const refuse = (code: string) => ({ ok: false, problem: { code, ref: '' } }) as Answer;

function begin(answers: Answer[] = [received]) {
  const sent: { key: string; statement: { goods: string; name: string } }[] = [];
  let keys = 0;
  const store = createStatement(withdrawalKind, {
    path: '/api/withdrawal',
    send: async ({ key }, statement) => {
      sent.push({ key, statement });
      return answers.shift() ?? refuse('offline');
    },
    proof: { begin: () => undefined, take: async () => ({ ok: true, proof: 'proof' }) },
    makeKey: () => `key-${(keys += 1)}`,
  });
  const type = () => {
    store.setField('name', 'Anna Keller');
    store.setField('order', 'SO-1');
    store.setField('email', 'anna@buyer.example');
    store.setField('scope', 'some');
    store.setField('goods', 'AG-1');
  };
  return { ...store, sent, type };
}

describe('stating', () => {
  test('nothing is called wrong before Continue; then each field says why, and is right as soon as it is', () => {
    const { $statement, setField, goOn } = begin();
    setField('name', '');
    expect($statement.get().faults).toEqual({});
    expect(goOn()).toBe(false);
    expect($statement.get()).toMatchObject({ step: 'state', refusals: 1, faults: { name: 'Your name is required' } });
    setField('name', 'Anna');
    expect($statement.get().faults).not.toHaveProperty('name');
    goOn();
    expect($statement.get().refusals).toBe(2);
  });

  // rule withdrawal.two-steps
  test('sends nothing before it is confirmed, and nothing from the first step', async () => {
    const { type, goOn, confirm, sent } = begin();
    type();
    await confirm();
    goOn();
    expect(sent).toEqual([]);
  });

  test('goes back with everything typed, also the parts while "the whole order" is chosen', () => {
    const { $statement, type, setField, goOn, goBack } = begin();
    type();
    setField('scope', 'all');
    goOn();
    expect($statement.get().statement?.goods).toBe('');
    goBack();
    expect($statement.get()).toMatchObject({ step: 'state', form: { goods: 'AG-1', scope: 'all' } });
  });
});

describe('confirming', () => {
  test('pressed twice is sent once; the time of receipt is that of the shop', async () => {
    const { $statement, type, goOn, goBack, confirm, sent } = begin();
    type();
    goOn();
    await Promise.all([confirm(), confirm()]);
    expect(sent).toHaveLength(1);
    expect($statement.get()).toMatchObject({ step: 'received', received: { receivedAt: '2026-11-21T17:40:17.000Z' } });
    goBack();
    await confirm();
    expect($statement.get().step).toBe('received');
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['offline', 'offline'],
    ['too-many-requests', 'too-many-requests'],
    ['shop-unavailable', 'shop-unavailable'],
    ['invalid-request', 'bad-answer'],
  ])('%s: nothing is lost, and the repeat has the same key', async (code, failure) => {
    const { $statement, type, goOn, confirm, sent } = begin([refuse(code), received]);
    type();
    goOn();
    await confirm();
    expect($statement.get()).toMatchObject({ step: 'confirm', failure, isSending: false, form: { goods: 'AG-1' } });
    await confirm();
    expect(sent[1]).toEqual(sent[0]);
    expect($statement.get()).toMatchObject({ step: 'received', failure: null });
  });

  test('cannot be left while it is being sent', async () => {
    const { $statement, type, goOn, goBack, confirm } = begin();
    type();
    goOn();
    const sending = confirm();
    goBack();
    expect($statement.get()).toMatchObject({ step: 'confirm', isSending: true });
    await sending;
    expect($statement.get().step).toBe('received');
  });
});
