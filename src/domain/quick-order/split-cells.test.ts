import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCells } from './split-cells.ts';

test.each([
  ['4B1606H-STD', ['4B1606H-STD']],
  ['4B1606H-STD\t2', ['4B1606H-STD', '2']],
  ['4B1606H-STD; 2', ['4B1606H-STD', '2']],
  ['4B1606H-STD, 2', ['4B1606H-STD', '2']],
  ['a,b;c\td', ['a,b;c', 'd']],
  ['a,b;c', ['a,b', 'c']],
  ['4B1606H-,25', ['4B1606H-.25']],
  ['4B1606H 0,50, 2', ['4B1606H 0.50', '2']],
  ['4B1606H-STD,25', ['4B1606H-STD', '25']],
  ['"4B1606H;STD";2', ['4B1606H;STD', '2']],
  ['"5M1959H ""race""",2', ['5M1959H "race"', '2']],
  ['5M1959H 0.010";2', ['5M1959H 0.010"', '2']],
  ['"never closed;2', ['"never closed', '2']],
  [';2', ['', '2']],
  ['4B1606H-STD;', ['4B1606H-STD', '']],
  ['', ['']],
  ['"Rod; pair",2', ['Rod; pair', '2']],
  ['4B1606H-STD, "2"', ['4B1606H-STD', '2']],
  ['="4B1606H-STD";="2"', ['4B1606H-STD', '2']],
  ['4B1606H-STD 2,00', ['4B1606H-STD 2.00']],
  ['2,00 Stk 4B1606H-STD', ['2.00 Stk 4B1606H-STD']],
  ['4B1606H-STD, 2,00', ['4B1606H-STD', '2.00']],
  ['4B1606H-STD,2,00', ['4B1606H-STD', '2.00']],
  ['4B1606H-STD 91,38', ['4B1606H-STD 91.38']],
  ['4B1606H 25,10', ['4B1606H 25', '10']],
  ['4B1606H  25', ['4B1606H  25']],
  ['10  4B1606H-STD  Rod set  2  91,38', ['10', '4B1606H-STD', 'Rod set', '2', '91.38']],
  ['"two\nlines"\t2', ['two lines', '2']],
  ['\t4B1606H-STD\t2', ['', '4B1606H-STD', '2']],
])('%j', (line, fields) => {
  expect(splitCells(line)).toEqual(fields);
});

test('quoted fields come back as they were, whatever stands in them', () => {
  const field = fc.string({ unit: fc.constantFrom('4', 'B', 'x', ' ', ',', ';', '"', '.') }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(field, { minLength: 2, maxLength: 5 }), (fields) => {
      const line = fields.map((text) => `"${text.replaceAll('"', '""')}"`).join('\t');
      expect(splitCells(line)).toEqual(fields);
    }),
  );
});
