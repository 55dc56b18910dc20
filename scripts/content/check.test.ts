import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { figures } from '#domain/prose/figures.ts';
import { checkContent } from './check.ts';
import { writeFault } from './fault.ts';
import { goodText, otherText } from './texts-for-tests.ts';

const now = new Date('2026-05-04T10:00:00Z');
let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, 'content/pages', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  for (const folder of ['src', 'public']) symlinkSync(resolve(folder), join(root, folder));
  writeFileSync(join(root, 'content/words.txt'), '# trade\nconrod\n');
  write('terms.mdx', otherText);
});
afterEach(() => rmSync(root, { recursive: true }));

/** What an editor reads after putting `changed` into the good text in place of `from`. */
async function checkWith(from: string, changed: string): Promise<string[]> {
  expect(goodText).toContain(from);
  write('page.mdx', goodText.replace(from, changed));
  const { faults } = await checkContent(root, now, null);
  return faults.map(writeFault);
}

test('a good text is content', async () => {
  expect(await checkWith('Some words', 'Some conrod words')).toEqual([]);
});

// rule policy.figures
describe('a mistake is told with file, line and remedy', () => {
  test.each<[string, string, string, number, string, string]>([
    ['a piece that is not closed', '</Clause>', '', 9, 'closing tag for `<Clause>`', 'close the piece'],
    ['a brace that is not closed', 'Some words', 'Some {words', 11, 'corresponding closing brace', '&#123;'],
    [
      'front matter that is no YAML',
      'heading: A good page',
      'heading: Good: page: bad',
      4,
      'a second colon',
      'write heading: "Good: page: bad"',
    ],
    [
      'a name that the schema does not know',
      'sample: false',
      'sample: false\nsampel: true',
      7,
      '"sampel"',
      'write "sample"',
    ],
    ['a missing name', 'heading: A good page\n', '', 2, 'no "heading"', 'add a line "heading: …"'],
    [
      'a title that is too long',
      'title: A good page',
      `title: ${'long '.repeat(20)}end`,
      2,
      '103 characters',
      'shorten it by 43 characters',
    ],
    ['a day that is none', '2026-05-01', '2026-02-30', 5, '2026-02-30', 'write "updated: 2026-05-04" for today'],
    ['a date in another order', '2026-05-01', '01.05.2026', 5, '01.05.2026', 'write "updated: 2026-05-01"'],
    ['a date still to come', '2026-05-01', '2027-05-01', 5, 'still to come', 'write "updated: 2026-05-04"'],
    [
      'an unknown piece',
      '<Clause id="first" title="First">',
      '<Clause id="first" title="First">\n\n<Claus />',
      11,
      '<Claus>',
      'write "Clause"',
    ],
    ['a piece without what it needs', '<Clause id="first"', '<Clause', 9, '<Clause> without id', 'add id="…"'],
    [
      'a word of an attribute that no dictionary has',
      'title="First"',
      'title="First > tihng"',
      9,
      '"tihng"',
      'write "thing"',
    ],
    [
      'a region that there is not',
      'Some words',
      "<ForRegion regions={['ne', 'eu']}>x</ForRegion>",
      11,
      '"ne"',
      'write "nl"',
    ],
    ['a seller that there is not', 'Some words', '<SellerAddress seller="duch" />', 11, '"duch"', 'write "dutch"'],
    [
      'a bulletin that is not listed',
      'Some words',
      "<Bulletins numbers={['EB003/2017']} />",
      11,
      'EB003/2017',
      'EB003/2016',
    ],
    [
      'a picture that a piece lacks',
      'Some words',
      '<Photograph name="shell" alt="x" />',
      11,
      '"shell"',
      'write "shells"',
    ],
    [
      'a part that the page lacks',
      'Some words',
      "<PartCards only={['AG-2']} />",
      11,
      '"AG-2"',
      'nothing to choose from',
    ],
    ['an attribute that a piece lacks', 'id="first"', 'id="first" titel="x"', 9, '<Clause titel>', 'title'],
    [
      'a value that YAML takes for a reference',
      'heading: A good page',
      'heading: *New* page',
      4,
      'Unexpected',
      'write heading: "*New* page"',
    ],
    ['a day in quotes', '2026-05-01', '"2026-05-01"', 5, '"2026-05-01"', 'without the inner quotes'],
    ['a figure in braces', 'Some words', 'Some {hx-mm} words', 11, '{hx-mm} in the text', '<Figure name="hx-mm" />'],
    ['an unknown figure', 'Some words', 'Some <Figure name="return-day" />', 11, '"return-day"', 'write "return-days"'],
    ['an unknown figure in the head', 'something true', '{return-day} days', 3, '"return-day"', 'write "return-days"'],
    [
      'an import',
      '<Clause id="first"',
      'import x from \'./x.ts\'\n\n<Clause id="first"',
      9,
      'import x',
      'take the line away',
    ],
    ['a dead link', '(/basket)', '(/baskett)', 11, '"/baskett"', 'write "/basket"'],
    [
      'a link to an address that moved',
      '(/basket)',
      '(/products)',
      11,
      '"/products", which has moved',
      'write "/products/engine-bearings"',
    ],
    ['a link that begins nowhere', '(/basket)', '(basket)', 11, '"basket"', 'write "/basket"'],
    [
      'a link without encryption',
      '(/basket)',
      '(http://example.org/)',
      11,
      'http://example.org/',
      'write "https://example.org/"',
    ],
    ['a dead anchor on another page', '#rules', '#rulez', 11, '"#rulez", which /terms does not have', 'write "rules"'],
    ['a dead anchor on the page', '(#first)', '(#frist)', 11, '"#frist"', 'write "first"'],
    [
      'a heading of the level of the title',
      '### A heading',
      '# A heading',
      13,
      '"# A heading"',
      'write "### A heading"',
    ],
    [
      'a heading that leaves a level out',
      '### A heading',
      '##### A heading',
      13,
      '"##### A heading"',
      'write "### A heading"',
    ],
    [
      'an id that stands twice',
      '### A heading',
      '<Note id="first" title="x">x</Note>',
      13,
      'id="first" once more; line 9',
      'id="first-2"',
    ],
    ['a missing picture', '### A heading', '![A shell](./shell.jpg)', 13, '"./shell.jpg"', 'content/pages/shell.jpg'],
    ['a picture that says nothing', '### A heading', '![](/favicon.svg)', 13, 'without a text', 'what it shows'],
    [
      'a figure typed by hand',
      'Some words',
      `Within ${figures['credit-note-days']} business days`,
      11,
      `"${figures['credit-note-days']} business days"`,
      '<Figure name="credit-note-days" />',
    ],
    [
      'a figure typed by hand in the head',
      'something true',
      `free shipping from ${figures['free-shipping-limit']}`,
      3,
      `"${figures['free-shipping-limit']}"`,
      '{free-shipping-limit}',
    ],
    ['a spelling mistake', 'Some words', 'Some clearence', 11, '"clearence"', 'write "clearance"'],
    ['American spelling', 'Some words', 'Some\n\nwords of color', 13, '"color"', 'content/words.txt'],
    ['a spelling mistake in the head', 'something true', 'somthing true', 3, '"somthing"', 'something'],
  ])('%s', async (_, from, changed, line, found, remedy) => {
    const faults = await checkWith(from, changed);
    const told = faults.find((fault) => fault.startsWith(`content/pages/page.mdx:${line}\n`) && fault.includes(found));
    expect(told, faults.join('\n')).toBeDefined();
    expect(told).toContain(remedy);
  });

  const document = `---
language: en
edition: 2026-05-01
summary: What the sheet is about, in one sentence.
sample: false
---

Words, {hx-mm} mm.

## A heading

<Drawing name="wall" caption="A wall." />
`;

  test.each<[string, string, string, number, string, string]>([
    [
      'a drawing that is not there',
      'name="wall" caption="A wall." />\n',
      'name="wal" caption="A wall." />\n',
      12,
      'the drawing "wal"',
      'write "wall"',
    ],
    ['a piece that is not there', '\n<Drawing name', '\n<Drawin name', 12, '<Drawin>', 'write "Drawing"'],
    ['an unknown figure', '{hx-mm}', '{hx-mn}', 8, '"hx-mn"', 'write "hx-mm"'],
    ['a figure typed by hand', '{hx-mm}', '0.025', 8, '"0.025 mm"', '{hx-mm}'],
    ['a day still to come', '2026-05-01', '2026-06-01', 3, 'still to come', 'write "edition: 2026-05-04"'],
    ['a language that no sheet is made in', 'language: en', 'language: it', 2, '"it"', 'choose one of: de, en, es, fr'],
    ['a spelling mistake', 'about', 'abouut', 4, '"abouut"', 'write "about"'],
  ])('in a document: %s', async (_, from, changed, line, found, remedy) => {
    expect(document).toContain(from);
    mkdirSync(join(root, 'content/documents'));
    writeFileSync(join(root, 'content/documents/EB1.md'), document.replace(from, changed));
    const { faults } = await checkContent(root, now, null);
    const told = faults
      .map(writeFault)
      .find((fault) => fault.startsWith(`content/documents/EB1.md:${line}\n`) && fault.includes(found));
    expect(told, faults.map(writeFault).join('\n')).toContain(remedy);
  });

  test('in what is said about an article', async () => {
    mkdirSync(join(root, 'content/news'));
    writeFileSync(join(root, 'content/news/an-article.mdx'), '---\nhidden: true\n---\n\nSee [the terms](/trems).\n');
    const { faults } = await checkContent(root, now, null);
    expect(faults).toMatchObject([
      { file: 'content/news/an-article.mdx', line: 2, found: '"hidden" in the front matter' },
      { file: 'content/news/an-article.mdx', line: 5, remedy: 'write "/terms"' },
    ]);
  });

  test('a file that nothing reads', async () => {
    write('note.md', goodText);
    expect((await checkContent(root, now, null)).faults).toMatchObject([
      { file: 'content/pages/note.md', found: 'a file that nothing reads' },
    ]);
  });

  test('a text that cannot be read is one fault, not one for each link to it', async () => {
    write('terms.mdx', otherText.replace('</Clause>', ''));
    write('page.mdx', goodText);
    expect((await checkContent(root, now, null)).faults.map(({ file }) => file)).toEqual(['content/pages/terms.mdx']);
  });

  test('a text without front matter', async () => {
    write('page.mdx', 'Only words.\n');
    expect((await checkContent(root, now, null)).faults).toMatchObject([
      { file: 'content/pages/page.mdx', line: 1, found: 'no front matter' },
    ]);
  });
});

test('a copy of a text is not renamed over it, and words in a file of another kind are moved', async () => {
  write('page.mdx', goodText);
  write('Page.mdx', goodText);
  write('terms.markdown', 'words');
  write('imprint.docx', 'PK');
  const { faults } = await checkContent(root, now, null);
  const remedies = faults.filter(({ line }) => line === 1).map(({ file, remedy }) => `${file}: ${remedy}`);
  expect(remedies.toSorted()).toEqual([
    'content/pages/Page.mdx: delete it if it is a copy; else give it a name of its own, as content/pages/page.mdx is there',
    'content/pages/imprint.docx: write its words into content/pages/imprint.mdx, and delete it',
    'content/pages/terms.markdown: move what is new in it to content/pages/terms.mdx, and delete it',
  ]);
});

test('a picture as a camera leaves it', async () => {
  write('shell.jpg', 'x'.repeat(3_000_000));
  const faults = await checkWith('Some words', '![A shell](./shell.jpg)\n\nSome words');
  expect(faults.join('\n')).toMatch(/"\.\/shell\.jpg" of 3\.0 MB[^]*at most 2\.0 MB[^]*save it 2,000 px wide/);
});
