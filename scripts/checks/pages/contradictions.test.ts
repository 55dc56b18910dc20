import { expect, test } from 'vitest';
import { sampleRod } from '#domain/part/samples.ts';
import { findContradictions, type ListedPart } from './contradictions.ts';
import type { FeedEntry } from './listings.ts';
import { readPage } from './read-page.ts';
import { samplePartPage, sampleSite } from './samples.ts';

const rod = sampleRod();
const page = readPage(`/details/${rod.slug}`, samplePartPage(rod));
const part: ListedPart = {
  ...{ slug: rod.slug, number: rod.number, name: 'Conrod bearing set, standard size', gross: rod.price.gross },
  ...{ availability: { case: 'instock' }, url: `${sampleSite}/details/${rod.slug}` },
};
const item = {
  ...{ 'g:id': rod.slug, 'g:title': `${rod.number} ${part.name}`, 'g:link': part.url },
  ...{ 'g:price': '112.40 EUR', 'g:availability': 'in_stock' },
} as unknown as FeedEntry;

const find = (changes: { part?: Partial<ListedPart>; item?: Record<string, string> | null } = {}) =>
  findContradictions({
    pages: [page],
    items: changes.item === null ? [] : [{ ...item, ...changes.item } as FeedEntry],
    parts: [{ ...part, ...changes.part }],
  });

// rule metadata.one-word
test('page, structured data, feed and list that say the same are good, also without a feed', () => {
  expect(find()).toEqual([]);
  expect(find({ item: null })).toEqual([]);
  expect(find({ item: { 'g:price': '150.00 EUR', 'g:sale_price': '112.40 EUR' } })).toEqual([]);
});

test.each([
  ['another price in the feed', { item: { 'g:price': '112.39 EUR' } }, 'the price is 112.40 (page)'],
  ['another price in the list', { part: { gross: { amount: 1, currency: 'eur' as const } } }, 'the price is'],
  ['another stock in the feed', { item: { 'g:availability': 'backorder' } }, 'BackOrder (feed)'],
  ['a part without a page', { part: { slug: 'X' } }, 'X: is listed without a page'],
])('%s is found', (_, changes, fault) => {
  expect(find(changes)).toContainEqual(expect.stringContaining(fault));
});

test('a page that is not listed is found', () => {
  expect(findContradictions({ pages: [page], items: [], parts: [] })).toEqual([
    `${rod.slug}: has a page and is not listed`,
  ]);
});
