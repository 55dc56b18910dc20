import { describe, expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

const last = 'More words on **clearance** for the reader.';

const inPage: Row[] = [
  // pieces in another shape than they are read in
  ['one value in place of a list', "only={['AG-1']}", 'only="AG-1"', 23, 'only="AG-1"', "write only={['AG-1']}"],
  [
    'a clause in a clause',
    last,
    `<Clause id="x" title="X">\n${last}\n</Clause>`,
    38,
    'inside another',
    'close the clause above',
  ],
  ['an empty caption', 'caption="Two sizes"', 'caption=""', 29, 'caption=""', 'write the caption'],
  [
    'a picture without words',
    '### A heading',
    '<Photograph name="shells" alt="" />',
    19,
    'alt=""',
    'what the picture shows',
  ],
  [
    'a table without rows',
    "rows={[\n    ['STD', 'standard'],\n    ['.25', 'undersize'],\n  ]}",
    'rows={[]}',
    29,
    'empty list',
    'take the piece away',
  ],
  ['a figure in an attribute', 'Two sizes', 'Sizes by {hx-mm}', 29, '{hx-mm} in caption', '<Figure name="hx-mm" />'],
  [
    'no figure in the words of a note',
    last,
    `<Note title="At least {guarantee-year} years">\n${last}\n</Note>`,
    38,
    '{guarantee-year}',
    'write "guarantee-years"',
  ],
  ['what the page does not hand over', 'props.parts', 'props.parst', 23, 'props.parst', 'write {props.parts}'],
  [
    'an id with capitals and blanks',
    'id="second" t',
    'id="Second Part" t',
    27,
    'id="Second Part"',
    'write id="second-part"',
  ],
  ['a clause that is not counted', 'number="2" ', '', 27, 'without number', 'add number="…"'],
  ['a number that is none', 'number="2"', 'number={2}', 27, 'number="{2}"', 'write number="2"'],
  [
    'a piece in small letters',
    '<Clause number="2"',
    '<clause number="2"',
    40,
    '`<clause>`',
    'write <Clause …> in line 27',
  ],
  ['a small piece in small letters', 'Some words', 'Some <figure name="hx-mm" />', 13, '<figure>', 'write <Figure …>'],
  [
    'a single quote that stays open',
    'title="Second"',
    "title='Second",
    27,
    'valid JSX tag',
    'the quote that it begins with',
  ],
  // marks
  ['bold words for a heading', '### A heading', '**A heading**', 19, '**A heading**', 'write "### A heading"'],
  ['a line below words', last, `${last}\n---\n`, 38, 'makes it a heading', 'take the line of signs away'],
  ['a note at the foot', 'Some words', 'Some[^1] words', 13, '[^1]', 'into the sentence'],
  ['words struck out', 'Some words', 'Some ~~old~~ words', 13, '~~', 'take the words and the ~~ away'],
  ['a box to tick', last, '- [ ] words to do', 38, '[ ]', 'write "- words"'],
  [
    'the brackets of a link the other way round',
    '[page](/basket)',
    '(page)[/basket]',
    13,
    '(page)[/basket]',
    'write "[page](/basket)"',
  ],
  [
    'a link whose bracket stays open',
    '[page](/basket)',
    '[page](/basket',
    13,
    '[page](/basket',
    'write "[page](/basket)"',
  ],
  [
    'a link with a title that does not end',
    '[page](/basket)',
    '[page](/basket "Basket)',
    13,
    '[page](/basket',
    'write "[page](/basket)"',
  ],
  [
    'a blank in an address of the shop',
    '[page](/basket)',
    '[page](/legal guarantee)',
    13,
    '/legal guarantee',
    'write "[page](/legal-guarantee)"',
  ],
  ['a brace that nothing opens', 'Some words', 'Some words }', 13, 'a } without its {', '&#125;'],
  // links and pictures
  ['a slash at the end', '(/basket)', '(/basket/)', 13, '"/basket/"', 'write "/basket"'],
  [
    'an address as the words of its link',
    '[page](/basket)',
    '[https://www.fia.com](https://www.fia.com)',
    13,
    '"https://www.fia.com" as the words',
    'what the reader finds there',
  ],
  [
    'what counts visitors',
    '(/basket)',
    '(https://www.fia.com/a?utm_source=mail&id=2)',
    13,
    'utm_source',
    'write "https://www.fia.com/a?id=2"',
  ],
  [
    'a file name as the words of a picture',
    '### A heading',
    '![IMG_1234.jpg](/favicon.svg)',
    19,
    'the name of a file',
    'what it shows',
  ],
  [
    'a picture that says it is one',
    '### A heading',
    '![Picture of a shell](/favicon.svg)',
    19,
    'Picture of a shell',
    'write "A shell"',
  ],
  // what stands twice
  ['a paragraph', last, `${last}\n\n${last}`, 40, 'once more; line 38', 'take one of the two away'],
  ['a row', "['.25', 'undersize']", "['STD', 'standard']", 34, 'line 33 has it', 'the row that was meant'],
  ['a part in the head', '[AG-1, 4B1606H]', '[AG-1, 4B1606H, AG-1]', 8, 'AG-1 twice', 'take one AG-1 away'],
  ['a part in a piece', "['AG-1']", "['AG-1', 'AG-1']", 23, 'AG-1 twice', 'take one AG-1 away'],
  // part numbers
  ['a part in small letters', 'the set 4B1606H', 'the set 4b1606h', 13, '"4b1606h"', 'write "4B1606H"'],
  ['a part with a blank', 'the set 4B1606H', 'the set 4B 1606H', 13, '"4B 1606H"', 'write "4B1606H"'],
  // the head
  ['bold words in the head', 'something true', '**something** true', 3, '**something**', 'write "something"'],
  ['a link in the head', 'something true', '[something](/terms) true', 3, '[something]', 'write "something"'],
  ['HTML in the head', 'something true', '<b>something</b> true', 3, '<b>something</b>', 'write "something"'],
  ['capitals', 'heading: A good page', 'heading: A GOOD PAGE', 4, 'in capitals', 'write "A good page"'],
  // days, hours and signs
  [
    'a day with its ending',
    'Some words',
    'On the 1st of May 2026 some words',
    13,
    '1st of May 2026',
    'write "1 May 2026"',
  ],
  ['a day as in America', 'Some words', 'On May 1, 2026 some words', 13, 'May 1, 2026', 'write "1 May 2026"'],
  ['a month cut short', 'Some words', 'On 1 Sept. 2026 some words', 13, '1 Sept. 2026', 'write "1 September 2026"'],
  ['an hour without minutes', 'Some words', 'Until 5pm some words', 13, '5pm', 'write "5:00 pm"'],
  ['an hour of 24', 'Some words', 'Until 17:30 some words', 13, '17:30', 'write "5:30 pm"'],
  ['three full stops', 'Some words', 'Some words...', 13, 'words...', 'write "words…"'],
  ['two commas', 'More words', 'More,, words', 38, 'More,,', 'write "More,"'],
  ['two full stops', 'the reader.', 'the reader..', 38, 'reader..', 'write "reader."'],
  ['a range with a hyphen', 'More words', 'It takes 2-5 days and words', 38, '2-5', 'write "2–5"'],
  ['a comma before decimals', 'More words', 'A film of 0,031 mm and words', 38, '0,031', 'write "0.031"'],
  ['hyphens for a dash', 'More words', 'More -- words', 38, 'More -- words', 'write "More – words"'],
  ['a hyphen for a dash', 'More words', 'More - words', 38, 'More - words', 'write "More – words"'],
  ['an apostrophe that opens', 'the reader', 'the reader‘s', 38, 'reader‘s', 'write "reader’s"'],
  ['a quote without its end', 'Some words', 'Some "good words', 13, 'without its end', 'take it away'],
  ['a picture sign', 'Some words', 'Some words 😀', 13, '😀', 'say it in words'],
  ['dollars', 'More words', 'A tool of $150 and words', 38, '$150', 'take the amount away'],
];

describe('planted in a page', () => {
  test.each(inPage)('%s', (...row) => expectTold('content/pages/page.mdx', row));
});

test.each([
  ['thousands', 'More words', 'More than 1,000 parts'],
  ['what is no part', 'Some words', 'Some bolts of 4x100 and 2 A 100'],
  ['an hour as the shop writes it', 'Some words', 'Until 4:30 pm some words'],
  ['a norm', 'heading: A good page', 'heading: ISO 9001'],
  ['the same words for two regions', last, `<ForRegion regions={['nl']}>\n\n${last}\n\n</ForRegion>\n\n${last}`],
  ['an address with a search', '(/basket)', '(https://www.fia.com/a?id=2)'],
])('good: %s', (_case, from, to) => {
  expect(plant('content/pages/page.mdx', texts['content/pages/page.mdx'].replace(from, to))).toEqual([]);
});
