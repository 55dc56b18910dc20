import { expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

const last = 'More words on **clearance** for the reader.';

const rows: Row[] = [
  ['a before a vowel', 'Some words', 'For a engine some words', 13, '"a engine"', 'write "an engine"'],
  ['a word again in the next line', 'Some words', 'Some words and\nand', 13, '"and and", at the end', 'write "and"'],
  ['an before a consonant', 'Some words', 'An bearing has some words', 13, '"An bearing"', 'write "A bearing"'],
  ['a before a silent h', 'Some words', 'For a hour some words', 13, '"a hour"', 'write "an hour"'],
  ['an before a spoken consonant', 'Some words', 'For an used set words', 13, '"an used"', 'write "a used"'],
  ['the euro behind', 'Some words', 'Some 100 € words', 13, '"100 €"', 'write "€100"'],
  ['money as a code', 'Some words', 'Some GBP 12.50 words', 13, '"GBP 12.50"', 'write "£12.50"'],
  ['a letter between figures', 'Some words', 'A bore of 86 x 86 mm and words', 13, '"86 x …"', 'write "86 ×"'],
  ['a Greek letter', 'Some words', 'A film of 6 μm and words', 13, '"6 μm"', 'write "6 µm"'],
  ['a u for a millionth', 'Some words', 'A film of 6um and words', 13, '"6um"', 'write "6 µm"'],
  ['a hyphen for minus', 'Some words', 'At -0.25 mm some words', 13, 'before "0.25"', 'write "−0.25"'],
  ['no nought', 'Some words', 'A film of .031 mm and words', 13, '".031"', 'write "0.031"'],
  ['years with a hyphen', 'Some words', 'From 1996-2000 some words', 13, '"1996-2000"', 'write "1996–2000"'],
  ['days with a hyphen', 'Some words', 'Open Mon-Fri, some words', 13, '"Mon-Fri"', 'write "Mon–Fri"'],
  ['half a short form', 'Some words', 'Some words, e.g oil', 13, '"e.g"', 'write "e.g."'],
  ['a short form without stops', 'Some words', 'Some words, ie oil', 13, '"ie"', 'write "i.e."'],
  ['a small letter', last, 'More words. then words.', 38, '"words. then"', 'write "words. Then"'],
  ['a shout', 'Some words', 'Some words! And', 13, '"words!"', 'write "words."'],
  ['the name in one word', 'Some words', 'Some RaceSeries words', 13, '"RaceSeries"', 'write "Race Series"'],
  ['apostrophes for quotes', 'Some words', "Some ''good'' words", 13, "''good''", 'write “good”'],
  ['half a link', '[page](/basket)', '[page(/basket)', 13, '[ without its ]', 'add the ]'],
  ['the shop in the title', 'A good page', 'A good page | Race Series', 2, '"| Race Series"', 'write "A good page"'],
  ['a heading with a stop', '### A heading', '### A heading.', 19, '"."', 'write "### A heading"'],
  ['a heading with a colon', '### A heading', '### A heading:', 19, '":"', 'write "### A heading"'],
  [
    'a mailbox there is not',
    '(/basket)',
    '(mailto:suport@shop.example)',
    13,
    'suport@',
    'write "support@shop.example"',
  ],
];

test.each(rows)('%s', (...row) => {
  expectTold('content/pages/page.mdx', row);
});

test.each([
  ['sounds', 'A one-piece seal, a unit, a European set, an unused one and an hour of words'],
  ['half a word again', 'Oil of a long-run run, in in-line engines, and words'],
  ['sizes and numbers', 'The sizes .25 and .50 of a set and 4B1606H words'],
  ['short forms', 'Oils, e.g. mineral ones, approx. two litres, and words'],
  ['the name', 'Some Race Series words'],
  ['a picture', '![What it shows](/favicon.svg) and words'],
  ['a norm and its year', 'Some ISO 9001-2015 words'],
])('right as it stands: %s', (_, words) => {
  const text = texts['content/pages/page.mdx'].replace('Some words', words);
  expect(plant('content/pages/page.mdx', text)).toEqual([]);
});
