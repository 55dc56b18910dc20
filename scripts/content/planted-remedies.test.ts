import { expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

const last = 'More words on **clearance** for the reader.';

/** What an editor who does as the remedy says would have got wrong, or would not have understood. */
const rows: Row[] = [
  ['no quotes', 'title="Second"', 'title=Second of two', 27, 'valid JSX tag', 'quotes: title="Second of two"'],
  ['no quotes twice', 'id="second" title="Second"', 'id=x title=Y', 27, 'valid JSX tag', 'into quotes: id="x"'],
  ['= in the head', 'title: A good', 'title=A good', 2, 'title=A good page', 'write title: "A good page"'],
  ['a quote in the head', 'A good page', '"A "good" page"', 2, 'title: "A', 'write title: "A “good” page"'],
  ['a word in quotes in the head', 'A good page', '"Good" pages', 2, 'title: "Good"', 'write title: "“Good” pages"'],
  ['curly quotes', 'title="Second"', 'title=“Second”', 27, 'valid JSX tag', 'around the value: title="Second"'],
  ['no parts to read', last, '<FlowTable />', 38, '<FlowTable> without from', 'add from={props.parts}'],
  [
    'a piece with a small letter',
    last,
    '<flowTable from={props.parts} />',
    38,
    '<flowTable>, which',
    'write <FlowTable …>',
  ],
  ['a piece with two letters swapped', last, '<FlowTabel />', 38, '<FlowTabel>', 'write "FlowTable"'],
  ['a small piece by a letter', 'Some words', 'Some <figur name="hx-mm" />', 13, '<figur>', 'write <Figure …>'],
  ['a piece left open', last, '<flowTable>\n\nMore.', 42, '<flowTable>', 'write <FlowTable … /> in line 38'],
  ['an element left open', last, '<li>\n\nMore.', 42, '<li>', 'write each line of the list as "- words"'],
  [
    'a day too far',
    '2026-05-01',
    '2026-11-31',
    5,
    '2026-11-31',
    'November 2026 has 30 days: write "updated: 2026-05-04"',
  ],
  [
    'a day too far that is past',
    '2026-05-01',
    '2025-02-29',
    5,
    '2025-02-29',
    '28 days: write "updated: 2025-02-28", or',
  ],
  ['a month there is not', '2026-05-01', '2026-13-01', 5, '2026-13-01', 'write "updated: 2026-05-04" for today'],
  ['a day too far in words', 'Some words', 'On 31 April 2026 words', 13, '31 April 2026', 'April 2026 has 30 days'],
  ['another letter and a slash', '(/basket)', '(/Basket/)', 13, '"/Basket"', 'write "/basket"'],
  ['a number too far', 'number="2"', 'number="3"', 27, 'number="3"', 'write number="2"'],
  [
    'quotes in a title',
    'title="Second"',
    'title="The "second" one"',
    27,
    'valid JSX tag',
    'write title="The “second” one"',
  ],
  ['inches in a title', 'title="Second"', 'title="The 3" one"', 27, 'valid JSX tag', 'inches are written "in"'],
  [
    'a colon in the head',
    'title: A good page',
    'title: A page: good',
    2,
    'a second colon',
    'write title: "A page: good"',
  ],
  [
    'too few words',
    'says something true in enough words for a search engine to show it',
    'is short',
    3,
    'at least 50 characters',
    'characters more',
  ],
  [
    'a yes in the head',
    'sample: false',
    'sample: no',
    6,
    'expected: true or false',
    'write "sample: true" or "sample: false"',
  ],
];
test.each(rows)('%s', (...row) => {
  expectTold('content/pages/page.mdx', row);
});

test('a clause of one step after one of two', () => {
  const text = texts['content/pages/page.mdx']
    .replace('number="1"', 'number="1.1"')
    .replace('number="2"', 'number="3"')
    .replace('[clause 2](#second)', '[a page](#second)');
  expect(plant('content/pages/page.mdx', text).join('\n')).toContain('write number="2"');
});

test('a clause that is right behind one that is not', () => {
  const text = texts['content/pages/page.mdx'].replace(
    '<Clause number="2"',
    '<Clause number="1" id="again" title="Again">\n\nOther words.\n\n</Clause>\n\n<Clause number="3"',
  );
  const told = plant('content/pages/page.mdx', text.replace('[clause 2](#second)', '[a page](#second)'));
  expect(told).toEqual([expect.stringContaining('write number="2"')]);
});

test('a number that stands twice is told once, where it is wrong', () => {
  const text = texts['content/pages/page.mdx'].replace('Some words', 'As in clause 2, some words');
  const told = plant('content/pages/page.mdx', text.replace('number="2"', 'number="1"'));
  expect(told).toEqual([expect.stringContaining('write number="2"')]);
  expect(told[0]).toContain('content/pages/page.mdx:27\n');
});

test('no other page is blamed for a number that stands twice in the terms', () => {
  const text = texts['content/pages/page.mdx'].replace('[page](/basket)', '[clause 2 of the terms](/terms#paying)');
  const told = (paying: string): string[] =>
    plant('content/pages/page.mdx', text.replace('Some words', 'As in clause 2 of the terms, some words'), {
      addresses: new Map([['/terms', new Set(['seller', 'paying'])]]),
      clauses: new Map([
        ['/terms#seller', '1'],
        ['/terms#paying', paying],
      ]),
    });
  expect(told('1')).toEqual([]);
  expect(told('2')).toEqual([]);
  expect(told('3').join('\n')).toContain('which is clause 3');
});

test('a short form ends no sentence', () => {
  const text = texts['content/pages/page.mdx'].replace(last, 'The oil temp. is read after a lap.');
  expect(plant('content/pages/page.mdx', text)).toEqual([]);
});
