import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';
import { readOrder, type TypedRow, writeRows } from './read-order.ts';
import { splitCells } from './split-cells.ts';

const firstReadings = (text: string) =>
  readOrder(text).map((row) =>
    row.kind === 'line' ? `${row.readings[0]?.number} × ${row.readings[0]?.quantity}` : row.kind,
  );
const allReadings = (text: string) =>
  readOrder(text).flatMap((row) =>
    row.kind === 'line' ? row.readings.map(({ number, quantity }) => `${number} × ${quantity}`) : [],
  );

describe('a line', () => {
  test.each([
    ['4B1606H-STD, 2', '4B1606H-STD × 2'],
    ['4B1606H-STD;2', '4B1606H-STD × 2'],
    ['4B1606H-STD\t2', '4B1606H-STD × 2'],
    ['4B1606H-STD|2', '4B1606H-STD × 2'],
    ['| 4B1606H-STD | 2 |', '4B1606H-STD × 2'],
    ['4B1606H-STD 2', '4B1606H-STD × 2'],
    ['  4B1606H-STD   2  ', '4B1606H-STD × 2'],
    ['4B1606H-STD', '4B1606H-STD × 1'],
    ['4B1606H-STD,', '4B1606H-STD × 1'],
    ['4B1606H-STD x2', '4B1606H-STD × 2'],
    ['4B1606H-STD × 2', '4B1606H-STD × 2'],
    ['4B1606H-STD 2 pcs', '4B1606H-STD × 2'],
    ['4B1606H-STD, x2', '4B1606H-STD × 2'],
    ['4B1606H-STD; 2,00', '4B1606H-STD × 2'],
    ['2 4B1606H-STD', '4B1606H-STD × 2'],
    ['2x 4B1606H-STD', '4B1606H-STD × 2'],
    ['2x4B1606H-STD', '4B1606H-STD × 2'],
    ['2 pcs 4B1606H-STD', '4B1606H-STD × 2'],
    ['2, 4B1606H-STD', '4B1606H-STD × 2'],
    ['1606;2', '1606 × 2'],
    ['"4B1606H-STD","2"', '4B1606H-STD × 2'],
    ['"4B1606H-STD";"Rod bearing, pair ""H""";2', '4B1606H-STD × 2'],
    ['4B1606H-0,25; 2', '4B1606H-0,25 × 2'],
    ['4B1606H-,25, 2', '4B1606H-.25 × 2'],
    ['AG-1,25', 'AG-1 × 25'],
    ['4B1606H .010", 2', '4B1606H .010" × 2'],
    ['1;Rod bearings;4B1606H-STD;2;91,38', '4B1606H-STD × 2'],
    ['4B1606H-STD, 0', 'left-out'],
    ['4B1606H-STD 0', 'left-out'],
    ['0 4B1606H-STD', 'left-out'],
    ['0 x 4B1606H-STD', 'left-out'],
    ['5B5562H 0', 'left-out'],
    ['5B5562H x0', 'left-out'],
    ['5B5562H 00', 'left-out'],
    ['4B1606H,0,25,2', '4B1606H × 2'],
    ['4B1606H 010', '4B1606H 010 × 1'],
  ])('%s is %s', (line, read) => {
    expect(firstReadings(line)).toEqual([read]);
  });

  test.each([
    ['4B1606H 25', ['4B1606H × 25', '4B1606H 25 × 1']],
    ['4B1606H 25 2', ['4B1606H 25 × 2', 'B1606H 25 2', '4B1606H 25 2 × 1']],
    ['4B1606H,.25,2', ['4B1606H × 2', '4B1606H .25 × 2']],
    ['4B1606H,025,2', ['4B1606H 025 × 2', '4B1606H × 2']],
    ['4B1606H;0,25;2', ['4B1606H × 2', '4B1606H 0,25 × 2']],
    ['4B1606H,0,25,2', ['4B1606H × 2', '4B1606H 0.25 × 2']],
    ['4B1606H-STD x2', ['4B1606H-STD × 2']],
    ['4B1606H -25', ['4B1606H -25 × 1', '4B1606H × 1']],
    ['4B1606H 0.50', ['4B1606H 0.50 × 1', '4B1606H × 1']],
    ['4B1606H 000', ['4B1606H × 0', '4B1606H 000 × 1']],
    [',;', []],
  ])('%s may be read in these ways', (line, ways) => {
    expect(allReadings(line)).toEqual(ways.filter((way) => way.includes('×')));
  });

  test.each([
    ['4B1606H-STD; two', false],
    ['4B1606H-STD two', false],
    ['4B1606H-STD none', false],
    ['4B1606H-STD 1,000', false],
    ['4B1606H-STD 1,200', false],
    ['4B1606H-STD 010', false],
    ['4B1606H-STD; ٣', false],
    ['4B1606H-STD ½', false],
    ['4B1606H-STD -2', false],
    ['4B1606H-STD 2.5', false],
    ['4B1606H-STD; urgent', true],
    ['4B1606H-STD; -2', false],
    ['4B1606H-STD; 2.5', false],
    ['4B1606H-STD; 2', true],
  ])('%s: whether nothing is left that may have been a quantity is %s', (line, isRead) => {
    const [row] = readOrder(line);
    expect(row?.kind === 'line' && row.readings[0]?.isQuantityRead).toBe(isRead);
  });

  test('of a line that is too long the end is not read, and no quantity is taken for it', () => {
    const [row] = readOrder(`4B1606H-STD;${'words '.repeat(80)};7`);
    expect(row?.kind === 'line' && row.readings[0]).toMatchObject({ number: '4B1606H-STD', isQuantityRead: false });
  });

  test.each([
    ['2', 2],
    ['x 2', 2],
    ['2x', 2],
    ['2 Stk.', 2],
    ['007', 7],
    ['2.5', null],
    ['-2', null],
    ['', null],
    ['1234567', null],
  ])('readQuantity(%j) is %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  test.each([
    ['"a,b",c', ['a,b', 'c']],
    ['"a,b,c', ['"a', 'b', 'c']],
    ['a"b,c"', ['a"b', 'c"']],
    ['"a"x,b', ['"a"x', 'b']],
    [';;', ['', '', '']],
  ])('splitCells(%j)', (line, fields) => {
    expect(splitCells(line)).toEqual(fields);
  });
});

