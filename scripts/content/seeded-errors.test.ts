import { sellers } from '#config/sellers.ts';
import { type NounName, nouns } from '#editors/nouns.ts';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listAnchors } from './anchors.ts';
import { checkContent, judgeText } from './check.ts';
import { writeFault } from './fault.ts';
import { textKinds } from './kinds.ts';
import { type KnownShop, openShop } from './known-shop.ts';
import { openText } from './open-text.ts';

/** A page and a document without a mistake; each row below seeds one. */
const page = `---
title: A good page
description: A page that says something true in enough words for a search engine to show it.
heading: A good page
updated: 2026-05-01
sample: false
parts: [AG-1, 4B1606H]
---

<Clause number="1" id="first" title="First">

Some words with a [page](/basket) and the set 4B1606H, see [clause 2](#second).

### A heading

<Table caption="Sizes" columns={['Size', 'Meaning']} rows={[['STD', 'standard'], ['.25', 'undersize']]} />

</Clause>

<Clause number="2" id="second" title="Second">

Last words.

</Clause>
`;
const document = `---
language: en
edition: 2026-05-01
summary: What the sheet is about, in one sentence.
sample: false
---

| Size | Meaning |
|---|---|
| STD | standard |

<Drawing name="wall" caption="A wall." />
`;

const catalogue = {
  parts: new Set(['AG-1', '4B1606H', '4B1606H-STD']),
  sizes: new Set(['STD', '.25', '.50', '010']),
  articles: new Set(['a-known-article']),
  makes: new Map([['Ford', 'Ford']]),
  addresses: new Set(['/details/4B1606H-STD', '/catalogue/Honda']),
};
const known = openShop('.', [], { unread: [], catalogue, now: new Date('2026-05-04T10:00:00Z') });
const translations = { de: 'Größen' };
const listed = nouns.downloads.parse({
  documents: [
    { name: 'EB005-2020-bearing-size-selection', number: 'EB005/2020', title: 'Sizes', kind: 'bulletin', translations },
    { name: 'iso-9001-2015', title: 'Quality', kind: 'certificate' },
  ],
});
const written = (name: NounName) => (name === 'downloads' ? listed : known.written(name));
const movedTo = (address: string) => (address === '/products' ? '/products/engine-bearings' : undefined);
const shop: KnownShop = { ...known, written: written as KnownShop['written'], movedTo };

async function judge(file: string, source: string, known: Partial<KnownShop> = {}): Promise<string[]> {
  const kind = textKinds.find(({ files }) => files.startsWith(file.replace(/[^/]*$/, '')));
  if (!kind) throw new Error(`${file} is of no kind`);
  const { text, faults } = openText(kind, file, source, shop.pieces.keys());
  if (!text) return faults.map(writeFault);
  const addresses = new Map([...shop.addresses, [text.address ?? '', listAnchors(text)] as const]);
  return [...faults, ...(await judgeText(text, { ...shop, addresses, ...known }, '.'))].map(writeFault);
}

const pageFile = 'content/pages/page.mdx';
const sheetFile = 'content/documents/iso-9001-2015.md';

/** One of the faults is of this line and says this. */
async function expectFault(file: string, source: string, line: number, text: string): Promise<void> {
  const faults = await judge(file, source);
  expect(faults.filter((fault) => fault.startsWith(`${file}:${line}\n`)).join('\n'), faults.join('\n')).toContain(text);
}

test('texts without a mistake', async () => {
  expect([...(await judge(pageFile, page)), ...(await judge(sheetFile, document))]).toEqual([]);
});

