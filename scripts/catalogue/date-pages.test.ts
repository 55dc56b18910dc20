import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Part } from '#domain/part/part.ts';
import { assembleCatalogue } from './assemble.ts';
import { datePages } from './date-pages.ts';
import { sampleAnswers } from './samples.ts';

const [first, second, third] = ['2026-11-01T02:00:00.000Z', '2026-11-02T02:00:00.000Z', '2026-11-03T02:00:00.000Z'];
const one = assembleCatalogue(sampleAnswers());
const dated = (catalogue: Catalogue, pulledAt: string): { catalogue: Catalogue; pulledAt: string } => ({
  catalogue: { ...catalogue, changed: datePages(catalogue, null, pulledAt) },
  pulledAt,
});

const changePart = (slug: string, change: Partial<Part>): Catalogue => ({
  ...one,
  parts: one.parts.map((part) => (part.slug === slug ? { ...part, ...change } : part)),
});

const changedPages = (now: Catalogue): string[] =>
  Object.entries(datePages(now, dated(one, first), second))
    .filter(([, date]) => date === second)
    .map(([path]) => path)
    .toSorted();

describe('datePages', () => {
  test('dates every page of a first pull by that pull', () => {
    const dates = datePages(one, null, first);
    // the overview of makes and the distributors have one page each
    expect(Object.keys(dates)).toHaveLength(2 + one.makes.length + one.engines.length + one.parts.length);
    expect(new Set(Object.values(dates))).toEqual(new Set([first]));
  });

  test('keeps the dates of pages that stayed the same, over several pulls', () => {
    const twice = { ...one, changed: datePages(one, dated(one, first), second) };
    expect(datePages(one, { catalogue: twice, pulledAt: second }, third)).toEqual(datePages(one, null, first));
  });

  test('takes the date of the last pull where it was written without page dates', () => {
    expect(new Set(Object.values(datePages(one, { catalogue: one, pulledAt: first }, second)))).toEqual(
      new Set([first]),
    );
  });

  test('a price is shown on the page of its part alone', () => {
    const price = { ...(one.parts[0] as Part).price, promotion: null, gross: { amount: 1, currency: 'eur' as const } };
    expect(changedPages(changePart('4B1606H-.25', { price }))).toEqual(['/details/4B1606H-.25']);
  });

  test('a description is shown in the rows of the engines and on the cards of related parts too', () => {
    const pages = changedPages(changePart('4B1606H-STD', { description: 'Changed' }));
    expect(pages).toEqual(
      expect.arrayContaining(['/catalogue/Audi/AGU', '/catalogue/Volkswagen/AGU', '/details/4B1606H-STD']),
    );
    expect(pages).not.toContain('/catalogue/Audi');
  });

  test('a size that comes is new, and changes the pages that list it', () => {
    const added = { ...(one.parts[0] as Part), slug: '4B1606H-.75', number: '4B1606H-.75', size: '.75' };
    const pages = changedPages({ ...one, parts: [...one.parts, added] });
    expect(pages).toEqual([
      '/details/4B1606H-.25',
      '/details/4B1606H-.50',
      '/details/4B1606H-.75',
      '/details/4B1606H-STD',
    ]);
  });

  test('stock dates nothing', () => {
    expect(changedPages({ ...one, availability: { '4B1606H-STD': { case: 'outofstock', eta: null } } })).toEqual([]);
  });

  test('a page that went has no date', () => {
    const gone = { ...one, parts: one.parts.filter(({ slug }) => slug !== '4B1606H-.25') };
    expect(datePages(gone, dated(one, first), second)).not.toHaveProperty('/details/4B1606H-.25');
  });
});
