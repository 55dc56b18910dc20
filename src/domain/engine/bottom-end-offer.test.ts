import { expect, test } from 'vitest';
import { factsAt, nothing } from '../delivery/samples.ts';
import { listSources } from '../delivery/source-promises.ts';
import type { BottomEndLine } from './bottom-end-fit.ts';
import { decideBottomEnd } from './bottom-end-offer.ts';
import { decideRowState, type LiveAnswer } from './row-state.ts';
import { sampleKitRow, samplePrice, sampleRow } from './samples.ts';

const today = '2026-11-22';
const live = (stock: Partial<typeof nothing>): LiveAnswer => {
  const all = { ...nothing, ...stock };
  const sources = listSources(all, factsAt());
  return {
    ...samplePrice(),
    slug: '',
    inBasket: 0,
    stock: all,
    today,
    delivery: { sources, notes: [], paidBy: { day: today, hour: 14 } },
  };
};
const lines: BottomEndLine[] = (['rod', 'main', 'thrust'] as const).flatMap((place, at) => {
  const row = sampleRow(['4B1946H', '5M1959H', '1T1957'][at] ?? '', ['STD']);
  return row.sizes.map((size) => ({ place, row, size }));
});
const slugs = lines.map(({ size }) => size.slug);
const kit = sampleKitRow('KIT', slugs, 30_000);
const [near, far, gone] = [live({ default: 9 }), live({ manufacturer: 9 }), live({})];

// rule catalogue.bottom-end
test.each([
  ['the kit', kit, [near, near, near, near], ['KIT'], { isKit: true, isWhole: true, isAllInStock: true }],
  ['the parts where the kit is sold out', kit, [near, near, near, gone], slugs, { isKit: false, isWhole: true }],
  ['no kit', null, [near, near, near], slugs, { isKit: false, isWhole: true, isAllInStock: true, worst: 'instock' }],
  ['one far away', null, [near, far, near], slugs, { isAllInStock: false, worst: 'airfreight' }],
  ['one sold out', null, [near, gone, near], [slugs[0], slugs[2]], { isWhole: false, isAllInStock: true }],
  ['all sold out', null, [gone, gone, gone], [], { isWhole: false, isAllInStock: false, worst: null, promise: null }],
  ['not known yet', null, [undefined, near, near], slugs, { isAsking: true, isAllInStock: false, promise: null }],
  ['one not to be had', null, ['failed' as const, near, near], slugs, { isAsking: false, promise: null }],
])('%s', (_, of, answers, bought, facts) => {
  const stateOf = (slug: string) => decideRowState(answers[[...slugs, 'KIT'].indexOf(slug)], 0);
  const offer = decideBottomEnd(lines, of, { stateOf, isInBasket: () => false });
  expect(offer.slugs).toEqual(bought);
  expect(offer).toMatchObject(facts);
});

test('the latest of the parts says when all are there', () => {
  const stateOf = (slug: string) => decideRowState(slug === slugs[1] ? live({ alternative: 1 }) : near, 0);
  const of = { stateOf, isInBasket: () => false };
  const single = decideBottomEnd(lines.slice(1, 2), null, of);
  expect(decideBottomEnd(lines, null, of).promise).toEqual(single.promise);
});

test.each([
  ['the kit, once more', kit, ['KIT'], near, { slugs: ['KIT'], isKit: true, isHeld: true, held: 3 }],
  ['all there are of the kit', kit, ['KIT'], gone, { slugs: [], isKit: true, isHeld: true, held: 3 }],
  ['one of the parts, so that the kit would bring it twice', kit, [slugs[0]], near, { slugs: slugs.slice(1), held: 1 }],
  ['all of them, once more', null, slugs, near, { slugs, isWhole: true, isHeld: true, held: 3 }],
  ['all of them, and there are no more', null, slugs, gone, { slugs: [], isHeld: true, held: 3 }],
  ['something else', null, ['4B1-STD'], near, { slugs, isHeld: false, held: 0 }],
])('the basket holds %s', (_, of, inBasket, answer, facts) => {
  const stateOf = (slug: string) => decideRowState(answer, inBasket.includes(slug) ? 1 : 0);
  const isInBasket = (slug: string) => inBasket.includes(slug);
  expect(decideBottomEnd(lines, of, { stateOf, isInBasket })).toMatchObject(facts);
});