// rule policy.figures
describe('in words', () => {
  test.each([
    ['the set 4B1660H', 'write "4B1606H"'],
    ['the set 4B1606H–STD', 'write "4B1606H-STD"'],
    ['some XH words', 'write "HX"'],
    ['the size .35 of it', 'choose one of: .25, .50'],
    ['see EB005/2021 for it', 'write "EB005/2020"'],
    ['as in clause 7 of it', 'the last is 2'],
    ['<Figure name="hx-mm" /> in (of it)', '"hx-inch"'],
    ['<Figure name="return-days" /> hours', 'write "days"'],
    ['<Figure name="return-day" /> days', 'write "return-days"'],
    ['a journal of 48.1 mm (1.983 in)', '(1.894 in)'],
    ['oil at 100 °C (312 °F)', 'write "(212 °F)"'],
    ['hotter by 10 to 20 °C (18–46 °F)', '"(18–36 °F)" for a difference'],
    ['within thirty days', '<Figure name="return-days" />'],
    ['prices include 23 % VAT', '/terms#prices'],
    ['free above €150', 'free-shipping-limit'],
    ['until 31 December 2024', 'which is past'],
    ['on Monday, 5 May 2026', 'write "Tuesday"'],
    ['on 31 June 2026', 'look the day up'],
    ['on 04/06/2026', 'the month as a word'],
    ['some clearence', 'write "clearance"'],
    ['some color', 'write "colour"'],
    ['some teh words', 'write "the"'],
    ['a film of 0,031 mm', 'write "0.031"'],
    ['torque of 40 nm', 'write "40 Nm"'],
    ['a engine', 'write "an "'],
    ['words of\nof it', 'the word once'],
    ['**bold', 'put **'],
    ['[page(/terms)', 'one of []'],
    ['[page] (/terms)', '[words](/address)'],
    ['{hx-mm}', '<Figure name="hx-mm" />'],
    ['<u>words</u>', 'write it in Markdown'],
    ['<Clauze id="x" title="X" />', 'write "Clause"'],
    ['<SellerAddress seller="duch" />', 'write "dutch"'],
    ['<Photograph name="shell" alt="IMG_1.jpg" />', 'write "shells"'],
    ["<PartCards only={['AG-2']} />", 'add from={props.parts}'],
    ['![](/favicon.svg)', 'say in a few words'],
    ['![A shell](./shell.jpg)', 'content/pages/shell.jpg'],
    ['Some {words', 'close the brace'],
  ])('%s: %s', (words, text) => expectFault(pageFile, page.replace('Some words', words), 12, text));
});

test.each([
  'Oil at 100 °C (212 °F), 0.25 mm (0.010 in) more, the sizes .25 and 010, and the set 4B1606H',
  'An hour of a one-piece unit on 4 May 2026, <Figure name="hx-mm" /> mm (<Figure name="hx-inch" /> in)',
])('right as it stands: %s', async (words) =>
  expect(await judge(pageFile, page.replace('Some words', words))).toEqual([]),
);

describe('in links and on lines', () => {
  test.each<[string, string, number, string]>([
    ['(/basket)', '(/baskett)', 12, 'write "/basket"'],
    ['(/basket)', '(/products)', 12, 'has moved'],
    ['(/basket)', '(../pages/basket.mdx)', 12, 'write "/basket"'],
    ['(/basket)', '(/details/4B1606H-SDT)', 12, 'write "/details/4B1606H-STD"'],
    ['(/basket)', '(https://www.shop.example/terms#seller)', 12, 'write "/terms#seller"'],
    ['(/basket)', '(mailto:suport@shop.example)', 12, 'write "support@shop.example"'],
    ['[page]', '[here]', 12, 'links that say where they lead'],
    ['(#second)', '(#secnd)', 12, 'write "second"'],
    ['[clause 2]', '[clause 1]', 12, 'write "clause 2"'],
    ['### A', '# A', 14, 'write "### A heading"'],
    ['### A', '##### A', 14, 'no level left out'],
    ["'undersize']", "'undersize', 'inch']", 16, 'a row of 3 cells'],
    ['id="second"', 'id="first"', 20, 'line 10 has it'],
    ['number="2"', 'number="3"', 20, 'write number="2"'],
    ['Last words.\n\n</Clause>', 'Last words.', 20, 'close the piece'],
    ['title: A', 'titel: A', 2, 'write "title"'],
    ['heading: A', 'heading: #A', 4, 'no reader sees'],
    ['heading: A', 'heading: A: b', 4, 'write the line as heading: "…"'],
    ['says something', 'says {return-day}', 3, 'write "return-days"'],
    ['says something', 'says somthing', 3, 'write "something"'],
    ['2026-05-01', '2026-02-30', 5, 'a day of the calendar'],
    ['2026-05-01', '2027-05-01', 5, 'still to come'],
    ['2026-05-01', '2023-05-01', 5, 'read the text once more'],
    ['updated: 2026-05-01\n', '', 2, 'a day, 2026-11-30'],
    ['says something', `says ${'much '.repeat(40)}`, 3, 'at most 160 letters'],
    ['sample: false', 'sample: no', 6, 'write "sample: true"'],
    ['[AG-1,', '[AG-11,', 7, 'write "AG-1"'],
  ])('%s → %s', (from, to, line, text) => expectFault(pageFile, page.replace(from, to), line, text));

  test('the head is judged too where the words below it cannot be read', async () => {
    const faults = await judge(pageFile, page.replace('sample: false', 'sample: no').replace('</Clause>\n', '\n'));
    expect(faults.map((fault) => fault.split('\n')[0])).toEqual([`${pageFile}:10`, `${pageFile}:6`]);
  });
});

