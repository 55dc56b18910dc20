import { expect, test } from 'vitest';
import { factsAt, nothing } from '../delivery/samples.ts';
import { listSources } from '../delivery/source-promises.ts';
import { canAdd, decideRowState, findNearInStock, type LiveOffer, type RowState } from './row-state.ts';
import { samplePrice } from './samples.ts';

const today = '2026-11-22';
const paidBy = { day: '2026-11-23', hour: 14 };
const offerOf = (stock: Partial<typeof nothing>, gross = 12_300): LiveOffer => {
  const all = { ...nothing, ...stock };
  return {
    ...samplePrice(gross),
    ...{ slug: 'A', inBasket: 0, stock: all, today },
    delivery: { sources: listSources(all, factsAt()), notes: [], paidBy },
  };
};
const brief = (state: RowState) =>
  state.kind === 'offered' ? `${state.case} ${state.promise?.kind ?? 'none'}` : state.kind;

// rule catalogue.row-states
test.each([
  ['not asked yet', undefined, 0, 'asking', true],
  ['under way', 'asked' as const, 0, 'asking', true],
  ['could not be had', 'failed' as const, 0, 'unknown', true],
  ['gone', 'none' as const, 0, 'gone', false],
  ['on the shelf', offerOf({ default: 2 }), 0, 'instock dates', true],
  [
    'the last is in the basket, another in the other store',
    offerOf({ default: 1, alternative: 1 }),
    1,
    'alternative dates',
    true,
  ],
  ['on its way', offerOf({ inTransit: [{ eta: '2026-12-02', quantity: 1 }] }), 0, 'intransit dates', true],
  ['from the maker', offerOf({ manufacturer: 5 }), 0, 'airfreight weeks', true],
  ['sold out', offerOf({}), 0, 'sold-out', false],
  ['all there are in the basket', offerOf({ default: 1 }), 1, 'all-held', false],
  ['not sold online', offerOf({ default: 9 }, 0), 0, 'distributors', false],
])('%s', (_, answer, held, state, mayAdd) => {
  const decided = decideRowState(answer, held);
  expect(brief(decided)).toBe(state);
  expect(canAdd(decided)).toBe(mayAdd);
});

// rule delivery.text-alone
test.each([
  ['the shop told no days', undefined],
  [
    'the carriers name no days for the place',
    { sources: listSources({ ...nothing, default: 1 }, factsAt({ country: 'IE' })), notes: [], paidBy },
  ],
])('%s: the sentence of the stock stands for them', (_case, delivery) => {
  const state = decideRowState({ ...offerOf({ default: 1 }), delivery }, 0);
  expect(state).toMatchObject({ kind: 'offered', promise: null, delivery: 'Delivery within 2–5 days' });
});

test('the nearest size that can be had; of two as near the one before', () => {
  const sizes = ['STD', '.025', '.25', '.50'].map((slug) => ({ slug }));
  const had =
    (...slugs: string[]) =>
    (slug: string) =>
      decideRowState(slugs.includes(slug) ? offerOf({ default: 1 }) : offerOf({}), 0);
  expect(findNearInStock(sizes, '.25', had('STD', '.50'))?.slug).toBe('.50');
  expect(findNearInStock(sizes, '.25', had('.025', '.50'))?.slug).toBe('.025');
  expect(findNearInStock(sizes, '.25', had('.25'))).toBeNull();
});
