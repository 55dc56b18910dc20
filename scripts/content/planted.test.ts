import { describe, expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

test.each(Object.entries(texts))('%s is good before anything is planted', (file, source) => {
  expect(plant(file, source)).toEqual([]);
});

const inPage: Row[] = [
  // what it names and the shop does not have
  [
    'a part that nobody sells, named twice alike',
    'parts: [AG-1, 4B1606H]',
    'parts: [AG-1, 4B1606Q]',
    8,
    '"4B1606Q"',
    'write "4B1606H"',
  ],
  ['a part in the words', 'the set 4B1606H', 'the set 4B1660H', 13, '"4B1660H"', 'write "4B1606H"'],
  [
    'a dash of the word processor in a number',
    'the set 4B1606H',
    'the set 4B1606H–STD',
    13,
    '4B1606H–STD',
    'write "4B1606H-STD"',
  ],
  [
    'a part that the page does not name',
    "only={['AG-1']}",
    "only={['OPHD1040HP']}",
    23,
    'OPHD1040HP',
    'add OPHD1040HP to the line "parts: […]"',
  ],
  [
    'a link to a part that is not there',
    '(/basket)',
    '(/details/4B1606H-SDT)',
    13,
    '/details/4B1606H-SDT',
    'write "/details/4B1606H-STD"',
  ],
  [
    'a link to a make that is not there',
    '(/basket)',
    '(/catalogue/Hond)',
    13,
    '/catalogue/Hond',
    'write "/catalogue/Honda"',
  ],
  // links
  [
    'a link to the shop itself',
    '(/basket)',
    '(https://www.shop.example/terms#seller)',
    13,
    'https://www.shop.example',
    'write "/terms#seller"',
  ],
  [
    'the shop itself without encryption',
    '(/basket)',
    '(http://shop.example/basket)',
    13,
    'http://shop.example',
    'write "/basket"',
  ],
  [
    'an address of another site as a path',
    '(/basket)',
    '(www.fia.com/rules)',
    13,
    'www.fia.com',
    'write "https://www.fia.com/rules"',
  ],
  [
    'an address with two slashes',
    '(/basket)',
    '(//www.fia.com/rules)',
    13,
    '//www.fia.com',
    'write "https://www.fia.com/rules"',
  ],
  [
    'a mail address as a path',
    '(/basket)',
    '(anna@workshop.eu)',
    13,
    'anna@workshop.eu',
    'write "mailto:anna@workshop.eu"',
  ],
  [
    'a mailto: without its end',
    '(/basket)',
    '(mailto:anna@workshop)',
    13,
    'mailto:anna@workshop',
    'write the whole address',
  ],
  [
    'a mailbox of the shop by hand',
    '(/basket)',
    '(mailto:support@shop.example)',
    13,
    'mailto:support',
    '<MailLink subject="…" />',
  ],
  [
    'a telephone number as it is dialled',
    '(/basket)',
    '(tel:0031 20 123 4567)'.replaceAll(' ', '%20'),
    13,
    'tel:0031',
    'write "tel:+',
  ],
  [
    'a scheme that browsers do not open',
    '(/basket)',
    '(htps://www.fia.com)',
    13,
    'htps:',
    'write "https://www.fia.com"',
  ],
  ['a link to the file of a page', '(/basket)', '(../pages/basket.mdx)', 13, '../pages/basket.mdx', 'write "/basket"'],
  ['a link with an empty anchor', '(/basket)', '(/basket#)', 13, '/basket#', 'write "/basket"'],
  ['a link without an address', '(/basket)', '()', 13, 'without an address', 'between the round brackets'],
  ['a link without words', '[page](/basket)', '[](/basket)', 13, 'without words', 'what the reader finds there'],
  ['a blank inside a link', '[page](/basket)', '[page] (/basket)', 13, '[page] (/basket)', 'write "[page](/basket)"'],
  [
    'click here',
    'Some words with a [page](/basket)',
    'For the basket click [here](/basket)',
    13,
    '"here" as the words',
    'what the reader finds there',
  ],
  [
    'click here in the words',
    'Some words',
    'Please click here: words',
    13,
    '"click here"',
    'what the reader finds there',
  ],
  // numbers, titles and what stands below them
  ['two clauses with one number', 'number="2"', 'number="1"', 27, 'number="1" once more; line 11', 'write number="2"'],
  ['a number that is left out', 'number="2"', 'number="3"', 27, 'number="3" of "Second"', 'write number="2"'],
  [
    'a reference to another clause',
    '[clause 2](#second)',
    '[clause 1](#second)',
    13,
    'which is clause 2',
    'write "clause 2"',
  ],
  [
    'a title that stands twice',
    'title="Second"',
    'title="First"',
    27,
    '"First" once more; line 11',
    'that the other does not',
  ],
  [
    'a clause without words',
    'More words on **clearance** for the reader.\n',
    '<Note title="Read this">\n</Note>\n',
    38,
    '<Note> with nothing in it',
    'take the piece away',
  ],
  [
    'a heading with nothing below it',
    "The scale of the gauge is read at its middle.\n\n<PartCards from={props.parts} only={['AG-1']} />\n",
    '',
    19,
    '"A heading" with nothing below',
    'take the line away',
  ],
  ['steps that are counted wrong', '3. Order the set.', '4. Order the set.', 17, '"4." as step 3', 'write "3."'],
  ['a heading without its blank', '### A heading', '###A heading', 19, '###A heading', 'write "### A heading"'],
  [
    'a list with signs of its own',
    'More words on **clearance** for the reader.',
    '• Words for the reader',
    38,
    '• Words',
    'write "- Words for the reader"',
  ],
  // tables
  [
    'a row that is too long',
    "['.25', 'undersize'],",
    "['.25', 'undersize', 'inch'],",
    34,
    'a row of 3 cells',
    'take away what is too many',
  ],
  ['a row that is too short', "['.25', 'undersize'],", "['.25'],", 34, 'a row of 1 cells', 'add what is missing'],
  // HTML and pieces
  ['an element of HTML', 'More words', 'More <u>words</u>', 38, '<u>', 'look like a link'],
  ['a line break of HTML', 'Some words', 'Some<br/> words', 13, '<br>', 'an empty line'],
  ['a line break that MDX cannot read', 'Some words', 'Some<br> words', 13, '<br>', 'an empty line'],
  ['a note for editors in HTML', 'Some words', '<!-- later -->', 13, 'comment', '{/* the note */}'],
  ['a piece closed by another name', '</Clause>\n\n<Clause', '</Claus>\n\n<Clause', 25, '</Claus>', 'write </Clause>'],
  [
    'a piece that is closed and was not opened',
    'More words',
    '</Note>\n\nMore words',
    38,
    '</Note>',
    'write </Clause>',
  ],
  [
    'an attribute in quotes of the word processor',
    'id="second"',
    'id=“second”',
    27,
    'valid JSX tag',
    'straight quotes',
  ],
  ['an attribute without quotes', 'id="second"', 'id=second', 27, 'valid JSX tag', 'id="second"'],
  [
    'a list of values without its end',
    "only={['AG-1']}",
    "only={['AG-1'}",
    23,
    'parse expression',
    'a ] that is missing',
  ],
  [
    'a mail address in angle brackets',
    'Some words',
    'Some <anna@workshop.eu> words',
    13,
    'valid JSX tag',
    '[anna@workshop.eu](mailto:anna@workshop.eu)',
  ],
  ['braces around what is no figure', 'Some words', 'Some {words} of it', 13, '{words}', 'take the braces away'],
];

const inDocument: Row[] = [
  [
    'a row that is too long',
    '| STD | standard |',
    '| STD | standard | 1 |',
    12,
    'a row of 3 cells',
    'take the bar away',
  ],
  ['a row that is too short', '| .25 | undersize |', '| .25 |', 13, 'a row of 1 cells', 'add the cell'],
  ['a table without its second line', '|---|---|\n', '', 10, 'without its second line', 'put |---|---| below'],
  ['a second line that is too short', '|---|---|', '|---|', 10, 'second line has 1 columns', 'write |---|---|'],
  ['an empty line inside a table', '| .25', '\n| .25', 14, 'cut off', 'take the empty line above away'],
  ['an element of HTML', 'Words below it.', '<br>', 17, '<br>', 'an empty line'],
];

describe('planted in a page', () => {
  test.each(inPage)('%s', (...row) => expectTold('content/pages/page.mdx', row));
});

describe('planted in a document', () => {
  test.each(inDocument)('%s', (...row) => expectTold('content/documents/EB1.md', row));
});
