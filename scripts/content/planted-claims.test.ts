import { describe, expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

/** What is spelt right and still not so: letters and sizes that no part has, times that nobody promised, verbs that do not agree. */
const page = 'content/pages/page.mdx';
const document = 'content/documents/EB1.md';
const last = 'More words on **clearance** for the reader.';

describe('planted in a page', () => {
  const rows: readonly Row[] = [
    ['letters of a set in another order', 'Some words', 'Some XH words', 13, '"XH"', 'write "HX"'],
    ['three of them', 'Some words', 'Some HDX words', 13, '"HDX"', 'write "HXD"'],
    ['a size that no part is made in', 'Some words', 'The size .35 and words', 13, '".35"', 'choose one of: .25, .50'],
    ['a size in thousandths', 'Some words', 'The size 015 and words', 13, '"015"', 'choose one of: 001, 010'],
    [
      'many with the verb of one',
      'Some words',
      'Many newer engines has words',
      13,
      '"engines has"',
      'write "engines have"',
    ],
    ['many at the beginning', last, 'Shells is more than words.', 38, '"Shells is"', 'write "Shells are"'],
    [
      'many behind a conjunction',
      'Some words',
      'Words, when the shells was new',
      13,
      '"shells was"',
      'write "shells were"',
    ],
    [
      'one with the verb of many',
      last,
      'The new journal have more words.',
      38,
      '"journal have"',
      'write "journal has"',
    ],
    [
      'a month',
      'Some words',
      'Within a month some words',
      13,
      '"Within a month"',
      '<Figure name="delivery-airfreight-weeks" /> weeks',
    ],
    [
      'weeks in words',
      'Some words',
      'It comes in two weeks, some words',
      13,
      '"in two weeks"',
      'weeks from the manufacturer',
    ],
    [
      'weeks in figures',
      'Some words',
      'It comes within 6 weeks, some words',
      13,
      '"within 6 weeks"',
      'or leave the time out',
    ],
    ['an empty value of a table', "'undersize'", "''", 34, 'a cell with nothing in it', 'write them, or "–"'],
  ];
  test.each(rows)('%s', (...row) => expectTold(page, row));
});

describe('planted in a document', () => {
  const rows: readonly Row[] = [
    ['an empty cell', '| .25 | undersize |', '| .25 | |', 13, 'a cell with nothing in it', 'write them, or "–"'],
    ['a column without a name', '| Size | Meaning |', '| Size | |', 10, 'a column without a name', 'say in its head'],
    [
      'a caption that is not ended',
      'Words below it.',
      'Words below it.\n\n<Drawing name="crush" caption="A shell. It stands in its housing" />',
      19,
      '"its housing"',
      'write "its housing."',
    ],
  ];
  test.each(rows)('%s', (...row) => expectTold(document, row));
});

test.each([
  ['letters as they are', 'HX, HD and HXD words'],
  ['sizes as they are', 'The sizes .25 and 010, words'],
  ['an inch figure with its unit', 'Some 0.35 mm, and words'],
  ['one of many', 'One of the many engines has words'],
  ['a list of many', 'The list of engines is words'],
  ['a sum of one and many', 'The edge of the shells is words'],
  ['what were so', 'Words, if the engine were new'],
  ['a question', 'What does the engine have? Some words'],
  ['a year of the law', 'A fault within the first year, some words'],
])('right as it stands: %s', (_case, words) => {
  expect(plant(page, texts[page].replace('Some words', words))).toEqual([]);
});

test('nothing is said of sizes while no catalogue was pulled', () => {
  expect(plant(page, texts[page].replace('Some words', 'The size .35 and words'), { catalogue: null })).toEqual([]);
});

test('a document may say how long a thing of the workshop takes', () => {
  expect(plant(document, texts[document].replace('Words below it.', 'Start it within two weeks.'))).toEqual([]);
});
