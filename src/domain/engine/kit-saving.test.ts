import { expect, test } from 'vitest';
import { findKit, findKitSaving } from './kit-saving.ts';
import { sampleGroup, sampleKitRow, samplePrice, sampleRow } from './samples.ts';

const slugs = ['4B1946H-STD', '5M1959H-STD', '1T1957-STD'];
const kit = sampleKitRow('4B1946H+5M1959H+1T1957', slugs, 33_936);
const eur = (amount: number) => samplePrice(amount).gross;
const { contents } = kit;

// rule catalogue.kit-saving
test.each([
  ['less than separately', eur(33_936), () => eur(12_042), eur(2190)],
  ['prices of the build where those of now are not known', eur(33_936), () => null, eur(2964)],
  ['as much as apart', eur(36_900), () => null, null],
  ['more than apart', eur(40_000), () => null, null],
  ['in another currency', { amount: 1, currency: 'pln' as const }, () => null, null],
])('%s', (_, price, priceOf, saving) => expect(findKitSaving({ contents, price }, priceOf)).toEqual(saving));

test('a content of several pieces counts with all of them; one without a price leaves the saving unsaid', () => {
  const content = { slug: '1B5562H-STD', quantity: 5, price: eur(1956) };
  expect(findKitSaving({ contents: [content], price: eur(9000) })).toEqual(eur(780));
  expect(findKitSaving({ contents: [{ ...content, price: null }], price: eur(9000) })).toBeNull();
  expect(findKitSaving({ contents: [], price: eur(9000) })).toBeNull();
});

test('the kit of exactly these parts, in any order', () => {
  const groups = sampleGroup([sampleRow('4B1946H', ['STD']), kit]);
  expect(findKit(groups, slugs.toReversed())?.set).toBe(kit.set);
  expect(findKit(groups, slugs.slice(0, 2))).toBeNull();
  expect(findKit(groups, ['4B1946H-.25', ...slugs.slice(1)])).toBeNull();
  const double = { ...kit, contents: kit.contents.map((content) => ({ ...content, quantity: 2 })) };
  expect(findKit(sampleGroup([double]), slugs)).toBeNull();
});
