import { expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { searchForTests } from './search-for-tests.ts';

const { ask } = searchForTests(seedCatalogueForTests());
const noteOf = (typed: string) => ask(typed).unitNote;

test('what is asked for in inches and made in millimetres is said in both', () => {
  expect(noteOf('4B1606H .010in')).toEqual({
    ...{ typed: '.010IN', requestedUnit: 'in', inches: '0.010', mm: '0.254', nearest: '.25' },
  });
  expect(noteOf('4B1606H 20 thou')).toMatchObject({ inches: '0.020', mm: '0.508', nearest: '.50' });
});

test('what is asked for in millimetres and made in inches is said in both', () => {
  expect(noteOf('10B9246H .25')).toEqual({
    ...{ typed: '.25', requestedUnit: 'mm', inches: '0.0098', mm: '0.25', nearest: '010' },
  });
  expect(noteOf('10B9246H .50mm')).toMatchObject({ inches: '0.0197', mm: '0.50', nearest: '020' });
});

test.each([
  ['the very size beside its like in the other unit', '4B1606H .025'],
  ['made in what was asked for', '4B1606H .25'],
  ['a size by name', '4B1606H STD'],
  ['no size', '4B1606H'],
  ['a size that is not made', '4B1606H .060in'],
  ['words without a size', 'honda k20a'],
])('nothing is said: %s', (_, typed) => expect(noteOf(typed)).toBeNull());
