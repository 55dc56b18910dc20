import { expect, test } from 'vitest';
import { applyOverride, applyOverrides } from './article-override.ts';
import { sampleArticle } from './samples.ts';

const article = sampleArticle({ slug: 'a', title: 'Of the service', excerpt: 'Its excerpt.' });
const override = { slug: 'a', title: null, description: null, isHidden: false };

test.each([
  ['nothing said', undefined, { title: 'Of the service', description: 'Its excerpt.' }],
  ['a title', { ...override, title: 'Ours' }, { title: 'Ours', description: 'Its excerpt.' }],
  ['a description', { ...override, description: 'Our words.' }, { title: 'Of the service', description: 'Our words.' }],
])('%s', (_, said, shown) => expect(applyOverride(article, said)).toMatchObject(shown));

test('a hidden one is left out, the others stay in their order', () => {
  const all = ['a', 'b', 'c'].map((slug) => sampleArticle({ slug }));
  expect(applyOverrides(all, [{ ...override, slug: 'b', isHidden: true }]).map(({ slug }) => slug)).toEqual(['a', 'c']);
});
