import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serialiseJsonLd, toBreadcrumbJsonLd } from './json-ld.ts';

describe('toBreadcrumbJsonLd', () => {
  test('steps are counted from one and have whole addresses', () => {
    const crumbs = [
      { label: 'Catalogue', href: '/catalogue' },
      { label: 'Škoda', href: '/catalogue/Skoda' },
    ];
    expect(toBreadcrumbJsonLd('https://shop.example', crumbs)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Catalogue', item: 'https://shop.example/catalogue' },
        { position: 2, name: 'Škoda', item: 'https://shop.example/catalogue/Skoda' },
      ],
    });
  });
});

describe('serialiseJsonLd', () => {
  test('no text of the data can close the script element', () => {
    const out = serialiseJsonLd({ name: '</script><script>alert(1)</script><!-- \u2028' });
    expect(out).not.toMatch(/<|\u2028/);
  });

  test('it reads back to what went in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (value) => {
        expect(JSON.parse(serialiseJsonLd(value))).toEqual(value);
      }),
    );
  });
});
