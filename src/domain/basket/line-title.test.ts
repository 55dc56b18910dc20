import { expect, test } from 'vitest';
import { writeLineTitle } from './line-title.ts';

test.each([
  ['Conrod bearing set 4B1606H-STD', '4B1606H-STD', 'Conrod bearing set'],
  ['Main bearing set 5M1959H-.25', '5M1959H-.25', 'Main bearing set'],
  ['Bottom end kit 4B1946H+5M1959H+1T1957', '4B1946H+5M1959H+1T1957', 'Bottom end kit'],
  ['Flexigauge green AG-1', 'AG-1', 'Flexigauge green'],
  ['AG-1', 'AG-1', 'AG-1'],
])('%s', (name, slug, title) => {
  expect(writeLineTitle({ name, number: slug, slug })).toBe(title);
});
