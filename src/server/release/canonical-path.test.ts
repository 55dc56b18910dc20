import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPageIndex, findWithoutTail, redirectTarget, toPathKey } from './canonical-path.ts';

/** Every alias with every make that has the engine. */
const aliased = [
  ['F9Q SeriesB', 'F9Q-SeriesB', ['Renault', 'Suzuki']],
  ['F9Q SeriesC', 'F9Q-SeriesC', ['Renault', 'Suzuki']],
  ['129/5', '129-5', ['Renault']],
  ['KFZ (TU3FJ2/Z)', 'KFZ-TU3FJ2-Z', ['Citroen', 'Peugeot']],
  ['B2A (XU52C/K)', 'B2A-XU52C-K', ['Citroen', 'Peugeot']],
] as const;

const paths = [
  '/',
  '/catalogue',
  '/catalogue/Alfa-Romeo',
  '/catalogue/Renault',
  ...aliased.flatMap(([, slug, makes]) => makes.map((make) => `/catalogue/${make}/${slug}`)),
  '/catalogue/Honda/K20A',
  '/catalogue/Skoda',
  '/products/engine-bearings',
  '/terms',
  '/details/4B1606H-.50',
  '/details/4B1183H+5M1172H',
  '/basket',
  '/catalogue/GM',
  '/catalogue/GM/LS4',
  '/details/4B1606H-STD',
  '/details/ODD.',
];
const index = createPageIndex(paths, { '/products': '/products/engine-bearings' });

const upperName = (path: string) => path.replace(/[^/]+$/, (name) => name.toUpperCase());

// rules catalogue.engine-address, page.one-address and page.moved
describe('redirectTarget', () => {
  test.each([
    ['/catalogue/Renault/F9Q%20SeriesB', '/catalogue/Renault/F9Q-SeriesB'],
    ['/catalogue/Renault/129%2F5', '/catalogue/Renault/129-5'],
    ['/catalogue/Renault/129/5', '/catalogue/Renault/129-5'],
    ['/catalogue/Peugeot/KFZ%20(TU3FJ2%2FZ)', '/catalogue/Peugeot/KFZ-TU3FJ2-Z'],
    ['/catalogue/peugeot/kfz (tu3fj2/z)', '/catalogue/Peugeot/KFZ-TU3FJ2-Z'],
    ['/catalogue/Alfa%20Romeo', '/catalogue/Alfa-Romeo'],
    ['/catalogue/skoda', '/catalogue/Skoda'],
    ['/catalogue/General%20Motors', '/catalogue/GM'],
    ['/catalogue/general-motors/LS4', '/catalogue/GM/LS4'],
    ['/catalogue/General+Motors/ls4/', '/catalogue/GM/LS4'],
    ['/Catalogue', '/catalogue'],
    ['/details/4b1606h-.50', '/details/4B1606H-.50'],
    ['/details/4B1183H%2B5M1172H', '/details/4B1183H+5M1172H'],
    ['/basket/', '/basket'],
    ['/basket/index.html', '/basket'],
    ['/index.html', '/'],
    ['/products', '/products/engine-bearings'],
    ['/products/', '/products/engine-bearings'],
    ['/terms/', '/terms'],
    ['//catalogue//Honda//K20A/', '/catalogue/Honda/K20A'],
    ['/catalogue/honda%2Fk20a', '/catalogue/Honda/K20A'],
    ['/catalogue/%C5%A0koda', '/catalogue/Skoda'],
    ['/catalogue/%53koda', '/catalogue/Skoda'],
    ['/catalogue/Alfa+Romeo', '/catalogue/Alfa-Romeo'],
    ['/details/4B1606H-%2E50', '/details/4B1606H-.50'],
    ['/details/4B1606H%2D.50/', '/details/4B1606H-.50'],
    ['/details/4b1183h+5m1172h', '/details/4B1183H+5M1172H'],
  ])('%s leads to %s', (path, target) => {
    expect(redirectTarget(index, path)).toBe(target);
  });

  const spellings = aliased.flatMap(([name, slug, makes]) =>
    makes.flatMap((make) => {
      const page = `/catalogue/${make}/${slug}`;
      const encoded = `/catalogue/${make}/${encodeURIComponent(name)}`;
      const half = `/catalogue/${make}/${encodeURI(name)}`;
      const plus = `/catalogue/${make}/${encodeURIComponent(name).replaceAll('%20', '+')}`;
      const all = [encoded, half, plus, `${encoded}/`, encoded.replaceAll('(', '%28').replaceAll(')', '%29')];
      return [...all, page.toLowerCase(), ...all.map((path) => path.toLowerCase()), ...all.map(upperName)].map(
        (path) => [path, page] as const,
      );
    }),
  );
  test.each(spellings)('an engine with an alias: %s leads to %s', (path, page) => {
    expect(redirectTarget(index, path)).toBe(page);
  });

  test.each([
    '/basket',
    '/details/4B1606H-.50',
    '/nowhere',
    '/catalogue/Renault/Z9',
    '/%E0%A4%A',
    '//evil.example/basket-x',
  ])('%s stays', (path) => {
    expect(redirectTarget(index, path)).toBeNull();
  });

  test('never leaves the site', () => {
    for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/.//evil.example']) {
      expect(redirectTarget(index, path) ?? '/x').toMatch(/^\/[^/\\]/);
    }
  });
});

