import type { CallOptions, CallResult } from '#api/call.ts';
import type { ProblemCode } from '#api/problem.ts';
import { describe, expect, test } from 'vitest';
import type { Proof } from './proof.ts';
import { createSending } from './send-enquiry.ts';

const refuse = (code: ProblemCode | 'offline' | 'bad-answer'): CallResult<null> => ({
  ok: false,
  problem: { code, ref: '' } as never,
});

function begin(answers: CallResult<null>[], failing: Proof | null = null) {
  const sent: unknown[] = [];
  let proofs = 0;
  const sending = createSending({
    call: (async (path: string, _schema: unknown, { body }: CallOptions) => {
      sent.push([path, body]);
      return answers.shift() ?? { ok: true, value: null };
    }) as never,
    proof: { begin: () => undefined, take: async () => failing ?? { ok: true, proof: `p${(proofs += 1)}` } },
  });
  return { sent, send: () => sending.send('dealer', 'key', { a: 1 }) };
}

describe('send', () => {
  test('with key and proof, to the endpoint of its form', async () => {
    const { send, sent } = begin([]);
    expect(await send()).toBeNull();
    expect(sent).toEqual([['/api/enquiry/dealer', { key: 'key', proof: 'p1', enquiry: { a: 1 } }]]);
  });

  test('a refused proof is made anew once, under the same key', async () => {
    const { send, sent } = begin([refuse('proof-refused')]);
    expect(await send()).toBeNull();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(['/api/enquiry/dealer', { key: 'key', proof: 'p2', enquiry: { a: 1 } }]);
    const twice = begin([refuse('proof-refused'), refuse('proof-refused')]);
    expect(await twice.send()).toBe('proof-refused');
    expect(twice.sent).toHaveLength(2);
  });

  test.each([
    ['offline', 'offline'],
    ['too-many-requests', 'too-many-requests'],
    ['shop-unavailable', 'other'],
    ['invalid-request', 'other'],
    ['bad-answer', 'other'],
  ] as const)('%s is told as %s', async (code, failure) => {
    expect(await begin([refuse(code)]).send()).toBe(failure);
  });

  test('nothing is sent without a proof', async () => {
    const { send, sent } = begin([], { ok: false, failure: 'proof-impossible' });
    expect(await send()).toBe('proof-impossible');
    expect(sent).toEqual([]);
  });
});
