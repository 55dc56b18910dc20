import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { judgeFileName, judgeLanguage, judgeListing } from './file-names.ts';
import { textKinds } from './kinds.ts';

const open = (file: string, name: string) => {
  const kind = textKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`no kind of text is called ${name}`);
  return { kind, file };
};

test.each([
  ['content/pages/Our Shop.mdx', 'page', 'rename it to content/pages/our-shop.mdx'],
  ['content/pages/products/oil_pumps.mdx', 'page', 'rename it to content/pages/products/oil-pumps.mdx'],
  ['content/news/What’s new?.mdx', 'article', 'rename it to content/news/whats-new.mdx'],
  ['content/pages/products/oil-pumps.mdx', 'page', undefined],
  ['content/documents/EB003-2016-flexigauge.md', 'document', undefined],
  ['content/documents/EB003 2016.md', 'document', 'rename it to content/documents/EB003-2016.md'],
])('%s as a %s: %s', (file, kind, remedy) => {
  expect(judgeFileName(open(file, kind))[0]?.remedy).toBe(remedy);
});

test.each([
  ['content/documents/iso-9001-2015.md', 'document', 0],
  ['content/documents/iso-9001-2051.md', 'document', 1],
  ['content/pages/iso-9001-2051.mdx', 'page', 0],
])('%s, a %s, has %d faults of the list of downloads', (file, kind, faults) => {
  expect(judgeListing(open(file, kind), ['/files/iso-9001-2015.pdf'])).toHaveLength(faults);
});

test.each([
  ['EB005-2020-sizes-de.md', 'de', undefined],
  ['EB005-2020-sizes.md', 'en', undefined],
  ['EB005-2020-sizes-de.md', 'fr', 'write "language: de", or rename the file'],
  ['EB005-2020-sizes.md', 'de', 'write "language: en", or rename the file'],
])('%s in %s: %s', (name, language, remedy) => {
  const front = { document: parseDocument(''), data: { language }, lineOf: () => 2 };
  const opened = { ...open(`content/documents/${name}`, 'document'), front };
  expect(judgeLanguage(opened)[0]?.remedy).toBe(remedy);
});
