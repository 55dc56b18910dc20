import type { CallResult } from '#api/call.ts';
import type { Challenge } from '#api/enquiry.ts';
import { limits } from '#config/limits.ts';
import { expect, test } from 'vitest';
import { createProof } from './proof.ts';

const challenge: Challenge = { provider: 'turnstile', siteKey: 'x' };

function begin(
  answers: CallResult<Challenge>[] = [],
  solve = async (): Promise<string | null> => 'proof',
  isOnline = true,
) {
  const clock = { at: 0 };
  let calls = 0;
  const proof = createProof({
    call: (async () => {
      calls += 1;
      return answers.shift() ?? { ok: true, value: challenge };
    }) as never,
    solve: async () => {
      const solved = await solve();
      return solved && `${solved}-${calls}`;
    },
    isOnline: () => isOnline,
    now: () => clock.at,
  });
  return { ...proof, clock, calls: () => calls };
}

// rule enquiry.proof
test('is begun once, however often a form gets the focus, and handed in once', async () => {
  const { begin: start, take, calls } = begin();
  start();
  start();
  expect(await take()).toEqual({ ok: true, proof: 'proof-1' });
  expect(calls()).toBe(1);
  expect(await take()).toEqual({ ok: true, proof: 'proof-2' });
});

test('one that would be too old when it is handed in is made anew', async () => {
  const { begin: start, take, clock } = begin();
  start();
  clock.at = limits.proofMs - limits.proofMarginMs;
  expect(await take()).toEqual({ ok: true, proof: 'proof-2' });
});

test('without a connection the next try begins again', async () => {
  const { begin: start, take } = begin([{ ok: false, problem: { code: 'offline', ref: '' } }]);
  start();
  expect(await take()).toEqual({ ok: false, failure: 'offline' });
  expect(await take()).toMatchObject({ ok: true });
});

test('says where it cannot be made, and where the shop has trouble', async () => {
  expect(await begin([], async () => null).take()).toEqual({ ok: false, failure: 'proof-impossible' });
  const down = begin([{ ok: false, problem: { code: 'shop-unavailable', ref: '' } }]);
  expect(await down.take()).toEqual({ ok: false, failure: 'other' });
});

test('what makes it could not be fetched: no fault of the browser', async () => {
  const missing = async (): Promise<string | null> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  expect(await begin([], missing).take()).toEqual({ ok: false, failure: 'other' });
  expect(await begin([], missing, false).take()).toEqual({ ok: false, failure: 'offline' });
});
