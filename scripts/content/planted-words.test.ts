import { describe, test } from 'vitest';
import { expectTold, type Row } from './planted-for-tests.ts';

// rule policy.figures
const inPage: Row[] = [
  // words and signs
  [
    'a day long past',
    'Some words',
    'Until 31 December 2024 some words',
    13,
    'Until 31 December 2024',
    'the day that holds now',
  ],
  [
    'a weekday of another day',
    'Some words',
    'On Monday, 5 May 2026 some words',
    13,
    'Monday, 5 May 2026',
    'write "Tuesday"',
  ],
  [
    'a day that the calendar does not have',
    'Some words',
    'On 31 June 2026 some words',
    13,
    '31 June 2026',
    'look the day up',
  ],
  ['a date in figures', 'Some words', 'On 13/06/2026 some words', 13, '13/06/2026', 'write "13 June 2026"'],
  [
    'a date that can be read in two ways',
    'Some words',
    'On 04/06/2026 some words',
    13,
    '04/06/2026',
    '"4 June 2026" or "6 April 2026"',
  ],
  [
    'a day that passes by itself',
    'Some words',
    'Since last year some words',
    13,
    '"last year"',
    'the year that is meant',
  ],
  ['a place that is still to be filled', 'Some words', 'TBD: words', 13, '"TBD"', 'take the sentence away'],
  ['another word for a thing', 'More words', 'The shopping cart has words', 38, '"shopping cart"', 'write "basket"'],
  [
    'a price typed by hand',
    'More words',
    'Shipping is free above €150 and',
    38,
    '€150',
    '<Figure name="free-shipping-limit" />',
  ],
  [
    'a figure without a blank before its unit',
    'More words',
    'A journal of 48mm and words',
    38,
    '"48mm"',
    'write "48 mm"',
  ],
  ['two blanks', 'More words', 'More  words', 38, '2 blanks', 'write "More words"'],
  ['a word that stands twice', 'More words', 'More more words', 38, '"More more"', 'write "More"'],
  ['a straight apostrophe', 'the reader', "the reader's", 38, 'straight apostrophe', 'write "reader’s"'],
  ['an invisible sign', 'More words', 'More wo\u200Brds', 38, 'U+200B', 'type them again'],
  ['bold words that do not end', '**clearance**', '**clearance', 38, '"**"', 'right behind the last word'],
  ['an entity that there is not', 'More words', 'More&nbps;words', 38, '&nbps;', 'write "&nbsp;"'],
  ['a bracket that stays open', 'More words', 'More words (of the maker', 38, '( without its )', 'add the )'],
  // front matter
  ['a name that stands twice', 'sample: false', 'sample: false\nheading: Another', 7, 'unique', 'take one of the two'],
  ['a colon without a blank', 'heading: A good', 'heading:A good', 4, 'heading:A good', 'write "heading: A good page"'],
  ['a line that is set in', 'sample: false', '  sample: false', 6, 'sample: false', 'without blanks before it'],
  [
    'a value that begins with a sign of YAML',
    'heading: A good page',
    'heading: @home',
    4,
    '@',
    'write heading: "@home"',
  ],
  ['yes in place of true', 'sample: false', 'sample: yes', 6, '"yes"', 'write "sample: true" or "sample: false"'],
  ['a group that there is not', 'group: legal', 'group: leagl', 7, '"leagl"', 'write "legal"'],
  ['parts that are no list', 'parts: [AG-1, 4B1606H]', 'parts: AG-1', 8, '"AG-1"', 'write "parts: [AG-1]"'],
  ['a name in other letters', 'heading: A good page', 'Heading: A good page', 4, '"Heading"', 'write "heading"'],
  [
    'something before the front matter',
    '---\ntitle',
    '\n---\ntitle',
    1,
    'before the front matter',
    'before the first ---',
  ],
  [
    'front matter that does not end',
    'parts: [AG-1, 4B1606H]\n---\n',
    'parts: [AG-1, 4B1606H]\n',
    1,
    'does not end',
    '--- on a line of its own',
  ],
  [
    'a text that nobody has read for years',
    'updated: 2026-05-01',
    'updated: 2023-05-01',
    5,
    '2023-05-01',
    'read the text once more',
  ],
];

describe('planted in a page', () => {
  test.each(inPage)('%s', (...row) => expectTold('content/pages/page.mdx', row));
});