describe('in a document', () => {
  test.each<[string, string, number, string]>([
    ['"wall"', '"wal"', 12, 'write "wall"'],
    ['<Drawing', '<Drawin', 12, 'write "Drawing"'],
    ['<Drawing name="wall" caption="A wall." />', '<Applications makes="Ford, Forde" />', 12, 'write "Ford"'],
    ['| standard |', '| standard | 1 |', 10, 'a row of 3 cells'],
    ['|---|---|\n', '', 8, 'rows of a table that the page shows'],
    ['about, in', 'about, {hx-mn} in', 4, 'write "hx-mm"'],
    ['language: en', 'language: it', 2, 'choose one of: de, en, es, fr'],
    ['language: en', 'language: fr', 1, 'write "language: en"'],
  ])('%s → %s', (from, to, line, text) => expectFault(sheetFile, document.replace(from, to), line, text));

  test('a step that only the original has', async () => {
    const [name, german] = ['content/documents/EB005-2020-bearing-size-selection', document.replace(': en', ': de')];
    const [, , sheets] = textKinds;
    const original = sheets && openText(sheets, `${name}.md`, `${document}\n1. Measure.\n`, []).text;
    const documents = new Map(original ? [[original.file, original]] : []);
    expect((await judge(`${name}-de.md`, german, { documents })).join('\n')).toContain('steps: 0');
  });

  test('a misspelt German word', async () => {
    const source = document
      .replace('language: en', 'language: de')
      .replace(/\| Size[^]*/, 'Die Schahlen werden gemessen.\n');
    await expectFault('content/documents/iso-9001-2015-de.md', source, 8, '"Schahlen"');
  });
});

test('a page whose file name is no address', () =>
  expectFault('content/pages/Two Words.mdx', page, 1, 'small letters'));

test.each([
  ['content/news/a-known-articel.mdx', 1, 'write "a-known-article"'],
  ['content/makes/Fort.md', 1, 'write "Ford"'],
])('%s is about nothing that there is', (file, line, text) => expectFault(file, '---\n{}\n---\n', line, text));

test('a file that nothing reads, and a text that cannot be read, which links to it are not blamed for', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  for (const noun of Object.keys(nouns)) symlinkSync(resolve(`content/${noun}.yml`), join(root, `content/${noun}.yml`));
  for (const folder of ['src', 'public']) symlinkSync(resolve(folder), join(root, folder));
  const write = (name: string, text: string) => writeFileSync(join(root, 'content/pages', name), text);
  write('page.mdx', page.replace('(/basket)', '(/terms#none)'));
  write('terms.mdx', page.replace('Last words.\n\n</Clause>', ''));
  write('note.md', page);
  const { faults } = await checkContent(root, new Date('2026-05-04T10:00:00Z'), null);
  rmSync(root, { recursive: true });
  const told = faults.filter(({ file, isWarning }) => file.startsWith('content/pages/') && !isWarning);
  expect(told.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/pages/note.md:1',
    'content/pages/terms.mdx:20',
  ]);
});

test('a list of documents that cannot be read is told by itself, and not by a make with a guide', () => {
  const [home, root] = [process.cwd(), mkdtempSync(join(tmpdir(), 'content-'))];
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/downloads.yml'), 'documents:\n  - title:\n');
  const [ford] = textKinds.filter(({ name }) => name === 'make');
  process.chdir(root);
  const read = ford?.front.safeParse({ guide: 'ford-application-guide-2024' });
  process.chdir(home);
  rmSync(root, { recursive: true });
  expect(read?.success).toBe(true);
});

// rule seller.placeholders
// only where the sellers are placeholders, until the shop opens
test.skipIf(!sellers.dutch.sample)('placeholders of the seller on a page that says it has none', () =>
  expectFault(pageFile, page.replace('Some words', '<SellerAddress seller="dutch" />'), 6, 'write "sample: true"'),
);