describe('a list', () => {
  test('headings name the columns; line breaks of all kinds and a byte order mark are no part of it', () => {
    const text = '\u{FEFF}sep=;\r\nQty;Size;Part No\r\n2;.25;4B1606H\r3;;AG-1\n\n;;;\n"x";"";"4B1608H"';
    expect(firstReadings(text)).toEqual(['heading', 'heading', '4B1606H .25 × 2', 'AG-1 × 3', '4B1608H × 1']);
  });

  test('signs that nobody sees in a cell are no part of it', () => {
    const text = '\u{200E}4B1606H-STD\u{200E}\t\u{200B}2\u{200B}\n4B1606H\u{AD}-STD\u{2060};3';
    expect(firstReadings(text)).toEqual(['4B1606H-STD × 2', '4B1606H-STD × 3']);
  });

  test('a heading of words over words', () => {
    expect(firstReadings('Part Qty\n4B1606H-STD 2')).toEqual(['heading', '4B1606H-STD × 2']);
  });

  test('a line in which the heading says nothing is read as any other', () => {
    expect(firstReadings('Part,Qty\n,4B1606H-STD')).toEqual(['heading', '4B1606H-STD × 1']);
  });

  test('a quoted cell may go over line ends, whatever stands in it; a quote that is never closed takes no other line', () => {
    const text = 'Part\tText\tQty\nA1\t"red; ""wide""\n\n2 pieces"\t4\n\tB2\t3\n"C3;5\nD4;6';
    expect(readOrder(text).map(({ typed }) => typed.split('\n').length)).toEqual([1, 3, 1, 1, 1]);
    expect(firstReadings(text).slice(0, 2)).toEqual(['heading', 'A1 × 4']);
  });

  test('what is left of it keeps the empty cells before its rows', () => {
    const rows = readOrder('Qty\tPart\n2\tA1\n\tB2');
    expect(writeRows(rows, 2)).toBe('Qty\tPart\n\tB2');
  });

  test('what is left of it keeps its heading', () => {
    const rows = readOrder('Qty;Part\n1;A1\n2;B2\n3;C3');
    expect([writeRows(rows, 2), writeRows(rows, 4)]).toEqual(['Qty;Part\n2;B2\n3;C3', '']);
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '4B1606H-STD',
      ',',
      ';',
      '\t',
      ' ',
      '"',
      '""',
      '2',
      'x',
      '\r',
      '\n',
      '\u{FEFF}',
      'Part',
      'Qty',
      '-0,25',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.string(),
  );
  const linesOf = (typed: string) =>
    typed
      .replaceAll(/\p{Cf}/gu, '')
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => line.trim())
      .filter((line) => /[\p{L}\p{N}]/u.test(line));

  /** a quoted cell may go over several lines */
  const typedLines = (rows: readonly TypedRow[]) => rows.flatMap((row) => linesOf(row.typed));

  test('is read without an error, each line that holds something in exactly one row', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const rows = readOrder(typed);
        expect(typedLines(rows)).toEqual(linesOf(typed));
        for (const row of rows) {
          if (row.kind !== 'line') continue;
          expect(row.readings.length).toBeGreaterThan(0);
          for (const { quantity } of row.readings) expect(Number.isInteger(quantity) && quantity >= 0).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('may be cut anywhere: the rows before and the text of the rest hold all of it', () => {
    fc.assert(
      fc.property(text, fc.nat(8), (typed, at) => {
        const rows = readOrder(typed);
        const rest = readOrder(writeRows(rows, at)).filter(({ kind }) => kind !== 'heading');
        const expected = rows.slice(at).filter(({ kind }) => kind !== 'heading');
        expect(typedLines(rest)).toEqual(typedLines(expected));
      }),
    );
  });

  test('a long line without sense is read at once', () => {
    const before = performance.now();
    readOrder(`${'"'.repeat(60_000)}1`);
    readOrder('1 '.repeat(32_000));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
