import { sellers } from '#config/sellers.ts';
import { expect, test } from 'vitest';
import { textKinds } from './kinds.ts';
import { openText } from './open-text.ts';
import { plant, texts } from './planted-for-tests.ts';
import { judgeSameHeads } from './same-heads.ts';

test('words about an article that is not there', () => {
  const faults = plant('content/news/a-known-articel.mdx', texts['content/news/a-known-article.mdx']);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('rename the file to content/news/a-known-article.mdx');
});

test.each([
  ['Fort', 'sentence: Read the guide.', 1, 'rename the file to content/makes/Ford.md'],
  ['Ford', 'guide: ford-application-guide-2042', 2, 'write "ford-application-guide-2024"'],
  ['Ford', 'picture: 4B1660H', 2, 'write "4B1606H"'],
  ['Ford', 'sentense: Read the guide.', 2, 'write "sentence"'],
])('of a make, %s.md with %s', (name, line, at, remedy) => {
  const faults = plant(`content/makes/${name}.md`, `---\n${line}\n---\n`);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`content/makes/${name}.md:${at}\n`);
  expect(faults[0]?.split('mend it:')[1]).toContain(remedy);
});

test('a part that is mistyped where the page reads it is told once and never suggested', () => {
  const good = texts['content/pages/page.mdx'];
  const everywhere = plant('content/pages/page.mdx', good.replaceAll('AG-1', 'AG-11'));
  expect(everywhere.filter((fault) => fault.includes('write "AG-1"'))).toHaveLength(1);
  const inFront = plant('content/pages/page.mdx', good.replace('[AG-1', '[AGG-1'));
  expect(inFront.join('\n')).not.toContain('write "AGG-1"');
  expect(inFront.join('\n')).toContain('add AG-1 to the line');
});

test('two pages with one title', () => {
  const [kind] = textKinds;
  const open = (file: string) => openText(kind as (typeof textKinds)[0], file, texts['content/pages/page.mdx']);
  const opened = [open('content/pages/a.mdx'), open('content/pages/b.mdx')].filter((each) => 'tree' in each);
  expect(judgeSameHeads(opened)).toMatchObject([
    { file: 'content/pages/b.mdx', line: 2, found: expect.stringContaining('content/pages/a.mdx') },
    { file: 'content/pages/b.mdx', line: 3 },
  ]);
});

// rule seller.placeholders
// only where the sellers are placeholders, until the shop opens
test.skipIf(!sellers.dutch.sample)('placeholders of the seller on a page that says it has none', () => {
  const text = texts['content/pages/page.mdx'].replace('Some words', '<SellerAddress seller="dutch" />');
  const [fault, ...others] = plant('content/pages/page.mdx', text);
  expect(others).toEqual([]);
  expect(fault).toContain('content/pages/page.mdx:6\n');
  expect(fault).toContain('write "sample: true"');
  expect(plant('content/pages/page.mdx', text.replace('sample: false', 'sample: true'))).toEqual([]);
});
