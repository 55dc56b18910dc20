import { expect } from 'vitest';
import { listAnchors } from './anchors.ts';
import { type EditorFault, writeFault } from './fault.ts';
import { type House, openHouse } from './house.ts';
import { judgeText } from './judge-text.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { textKinds } from './kinds.ts';
import { openText, type OpenText } from './open-text.ts';

/** One text of each kind without a mistake; each row below plants one in a copy and reads all that the check says. */
export const texts = {
  'content/pages/page.mdx': `---
title: A good page
description: A page that says something true in enough words for a search engine to show it.
heading: A good page
updated: 2026-05-01
sample: false
group: legal
parts: [AG-1, 4B1606H]
---

<Clause number="1" id="first" title="First">

Some words with a [page](/basket) and the set 4B1606H, see [clause 2](#second).

1. Measure the journal.
2. Choose the size.
3. Order the set.

### A heading

The scale of the gauge is read at its middle.

<PartCards from={props.parts} only={['AG-1']} />

</Clause>

<Clause number="2" id="second" title="Second">

<Table
  caption="Two sizes"
  columns={['Size', 'Meaning']}
  rows={[
    ['STD', 'standard'],
    ['.25', 'undersize'],
  ]}
/>

More words on **clearance** for the reader.

</Clause>
`,
  'content/documents/EB1.md': `---
language: en
edition: 2026-05-01
summary: What the sheet is about, in one sentence.
sample: false
---

Words before the table.

| Size | Meaning |
|---|---|
| STD | standard |
| .25 | undersize |

## A heading

Words below it.
`,
  'content/news/a-known-article.mdx': `---
description: What a reader of this article learns, in words enough for those who search for it.
---
`,
} as const;
export type File = keyof typeof texts;

const catalogue: KnownCatalogue = {
  parts: new Set(['AG-1', 'AR-1', '4B1606H', '4B1606H-STD', '4B1606HX', 'OPHD1040HP']),
  sizes: new Set(['STD', '.25', '.50', '001', '010']),
  articles: new Set(['a-known-article', 'another-article']),
  makes: new Map([
    ['Ford', 'Ford'],
    ['Land Rover', 'Land-Rover'],
  ]),
  addresses: new Set(['/details/4B1606H-STD', '/catalogue/Ford', '/catalogue/Honda', '/news/a-known-article']),
};

/** Read once, with the first text. */
let opened: House | null = null;
const askHouse = (): House =>
  (opened ??= openHouse('.', [], { documents: [], catalogue, now: new Date('2026-05-04T10:00:00Z') }));

function openSource(file: string, source: string): OpenText | EditorFault {
  const kind = textKinds.find(({ files }) => files.startsWith(file.replace(/[^/]*$/, '')));
  if (!kind) throw new Error(`${file} is of no kind`);
  return openText(kind, file, source, askHouse().pieces.keys());
}

/** The text of `file` with the house that it stands in; `known`: what that has besides. */
export function openPlanted(
  file: string,
  source: string,
  known: Partial<House> = {},
): { text: OpenText; house: House } {
  const text = openSource(file, source);
  if (!('tree' in text)) throw new Error(writeFault(text));
  const house = { ...askHouse(), ...known };
  return {
    text,
    house: { ...house, addresses: new Map([...house.addresses, [text.address ?? '', listAnchors(text)]]) },
  };
}

/** Every fault in the text of `file` after `from` has become `to`; `known`: what the house has besides. */
export function plant(file: string, source: string, known: Partial<House> = {}): string[] {
  const unread = openSource(file, source);
  if (!('tree' in unread)) return [writeFault(unread)];
  const { text, house } = openPlanted(file, source, known);
  return judgeText(text, house).map(writeFault);
}

/** What a row plants, and what the check must say of it. */
export type Row = [name: string, from: string, to: string, line: number, found: string, remedy: string];

/** The check says so in the right line, with the right remedy. */
export function expectTold(file: File, [, from, to, line, found, remedy]: Row): void {
  expect(texts[file]).toContain(from);
  const faults = plant(file, texts[file].replace(from, to));
  const told = faults.find((fault) => fault.startsWith(`${file}:${line}\n`) && fault.includes(found));
  expect(told, faults.join('\n')).toBeDefined();
  expect(told?.split('mend it:')[1], faults.join('\n')).toContain(remedy);
}
