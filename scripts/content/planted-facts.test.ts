import { describe, expect, test } from 'vitest';
import { checkSpelling } from './rules/spelling.ts';
import { openHouse } from './house.ts';
import { textKinds } from './kinds.ts';
import { openText } from './open-text.ts';
import { expectTold, plant, type Row, texts } from './planted-for-tests.ts';

const page = 'content/pages/page.mdx';
const document = 'content/documents/EB1.md';
const last = 'More words on **clearance** for the reader.';
const hx = 'Some words of <Figure name="hx-mm" />';

const inPage: Row[] = [
  ['a figure with the unit of another', 'Some words', `${hx} in (more) words`, 13, '"hx-mm"', '"hx-inch"'],
  [
    'days that are hours',
    'Some words',
    'Within <Figure name="return-days" /> hours',
    13,
    '"return-days"',
    'write "days"',
  ],
  ['two lengths for one', 'Some words', 'A journal of 48.1 mm (1.983 in) and', 13, '48.1 mm', '(1.894 in)'],
  ['a range and its inches', 'Some words', 'Some 0.25–0.50 mm (0.010 to 0.025 in)', 13, '0.25', '(0.010–0.020 in)'],
  ['two heats for one', 'Some words', 'Oil at 100 °C (312 °F) and', 13, '100 °C (312 °F)', 'write "(212 °F)" if'],
  ['a range of heat', 'Some words', 'At 10–20 °C (50–78 °F) some', 13, '(50–78 °F)', 'write "(50–68 °F)" if'],
  ['heat below nought', 'Some words', 'At −40 °C (−30 °F) some', 13, '(−30 °F)', 'write "(−40 °F)" if'],
  ['hotter by', 'Some words', 'Hotter by 10 to 20 °C (18–46 °F) some', 13, '(18–46', '"(18–36 °F)" for a difference'],
  ['degrees without their sign', 'Some words', 'Oil at 110 C and words', 13, '"110 C"', 'write "110 °C"'],
  ['a rate of VAT', 'Some words', 'Prices include 23 % VAT and words', 13, '23 % VAT', '/terms#prices'],
  [
    'days in words',
    'Some words',
    'Within thirty days some words',
    13,
    '"thirty days"',
    '<Figure name="return-days" />',
  ],
  ['a bulletin of another year', 'Some words', 'See EB005/2021 for words', 13, '"EB005/2021"', 'write "EB005/2020"'],
  [
    'a size that the set is not made in',
    'the set 4B1606H',
    'the set 4B1606H-.99',
    13,
    '4B1606H-.99',
    'made in: 4B1606H-STD',
  ],
  [
    'a bulletin by its title',
    last,
    `${last}\n\n<Bulletins numbers={['Graded bearings']} />`,
    40,
    'Graded',
    'write "EB001/2012"',
  ],
  ['parts between semicolons', '[AG-1, 4B1606H]', '[AG-1; 4B1606H]', 8, 'as one number', 'write AG-1, 4B1606H'],
];

describe('planted in a page', () => {
  test.each(inPage)('%s', (...row) => expectTold(page, row));
});

test.each([
  ['inches behind millimetres', `${hx} mm (<Figure name="hx-inch" /> in) of clearance`],
  [
    'a figure before another word',
    'Some <Figure name="race-step" /> mm and <Figure name="credit-note-days" /> business days',
  ],
  ['one length in two units', 'A journal of 48.1 mm (1.894 in), ground by 0.25 mm (0.010 in) words'],
  [
    'one heat in two units',
    'At 100 °C (212 °F), 10–20 °C (50–68 °F), −40 °C (−40 °F) and from 80 to 93 °C (200 °F) words',
  ],
  ['a difference of heat', 'Cooler by 10–20 °C (18–36 °F) words, and hotter by 5 °C (9 °F)'],
  ['a letter of an engine', 'The C of 4B1606H words'],
])('right as it stands: %s', (_case, words) => {
  expect(plant(page, texts[page].replace('Some words', words))).toEqual([]);
});

test('the photo of a make by the name of its file', () => {
  const [fault, ...others] = plant('content/makes/Ford.md', '---\npicture: ford.jpg\n---\n');
  expect(others).toEqual([]);
  expect(fault).toContain('content/makes/Ford.md:2\n');
  expect(fault).toContain('"ford.jpg"');
});

test.each([
  ['words in the second line of a table', '|---|---|', '|---|right|', 11, '|---|right|', 'write |---|---:|'],
  [
    'an attribute that no drawing reads',
    '## A heading',
    '<Drawing name="wall" capton="A wall." />',
    15,
    'capton',
    'write "caption"',
  ],
  ['a drawing without words', '## A heading', '<Drawing name="wall" />', 15, 'without caption', 'add caption="…"'],
] satisfies Row[])('planted in a document: %s', (...row) => {
  expectTold(document, row);
  expect(plant(document, texts[document].replace(row[1], row[2]))).toHaveLength(1);
});

const openPage = (source: string) => {
  const opened = openText(textKinds[0] as (typeof textKinds)[0], page, source);
  if (!('tree' in opened)) throw new Error('cannot be read');
  return opened;
};

test('a clause of another page by its old number', () => {
  const other = { ...openPage(texts[page]), address: '/other' };
  const house = openHouse('.', [other], { documents: [], catalogue: null, now: new Date('2026-05-04') });
  expect(house.clauses.get('/other#second')).toBe('2');
  const faults = plant(page, texts[page].replace('[page](/basket)', '[clause 1](/other#second)'), {
    clauses: house.clauses,
    addresses: new Map([...house.addresses]),
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('write "clause 2"');
});

test.each([
  ['color', 'colour'],
  ['center', 'centre'],
  ['aluminum', 'aluminium'],
  ['gray', 'grey'],
  ['catalog', 'catalogue'],
  ['labeled', 'labelled'],
  ['centered', 'centred'],
  ['optimize', 'optimise'],
])('American spelling is told with the British one: %s', async (typed, meant) => {
  const text = openPage(texts[page].replace('Some words', `Some ${typed} words`));
  const house = openHouse('.', [], { documents: [], catalogue: null, now: new Date('2026-05-04') });
  const [fault, ...others] = await checkSpelling(text, house);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ line: 13, found: `"${typed}"`, remedy: expect.stringContaining(`write "${meant}";`) });
});
