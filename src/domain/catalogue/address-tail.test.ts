import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listShorter } from './address-tail.ts';

// rule page.text-tail
describe('listShorter', () => {
  test.each([
    ['/terms', []],
    ['/terms)', ['/terms']],
    ['/terms).', ['/terms)', '/terms']],
    ['/terms…', ['/terms']],
    ['/terms¹', ['/terms']],
    ['/terms/', ['/terms']],
    ['/terms👍️', ['/terms👍', '/terms']],
    ['/terms\u200B', ['/terms']],
    ['/terms&utm_source=mail&utm_campaign=a.b', ['/terms']],
    ['/terms&amp;utm_source=mail', ['/terms']],
    ['/terms&utm', ['/terms']],
    ['/terms?utm_source=mail', ['/terms']],
    ['/terms)&utm_source=mail', ['/terms)', '/terms']],
    ['/terms</a>', ['/terms</a', '/terms']],
    ['/terms](https://shop.example/terms)', ['/terms](https://shop.example/terms', '/terms']],
    ['/details/4B1606H-STD+', ['/details/4B1606H-STD']],
    ['/faq%2', ['/faq']],
    ['/details/AG-1 (see', ['/details/AG-1']],
    ['/a (b/c).', ['/a (b/c)', '/a (b/c', '/a']],
    // other words stay: nobody can tell what they mean
    ['/terms)and', []],
    ['/terms and', []],
    ['/', []],
    ['', []],
  ])('%s', (text, shorter) => {
    expect(listShorter(text)).toEqual(shorter);
  });

  test('each is shorter than the one before, and takes no time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const all = [text, ...listShorter(text)];
        for (const [at, one] of all.slice(1).entries()) {
          expect((all[at] ?? '').startsWith(one)).toBe(true);
          expect(one.length).toBeLessThan((all[at] ?? '').length);
        }
        expect(all.length).toBeLessThan(60);
      }),
    );
    expect(listShorter(`/terms${'.'.repeat(7000)}`)).toEqual([]);
    expect(listShorter(`/terms${'!'.repeat(500)}`).at(-1)).toBe('/terms');
    expect(listShorter(`/terms&a=${'b'.repeat(7000)}`)).toEqual(['/terms']);
  });
});
