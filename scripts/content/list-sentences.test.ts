import { expect, test } from 'vitest';
import { textKinds } from './kinds.ts';
import { listCodeSentences, listPageSentences, listTextSentences } from './list-sentences.ts';
import { openText } from './open-text.ts';
import { goodText } from './texts-for-tests.ts';

test('of code: sentences and labels, with what is filled in; no types, imports, keys or addresses', () => {
  const code = `import { x } from './a file.ts';
type Kind = 'one kind' | 'other';
export const copy = {
  open: 'Open',
  days: (days: number) => \`Within \${days} days\`,
  path: '/terms', key: 'add-to-cart', list: ['Two words', "It isn't"],
};`;
  expect(listCodeSentences('a.ts', code)).toEqual([
    { line: 4, words: 'Open' },
    { line: 5, words: 'Within ${days} days' },
    { line: 6, words: 'Two words' },
    { line: 6, words: "It isn't" },
  ]);
});

test('of a text: head, titles and paragraphs in the order of the file', () => {
  const [kind] = textKinds;
  const opened = openText(kind as (typeof textKinds)[0], 'content/pages/a.mdx', goodText);
  const words = 'tree' in opened ? listTextSentences(opened).map((each) => each.words) : [];
  expect(words).toContain('Some words with a rule, a page and one more.');
  expect(words.indexOf('First')).toBeLessThan(words.indexOf('A heading'));
});

test('of a page: what is read and what is only spoken, without scripts', () => {
  const html =
    '<html><head><title>No</title></head><body><p>Some&nbsp;words</p><script>var a = "not said";</script><img alt="A shell"></body>';
  expect(listPageSentences(html).map(({ words }) => words)).toEqual(['Some words', 'A shell']);
});
