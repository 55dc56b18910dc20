import type { PartsAnswer } from '#api/parts.ts';
import { sampleBasket, sampleLine } from '../basket/sample.ts';
import type { BasketAnswer } from '#api/basket.ts';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { createEngineParts } from './engine-parts.ts';

const noStock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };
const eur = (amount: number) => ({ amount, currency: 'eur' as const });

function partOf(slug: string, pieces: number): PartsAnswer['parts'][number] {
  return {
    ...{
      slug,
      number: slug,
      name: slug,
      photo: null,
      written: { gross: '€1.23', net: '€1.00', former: null, formerNet: null },
    },
    ...{ net: eur(100), gross: eur(123), promotion: null, inBasket: 0 },
    availability: { case: 'instock', message: '', delivery: null, note: null, colour: 'green', max: pieces },
    stock: { ...noStock, default: pieces },
    today: '2026-06-12',
  };
}

const answerOf = (pieces: number, ...slugs: string[]): PartsAnswer => ({
  parts: slugs.map((slug) => partOf(slug, pieces)),
  unknown: [],
  failed: [],
});

/** A page of two parts; `refused` are not taken into the basket. */
function open({ refused = [] as string[], drawn = null as PartsAnswer | null, pieces = 5 } = {}) {
  const requests: string[][] = [];
  const added: string[] = [];
  const $basket = atom<BasketAnswer | null>(null);
  const store = createEngineParts(
    ['A', 'B'],
    {
      call: (async (_: string, __: unknown, { body }: { body: { ids: string[] } }) => {
        requests.push(body.ids);
        return { ok: true, value: answerOf(pieces, ...body.ids) };
      }) as never,
      schedule: (run) => {
        run();
        return () => {};
      },
      addPart: async (slug) => {
        if (refused.includes(slug)) return { ok: false, problem: { code: 'out-of-stock', ref: 'R' } } as never;
        added.push(slug);
        $basket.set(sampleBasket(added.map((one) => sampleLine({ id: one, slug: one }))));
        return { ok: true, value: $basket.get() } as never;
      },
      engineOf: () => 'Honda/K20A',
      $basket,
    },
    drawn,
  );
  return { store, requests, added };
}

// rule catalogue.engine-rows
test('the whole page is one question; a page that was drawn with the answer asks nothing', async () => {
  const fresh = open();
  fresh.store.follow();
  expect(fresh.requests).toEqual([['A', 'B']]);
  const drawn = open({ drawn: answerOf(5, 'A', 'B') });
  drawn.store.follow();
  expect(drawn.requests).toEqual([]);
  expect(drawn.store.stateOf('A')).toMatchObject({ kind: 'offered', case: 'instock' });
  await drawn.store.renew();
  expect(drawn.requests).toEqual([['A', 'B']]);
});

test('what the drawn answer lacks is asked for', () => {
  const { store, requests } = open({ drawn: { parts: [partOf('A', 1)], unknown: [], failed: ['B'] } });
  store.follow();
  expect(requests).toEqual([['B']]);
});

test('several go in one after the other, and none after one that does not', async () => {
  const { store, added } = open();
  store.follow();
  await expect(store.addAll(['A', 'B'])).resolves.toBe(2);
  expect(added).toEqual(['A', 'B']);
  expect(store.countHeld('A')).toBe(1);
  const stopped = open({ refused: ['A'] });
  stopped.store.follow();
  await expect(stopped.store.addAll(['A', 'B'])).resolves.toBe(0);
  expect(stopped.added).toEqual([]);
  expect(stopped.store.$progress.get()).toEqual({ A: { problem: 'out-of-stock' } });
  expect(stopped.requests.at(-1)).toEqual(['A']);
});

test('a second press while the first is under way does nothing, nor one when all there are is held', async () => {
  const { store, added } = open({ pieces: 1 });
  store.follow();
  await new Promise((settled) => void setTimeout(settled));
  await Promise.all([store.add('A'), store.add('A')]);
  await store.add('A');
  expect(added).toEqual(['A']);
  expect(store.stateOf('A').kind).toBe('all-held');
});
