import { describe, expect, test } from 'vitest';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

/** Habits of hands, keyboards and files that were copied from; the remedy of each says what stands there once it is mended. */
const page = 'content/pages/page.mdx';
const last = 'More words on **clearance** for the reader.';

const rows: readonly Row[] = [
  ['one of many', 'Some words', 'Within 1 days some words', 13, '"1 days"', 'write "1 day"'],
  ['no blank behind a comma', 'More words', 'More,many words', 38, '"More,many"', 'write "More, many"'],
  ['a month in small letters', 'Some words', 'On 24 may 2026 some words', 13, '"24 may"', 'write "24 May"'],
  ['another month', 'Some words', 'On 3 june some words', 13, '"3 june"', 'write "3 June"'],
  ['plus and minus', 'Some words', 'Some +/- 0.002 mm of words', 13, '"+/-"', 'write "±"'],
  ['at least', 'Some words', 'Some >= 3 words', 13, '">="', 'write "≥"'],
  ['another unit', 'Some words', 'A torque of 40 nm and words', 13, '"40 nm"', 'write "40 Nm"'],
  ['a unit in capitals', 'Some words', 'A box of 30 KG and words', 13, '"30 KG"', 'write "30 kg"'],
  ['degrees apart', 'Some words', 'Oil at 110° C and words', 13, '"110° C"', 'write "110 °C"'],
  ['a blank before per cent', 'Some words', 'Some 20 % of words', 13, '"20 %"', 'write "20%"'],
  ['quotes of another language', 'Some words', 'Some „good“ words', 13, '„', 'write “'],
  ['a sign for two letters', 'Some words', 'Some ﬁne words', 13, '"ﬁ"', 'write "fi"'],
  ['a letter that looks like ours', 'Some words', 'Some wоrds', 13, '"wоrds"', 'type the word again'],
  ['a name without its letters', 'Some words', 'Some Citroen words', 13, '"Citroen"', 'write "Citroën"'],
  ['a sign for a word', 'More words', 'More oil & words', 38, '"oil & words"', 'write "oil and words"'],
  ['what sounds alike', 'Some words', 'It should of been some words', 13, '"should of"', 'write "should have"'],
  ['then for than', 'Some words', 'Some more then words', 13, '"more then"', 'write "more than"'],
  ['it is for its', 'Some words', 'A film at it’s surface and words', 13, '"at it’s"', 'write "at its"'],
  ['it is for its, typed straight', 'Some words', "Oil on it's own words", 13, '"on it\'s"', 'write "on its"'],
  ['a straight it is', 'Some words', "A part, and it's surface", 13, '"it\'s"', 'for “it is”, else "its"'],
  [
    'it is before a thing',
    'Some words',
    'A part, and it’s surface, words',
    13,
    '"it’s surface"',
    'write "its surface"',
  ],
  ['loose for lose', 'Some words', 'It may loose some words', 13, '"may loose"', 'write "may lose"'],
  [
    'the postal code by other words',
    'Some words',
    'Some zip codes and words',
    13,
    '"zip codes"',
    'write "postal codes"',
  ],
  ['a paragraph that is not ended', 'for the reader.', 'for the reader', 38, '"the reader"', 'write "the reader."'],
  ['a comma at the end', 'for the reader.', 'for the reader,', 38, '"the reader,"', 'write "the reader."'],
  ['a small first letter', last, `the ${last}`, 38, '"the"', 'write "The"'],
  ['nothing in a list', last, '- A line.\n-\n- Another.', 39, 'nothing in it', 'take the line away'],
  ['centimetres', 'Some words', 'Ground by 0.025 cm, some words', 13, '"0.025 cm"', 'write "0.25 mm"'],
  ['an address in the words', 'Some words', 'See shop.example/terms for words', 13, 'shop.example/terms', '(/terms)'],
  ['thousands with a point', 'Some words', 'Every 10.000 km some words', 13, '"10.000"', 'write "10,000"'],
  ['a power with a hat', 'Some words', 'On 300 m^2 some words', 13, '"m^2"', 'write "m²"'],
  [
    'a phone number',
    'Some words',
    'Call +31 20 555 0142 for some words',
    13,
    '"+31 20 555 0142"',
    '[Contact](/contact)',
  ],
  ['half of a slanted word', 'Some words', 'Some _words', 13, '"_"', 'take it away'],
  [
    'a figure and its unit in one',
    'Some words',
    'Some <Figure name="hx-mm" />mm of words',
    13,
    '/>mm"',
    'write "<Figure name="hx-mm" /> mm"',
  ],
  ['a description that is not ended', 'show it.', 'show it', 3, '"show it"', 'write "show it."'],
  [
    'capitals for each word',
    '### A heading',
    '### The Scale Of The Gauge',
    19,
    'capital',
    'write "### The scale of the gauge"',
  ],
  ['a clause that there is not', 'Some words', 'As in clause 7 some words', 13, '"clause 7"', 'the last is 2'],
  ['a list that goes on', last, '- A line,\n- another line,', 39, '"another line,"', 'write "another line."'],
  [
    'one name for two places',
    last,
    `Of a [page](/terms) there are more.`,
    38,
    'the one in line 13 leads to /basket',
    'lead both to the same place',
  ],
];

describe('planted in a page', () => {
  test.each(rows)('%s', (...row) => expectTold(page, row));
});

test.each([
  ['what may be', 'Some words', 'Of 3 may some be 1 day old, and 11 days in 20% of words'],
  ['what it is', 'Some words', 'The oil that it’s in is new; it’s time for words'],
  ['units as they are', 'Some words', 'Some 40 Nm at 110 °C and 7000 rpm, more than 2 kg, of words'],
  ['thousands and lists of figures', 'Some words', 'Some 1,000 parts; 4,6,8 words'],
  ['a journal', 'Some words', 'A journal of 48.000 mm and some words'],
  ['a clause that there is', 'Some words', 'As in clause 2 some words'],
  ['a heading with names', '### A heading', '### Race Series in Tasmania'],
  ['a paragraph before a list', last, 'More words for the reader:\n\n- one\n- two'],
  ['a paragraph that ends with a link', last, 'Words that lead to [another page](/basket)'],
  ['the same link again', last, 'The [page](/basket) once more, for the reader.'],
])('right as it stands: %s', (_case, from, to) => {
  expect(plant(page, texts[page].replace(from, to))).toEqual([]);
});
