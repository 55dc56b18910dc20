import type { CallOptions } from '#api/call.ts';
import { expect, test } from 'vitest';
import { createListedOffers } from './listed-offers.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function openOffers(yieldToMain?: () => Promise<void>) {
  const calls: { ids: string[]; answer: (result: unknown) => Promise<void> }[] = [];
  let run = () => {};
  const offers = createListedOffers({
    call: ((_path: string, _schema: unknown, { body }: CallOptions = {}) =>
      new Promise((resolve) => {
        calls.push({ ids: (body as { ids: string[] }).ids, answer: async (result) => (resolve(result), settled()) });
      })) as never,
    schedule: (next) => {
      run = next;
      return () => {
        run = () => {};
      };
    },
    yieldToMain,
  });
  return { ...offers, calls, pause: () => run() };
}

test('a list that changes while it is typed is asked once, when it is still', () => {
  const { show, calls, pause } = openOffers();
  show(['A-1']);
  show(['A-1', 'B-1']);
  pause();
  expect(calls.map(({ ids }) => ids)).toEqual([['A-1', 'B-1']]);
});

test('what is known or under way is not asked again, what failed is', async () => {
  const { $offers, show, calls, pause } = openOffers();
  show(['A-1', 'B-1', 'C-1']);
  pause();
  await calls[0]?.answer({ ok: true, value: { parts: [{ slug: 'A-1' }], unknown: ['B-1'], failed: ['C-1'] } });
  expect($offers.get()).toEqual({ 'A-1': { slug: 'A-1' }, 'B-1': 'none', 'C-1': 'failed' });
  show(['A-1', 'B-1', 'C-1', 'D-1']);
  pause();
  show(['D-1']);
  pause();
  expect(calls.slice(1).map(({ ids }) => ids)).toEqual([['C-1', 'D-1']]);
});

test('more parts than one call takes are asked in several', () => {
  const { show, calls, pause } = openOffers();
  show(Array.from({ length: 120 }, (_, place) => `P-${place}`));
  pause();
  expect(calls.map(({ ids }) => ids.length)).toEqual([50, 50, 20]);
});

test('a row of which nothing is known is not drawn anew when it is asked for; one that failed is', async () => {
  const { $offers, show, calls, pause } = openOffers();
  const changed: (string | undefined)[] = [];
  $offers.listen((_offers, _before, slug) => void changed.push(slug));
  show(['A-1']);
  pause();
  expect(changed).toEqual([]);
  await calls[0]?.answer({ ok: false, problem: { code: 'offline', ref: '' } });
  show(['A-1']);
  pause();
  expect(changed).toEqual(['A-1', 'A-1']);
  expect($offers.get()).toEqual({ 'A-1': 'asked' });
});

test('many rows are filled a few at a time, from the top', async () => {
  const breaths: (() => void)[] = [];
  const { $offers, show, calls, pause } = openOffers(() => new Promise((resolve) => breaths.push(resolve)));
  const slugs = Array.from({ length: 8 }, (_, place) => `P-${place}`);
  show(slugs);
  pause();
  await calls[0]?.answer({ ok: true, value: { parts: slugs.map((slug) => ({ slug })), unknown: [], failed: [] } });
  const filled = [Object.keys($offers.get())];
  for (let next = breaths.shift(); next; next = breaths.shift()) {
    next();
    await settled();
    filled.push(Object.keys($offers.get()));
  }
  expect(filled).toEqual([slugs.slice(0, 3), slugs.slice(0, 6), slugs]);
});
