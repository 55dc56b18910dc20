import { searchForTests } from '#domain/search/search-for-tests.ts';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSampleList } from './order-sample.ts';

const search = searchForTests(seedCatalogueForTests()).ask;
const readList = (list: string, answer?: number) => readSampleList(search, list, answer);

const numbers = ['AG-1', 'AR-1', 'AB-1', 'AY-1', '4B1606H-STD', '4B1606H-.25'] as const;
const rowsOf = fc
  .uniqueArray(fc.constantFrom(...numbers), { minLength: 1 })
  .chain((slugs) =>
    fc.tuple(...slugs.map((slug) => fc.record({ slug: fc.constant(slug), quantity: fc.integer({ min: 1, max: 40 }) }))),
  );
const separator = fc.constantFrom(';', '\t', '|');
const figure = fc.integer({ min: 2, max: 9999 });
const price = fc
  .integer({ min: 200, max: 99_999 })
  .filter((cents) => cents % 100 !== 0)
  .map((cents) => (cents / 100).toFixed(2));

const nameOf = {
  number: fc.constantFrom('Part number', 'SKU', 'Artikelnummer', 'Référence', 'Código', 'Codice', 'Artikel', 'Indeks'),
  quantity: fc.constantFrom('Qty', 'Qty ordered', 'Menge', 'Anzahl', 'Qté', 'Cantidad', 'Quantità', 'Aantal', 'Ilość'),
  other: fc.constantFrom(
    ...[
      'Price',
      'Unit price',
      'Stückpreis',
      'Preis je Stück',
      'Prix unitaire',
      'Precio',
      'Prezzo',
      'Prijs per stuk',
      'Cena',
    ],
    ...['EAN', 'GTIN', 'Barcode', 'Code-barres', 'Weight', 'Gewicht (kg)', 'Poids', 'Peso', 'Waga', 'Masa'],
    ...[
      'Line',
      'Line no.',
      'Pos.',
      'Position',
      'Zeile',
      'N° ligne',
      'Línea',
      'Riga',
      'Regel',
      'Lp.',
      'Discount',
      'Rabatt %',
    ],
  ),
};

const write = (rows: readonly (readonly (string | number)[])[], sign: string): string =>
  rows.map((cells) => cells.join(sign)).join('\n');

// rule quick-order.columns
describe('whatever the columns are', () => {
  const options = { numRuns: 60 };

  test('no quantity above 1 is from a column that is named price, EAN, weight, line number or discount', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf,
        nameOf.number,
        nameOf.other,
        fc.array(figure, { minLength: 6, maxLength: 6 }),
        separator,
        fc.boolean(),
        async (rows, number, other, figures, sign, isFirst) => {
          const order = <T>(one: T, two: T): T[] => (isFirst ? [two, one] : [one, two]);
          const list = write(
            [order(number, other), ...rows.map(({ slug }, at) => order<string | number>(slug, figures[at] ?? 2))],
            sign,
          );
          expect(await readList(list)).toBe(rows.map(({ slug }) => `${slug} 1`).join(', '));
        },
      ),
      options,
    );
  });

  test('what is named as the quantity is taken, whatever stands beside it and in whatever order', async () => {
    const beside = fc.array(fc.tuple(nameOf.other, fc.array(figure, { minLength: 6, maxLength: 6 })), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        rowsOf,
        nameOf.number,
        nameOf.quantity,
        beside,
        separator,
        fc.nat(5),
        fc.nat(5),
        async (rows, number, quantity, others, sign, from, to) => {
          const table: (string | number)[][] = [
            [number, quantity, ...others.map(([name]) => name)],
            ...rows.map((row, at) => [row.slug, row.quantity, ...others.map(([, figures]) => figures[at] ?? 2)]),
          ];
          const moved = table.map((cells) => {
            const left = cells.toSpliced(from % cells.length, 1);
            return left.toSpliced(to % cells.length, 0, cells[from % cells.length] ?? '');
          });
          expect(await readList(write(moved, sign))).toBe(rows.map((row) => `${row.slug} ${row.quantity}`).join(', '));
        },
      ),
      options,
    );
  });

  test('a column of prices changes no quantity', async () => {
    const prices = fc.array(price, { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rowsOf, prices, separator, fc.constantFrom(0, 1, 2), async (rows, all, sign, at) => {
        const bare = rows.map(({ slug, quantity }) => [slug, `${quantity}`]);
        const priced = bare.map((cells, row) => cells.toSpliced(at, 0, all[row] ?? '1.50'));
        expect(await readList(write(priced, sign))).toBe(await readList(write(bare, sign)));
      }),
      options,
    );
  });

  test('two columns of figures without a name are asked about unless they say the same; the answer is what is taken', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf,
        fc.array(figure, { minLength: 6, maxLength: 6 }),
        separator,
        async (rows, figures, sign) => {
          const list = write(
            rows.map(({ slug, quantity }, at) => [slug, quantity, figures[at] ?? 2]),
            sign,
          );
          const isSame = rows.every(({ quantity }, at) => quantity === figures[at]);
          const expected = rows.map(({ slug, quantity }) => `${slug} ${quantity}`).join(', ');
          expect(await readList(list)).toMatch(isSame ? expected : /^asks /);
          if (!isSame) expect(await readList(list, 1)).toBe(expected);
        },
      ),
      options,
    );
  });
});
