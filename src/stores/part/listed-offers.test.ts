import type { CallOptions } from '#api/call.ts';
import { expect, test } from 'vitest';
import { createListedOffers } from './listed-offers.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function openOffers() {
  const asked: { ids: string[]; answer: (result: unknown) => Promise<void> }[] = [];
  let run = () => {};
  const offers = createListedOffers({
    call: ((_path: string, _schema: unknown, { body }: CallOptions = {}) =>
      new Promise((resolve) => {
        asked.push({ ids: (body as { ids: string[] }).ids, answer: async (result) => (resolve(result), settled()) });
      })) as never,
    schedule: (next) => {
      run = next;
      return () => {
        run = () => {};
      };
    },
  });
  return { ...offers, asked, pause: () => run() };
}

test('a list that changes while it is typed is asked once, when it is still', () => {
  const { show, asked, pause } = openOffers();
  show(['A-1']);
  show(['A-1', 'B-1']);
  pause();
  expect(asked.map(({ ids }) => ids)).toEqual([['A-1', 'B-1']]);
});

test('what is known or under way is not asked again, what failed is', async () => {
  const { $offers, show, asked, pause } = openOffers();
  show(['A-1', 'B-1', 'C-1']);
  pause();
  await asked[0]?.answer({ ok: true, value: { parts: [{ slug: 'A-1' }], unknown: ['B-1'], failed: ['C-1'] } });
  expect($offers.get()).toEqual({ 'A-1': { slug: 'A-1' }, 'B-1': 'none', 'C-1': 'failed' });
  show(['A-1', 'B-1', 'C-1', 'D-1']);
  pause();
  show(['D-1']);
  pause();
  expect(asked.slice(1).map(({ ids }) => ids)).toEqual([['C-1', 'D-1']]);
});

test('more parts than one call takes are asked in several', () => {
  const { show, asked, pause } = openOffers();
  show(Array.from({ length: 120 }, (_, place) => `P-${place}`));
  pause();
  expect(asked.map(({ ids }) => ids.length)).toEqual([50, 50, 20]);
});

test('a call that fails leaves every row of it to be tried again', async () => {
  const { $offers, show, asked, pause } = openOffers();
  show(['A-1']);
  pause();
  await asked[0]?.answer({ ok: false, problem: { code: 'offline', ref: '' } });
  expect($offers.get()).toEqual({ 'A-1': 'failed' });
});