describe('toPathKey', () => {
  test('gives null for what cannot be decoded', () => {
    expect(toPathKey('/a/%ff')).toBeNull();
  });
});

// rule page.text-tail
describe('findWithoutTail', () => {
  const files = new Set(['/files/guide.pdf', '/robots.txt']);
  const others = {
    hasFile: (path: string) => files.has(path),
    isMade: (path: string) => /^\/(?:order|news)\/[^/]+$/.test(path),
  };
  const lists = createPageIndex(['/api/make/GM', '/api/parts']);
  const lead = (path: string) => findWithoutTail([index, lists], others, path);
  const std = '/details/4B1606H-STD';

  const tails = [
    ...[
      ')',
      '.',
      ',',
      ';',
      '!',
      ':',
      "'",
      '"',
      '*',
      ']',
      '>',
      '}',
      '|',
      '`',
      '~',
      '\\',
      '^',
      '(',
      '[',
      '<',
      '_',
      '=',
      '/',
    ],
    ...[
      '\u2026',
      '\u2019',
      '\u201D',
      '\u201C',
      '\u00BB',
      '\u203A',
      '\u3002',
      '\u3001',
      '\uFF09',
      '\uFF01',
      '\u300D',
      '\u060C',
    ],
    ...[
      '\u200B',
      '\uFEFF',
      '\u00A0',
      '\u00AD',
      '\u200F',
      ' ',
      '\n',
      '\t',
      '\u00B9',
      '\u2014',
      '\u2122',
      '\uD83D\uDC4D\uFE0F',
    ],
    ...[').', '."', '.)', '!!!', '...', '?!', "'.", '**', '>,', '")', '](', ')))', '.\u201D', '\u00A0\u00BB'],
    ...[
      '&utm_source=mail',
      '&utm_source=mail&utm_campaign=a%20b',
      '&amp;utm_source=mail',
      '&utm',
      '?a=b',
      '#top',
      '&fbclid=Iw-AR_0',
    ],
    ...['&gclid=x).', ')&utm_source=mail', '](https://www.shop.example/x)', '</a>', '">', '" target="_blank', '%29'],
  ];
  test.each(tails)('behind every address: %j', (tail) => {
    for (const path of paths.filter((one) => one !== '/' && !one.endsWith('.'))) {
      expect([path, lead(path + encodeURIComponent(tail))]).toEqual([path, path]);
      expect([path, lead(path + encodeURI(tail))]).toEqual([path, path]);
    }
  });

  test.each([
    // as Node hands over bytes that nobody has encoded, and what a program has cut in two
    ['/terms\u00E2\u0080\u00A6', '/terms'],
    ['/catalogue/\u00C5\u00A0koda', '/catalogue/Skoda'],
    ['/terms%E2%80', '/terms'],
    ['/terms%', '/terms'],
    ['/terms%2529', '/terms'],
    ['/%74erms)', '/terms'],
    ['/TERMS/.', '/terms'],
    ['/products).', '/products/engine-bearings'],
    ['/catalogue/General%20Motors.', '/catalogue/GM'],
    ['/catalogue/%C5%A0koda)', '/catalogue/Skoda'],
    ['/catalogue/Peugeot/KFZ%20(TU3FJ2/Z).', '/catalogue/Peugeot/KFZ-TU3FJ2-Z'],
    ['/catalogue/Peugeot/KFZ%20(TU3FJ2%2FZ)%C2%BB', '/catalogue/Peugeot/KFZ-TU3FJ2-Z'],
    ['/catalogue/Renault/129/5!', '/catalogue/Renault/129-5'],
    ['/catalogue/Honda/K20%E2%80%8BA', '/catalogue/Honda/K20A'],
    ['/catalogue/Honda/%EF%BC%AB20A', '/catalogue/Honda/K20A'],
    ['/details/4B1606H%C2%AD-STD', std],
    ['/details/4b1606h-std.', std],
    ['/details/4B1183H%2B5M1172H)', '/details/4B1183H+5M1172H'],
    ['/details/4B1183H+5M1172H+', '/details/4B1183H+5M1172H'],
    // a page that ends with a sign wins over none, and is no tail itself
    ['/details/ODD.)', '/details/ODD.'],
    ['/files/guide.pdf)', '/files/guide.pdf'],
    ['/robots.txt.', '/robots.txt'],
    ['/api/make/General%20Motors)', '/api/make/GM'],
    ['/api/parts.', '/api/parts'],
    ['/order/a-b_c).', '/order/a-b_c'],
    ['/order/abc_)', '/order/abc_'],
    ['/order/abc&utm_source=mail', '/order/abc'],
    ['/news/one%E2%80%9D', '/news/one'],
    ['/.', '/'],
    ['/&utm_source=mail', '/'],
  ])('%s leads to %s', (path, target) => {
    expect(lead(path)).toBe(target);
  });

  test.each([
    '/order/abc',
    '/news/one',
    '/nowhere)',
    '/terms)and',
    '/catalogue/Honda/K20A(Z)x',
    '/.env',
    '//evil.example',
    '//evil.example)',
    '/\\evil.example.',
    '/%2F%2Fevil.example%29',
    '/terms/https://evil.example/',
    `/terms${'.'.repeat(8000)}`,
  ])('%s stays', (path) => {
    expect(lead(path)).toBeNull();
  });

  test('a known address with signs behind it leads to itself, in one step, and nothing leads elsewhere', () => {
    const sign = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\p{L}\p{Nd}\p{Cs}+]/gu, ''));
    fc.assert(
      fc.property(fc.constantFrom(...paths.filter((one) => one !== '/')), sign, (path, tail) => {
        const asked = path + encodeURIComponent(tail);
        const target = index.has(asked) ? asked : (redirectTarget(index, asked) ?? lead(asked));
        expect(target).toBe(path);
      }),
    );
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, text) => {
        for (const path of [`/${url}`, `//${text}`, `/${text}`, new URL(url).pathname]) {
          const target = lead(path);
          if (target === null) continue;
          expect(target).toMatch(/^\/(?![/\\])[!-~]*$/);
          expect(new URL(target, 'https://shop.example').host).toBe('shop.example');
          expect(redirectTarget(index, target) ?? lead(target)).toBeNull();
        }
      }),
    );
  });
});
