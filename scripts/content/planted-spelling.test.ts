import { expect, test } from 'vitest';
import { checkSpelling } from './rules/spelling.ts';
import { type File, openPlanted, texts } from './planted-for-tests.ts';

const page = 'content/pages/page.mdx';

/** What the rule of spelling says of a text, which the other rules do not. */
const spell = (file: string, source: string) => {
  const { text, house } = openPlanted(file, source);
  return checkSpelling(text, house);
};
const inPage = (words: string) => spell(page, texts[page satisfies File].replace('Some words', words));

test.each([
  ['teh', 'the'],
  ['Teh', 'The'],
  ['hte', 'the'],
  ['adn', 'and'],
  ['taht', 'that'],
  ['fo', 'of'],
  ['ot', 'to'],
  ['oen', 'one'],
])('a short word that slipped: %s', async (typed, meant) => {
  const [fault, ...others] = await inPage(`Some ${typed} words`);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ line: 13, found: `"${typed}"`, remedy: expect.stringContaining(`write "${meant}"`) });
});

test.each(['At 80 psi, 9,000 rpm and 85 hp, torqued to 40 lbf ft', 'A kit, incl. one nut, for oil at 100 °C'])(
  'short words that are right: %s',
  async (words) => {
    expect(await inPage(words)).toEqual([]);
  },
);

test('a name in the head that is mistyped is no word of a sentence', async () => {
  expect(await spell('content/makes/Ford.md', '---\nsentense: Read the guide.\n---\n')).toEqual([]);
});

test('each line of a list in the head is read', async () => {
  const listed = 'sample: false\npoints:\n  - Some words\n  - Some wrods';
  const [fault, ...others] = await spell(page, texts[page].replace('sample: false', listed));
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ line: 9, found: '"wrods"' });
});
