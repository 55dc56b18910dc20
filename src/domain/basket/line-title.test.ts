import { expect, test } from 'vitest';
import { writeLineTitle } from './line-title.ts';

// rule part.title
test.each([
  ['Conrod bearing set 4B1606H-STD', '4B1606H-STD', 'Conrod bearing set, standard size'],
  [
    'Conrod bearing set 8B663HXD-.25',
    '8B663HXD-.25',
    'Conrod bearing set, extra clearance, dowel holes, 0.25 mm undersize',
  ],
  ['Bottom end kit 4B1946H+5M1959H+1T1957', '4B1946H+5M1959H+1T1957', 'Bottom end kit, conrods, mains and thrust'],
  ['Flexigauge green AG-1', 'AG-1', 'Flexigauge green'],
  ['4B1606H-STD', '4B1606H-STD', '4B1606H-STD, standard size'],
])('"%s" of no known set is "%s" as a line says it: %s', (name, number, title) => {
  expect(writeLineTitle({ name, number, slug: number }, null)).toBe(title);
});

test('a line of a known set says what the catalogue does', () => {
  const title = { what: 'Conrod bearing set', engines: 'Audi AEB and 35 more', traits: 'coated', pieces: '4 pairs' };
  expect(writeLineTitle({ name: 'Anything', number: '4B1606HC-.25', slug: '4B1606HC-.25' }, title)).toBe(
    'Conrod bearing set for Audi AEB and 35 more, coated, 0.25 mm undersize, 4 pairs',
  );
});
