import { expect, test } from 'vitest';
import { parseDocument } from './source.ts';

const head = (language = 'en') =>
  `---\nlanguage: ${language}\nedition: 2026-11-21\nsummary: A text that is long enough.\nsample: false\n---\n`;
const parse = (text: string, language?: string) => parseDocument(`${head(language)}${text}`, 'a.md');
const run = (text: string, style = 'text', href: string | null = null) => ({ text, style, href });

test.each([
  ['## A heading', { kind: 'heading', level: 1, runs: [run('A heading')] }],
  ['- a\n- b', { kind: 'list', isOrdered: false, items: [[run('a')], [run('b')]] }],
  [
    '<Drawing name="crush" caption="It’s so" />',
    { kind: 'piece', name: 'Drawing', attributes: { name: 'crush', caption: 'It’s so' } },
  ],
])('%s', (text, block) => {
  expect(parse(text).blocks).toEqual([block]);
});

test('a line keeps its bold words, codes and links', () => {
  expect(parse('Take **HX** `4B1606H` [here](https://a.example) & go').blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        run('Take '),
        run('HX', 'strong'),
        run(' '),
        run('4B1606H', 'code'),
        run(' '),
        run('here', 'text', 'https://a.example'),
        run(' & go'),
      ],
    },
  ]);
});

test('a table knows which of its columns hold figures', () => {
  const [table] = parse('| A | B |\n|---|---:|\n| x | 1 |').blocks;
  expect(table).toMatchObject({ kind: 'table', figures: [1], rows: [[[run('x')], [run('1')]]] });
});

test.each([
  ['en', '0.025'],
  ['de', '0,025'],
])('figures in %s are written %s', (language, figure) => {
  expect(parse('HX: {hx-mm} mm, size .25', language).blocks).toEqual([
    { kind: 'paragraph', runs: [run(`HX: ${figure} mm, size .25`)] },
  ]);
});

test.each([
  [
    'a head without a day',
    '---\nlanguage: en\nsummary: A text that is long enough.\nsample: false\n---\nText',
    'edition',
  ],
  ['a figure that does not exist', `${head()}{no-such}`, 'no-such'],
  ['a picture of a program', `${head()}\`\`\`\ncode\n\`\`\``, 'is not understood'],
])('%s stops with the name of the file', (_, text, message) => {
  expect(() => parseDocument(text, 'a.md')).toThrow(/a\.md/);
  expect(() => parseDocument(text, 'a.md')).toThrow(message);
});
