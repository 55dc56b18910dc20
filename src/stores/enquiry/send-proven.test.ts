import { expect, test } from 'vitest';
import type { CallResult } from '#api/call.ts';
import type { Proof } from './proof.ts';
import { sendProven } from './send-proven.ts';

const good: CallResult<number> = { ok: true, value: 1 };
const refuse = (code: string) => ({ ok: false, problem: { code, ref: 'r' } }) as CallResult<number>;

async function trySend(answers: CallResult<number>[], made: Proof = { ok: true, proof: 'p' }, first?: Proof) {
  const sent: object[] = [];
  const answer = await sendProven(
    async () => made,
    async (proof) => (sent.push(proof), answers.shift() ?? good),
    first,
  );
  return { answer, sent };
}

test.each([
  ['none is asked for', [good], [{}]],
  ['one is asked for', [refuse('proof-needed'), good], [{}, { proof: 'p' }]],
  ['it was too old', [refuse('proof-needed'), refuse('proof-refused'), good], [{}, { proof: 'p' }, { proof: 'p' }]],
  ['another answer', [refuse('shop-unavailable')], [{}]],
])('%s', async (_case, answers, sent) => {
  expect((await trySend([...answers])).sent).toEqual(sent);
});

test('one that was made before is sent at once', async () => {
  const { sent } = await trySend([good], undefined, { ok: true, proof: 'early' });
  expect(sent).toEqual([{ proof: 'early' }]);
});

test('a shop that is never content is not asked for ever', async () => {
  const { sent, answer } = await trySend(Array.from({ length: 9 }, () => refuse('proof-refused')));
  expect([sent.length, answer]).toEqual([3, refuse('proof-refused')]);
});

test.each([
  ['offline', 'offline'],
  ['proof-impossible', 'proof-needed'],
  ['other', 'proof-needed'],
] as const)('no proof because of %s: %s', async (failure, code) => {
  const { answer } = await trySend([refuse('proof-needed')], { ok: false, failure });
  expect(answer).toMatchObject({ problem: { code } });
});
