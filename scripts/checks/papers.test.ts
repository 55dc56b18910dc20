import { expect, test } from 'vitest';
import {
  findLostNames,
  findLostPaths,
  findRecordFaults,
  findUnlisted,
  findUntoldConfig,
  findUntoldFolders,
} from './papers.ts';

test.each([
  ['listed', ['0001-a.md', 'rules'], '| [0001](.decisions/0001-layers-and-one-way-imports.md) | a |', []],
  [
    'not listed',
    ['0001-a.md', '0002-b.md'],
    '| [0001](.decisions/0001-layers-and-one-way-imports.md) | a |',
    ['.decisions/0002-static-text-live-trade.md:1: give it a row in the table "Decisions" of README.md'],
  ],
  [
    'listed by another name',
    ['0001-b.md'],
    '([0001](.decisions/0001-layers-and-one-way-imports.md)) and ([0001](.decisions/0001-layers-and-one-way-imports.md)), [0001](.decisions/0001-layers-and-one-way-imports.md)',
    ['README.md: .decisions/0001-layers-and-one-way-imports.md is not there: take its row away, or mend the name'],
  ],
])('a decision record that is %s', (_case, records, readme, faults) => {
  expect(findUnlisted(records, readme)).toEqual(faults);
});

const record = '# 0001 Rooms\n\n**Context.** a\n\n**Decision.** b\n';

test.each([
  ['as all are', record, []],
  ['of another number', record.replace('0001', '0002'), ['.decisions/0001-layers-and-one-way-imports.md:1: begin it with "# 0001 Title"']],
  ['with a colon', record.replace('0001', '0001:'), ['.decisions/0001-layers-and-one-way-imports.md:1: begin it with "# 0001 Title"']],
  ['small at its start', record.replace('Rooms', 'rooms'), ['.decisions/0001-layers-and-one-way-imports.md:1: begin it with "# 0001 Title"']],
  [
    'with a heading below its title',
    `${record}\n## Costs\nNone.`,
    ['.decisions/0001-layers-and-one-way-imports.md:7: no headings below the title: write "**Context.** …"'],
  ],
  [
    'without a decision',
    record.replace('**Decision.** b', 'b'),
    ['.decisions/0001-layers-and-one-way-imports.md:1: it has no paragraph that begins with "**Decision.**"'],
  ],
])('a decision record %s', (_case, text, faults) => {
  expect(findRecordFaults('0001-a.md', text)).toEqual(faults);
  expect(findRecordFaults('README.md', text)).toEqual([]);
});

test('a file of config without a row, and a row without a file', () => {
  expect(findUntoldConfig(['site.ts', 'vat.ts', 'vat.test.ts', 'copy', 'README.md'], '`site.ts` `tax.ts`')).toEqual([
    'src/config/vat.ts:1: give it a row in the table of src/config/README.md',
    'src/config/README.md: tax.ts is not there: take it out, or mend the name',
  ]);
});

const files = new Set(['src/order/journal.ts', 'src/README.md', '.decisions/0001-layers-and-one-way-imports.md', 'src/order/README.md']);

test.each([
  [
    'a link',
    'src/README.md',
    '[order](order/README.md#how), [why](../.decisions/0001-layers-and-one-way-imports.md), [all](order), [web](https://a.b/c.ts)',
  ],
  ['a path from its folder', 'src/order/README.md', '`journal.ts`, `order/journal.ts`, `order/{id}.ts`, `npm run a/b`'],
  ['what a record has told of once', '.decisions/0001-layers-and-one-way-imports.md', '`order/ledger.ts`'],
])('what leads somewhere: %s', (_case, file, text) => {
  expect(findLostPaths(file, text, files)).toEqual([]);
});

test.each([
  ['a link', '.decisions/0001-layers-and-one-way-imports.md', 'A\n[b](0002-b.md)', '.decisions/0001-layers-and-one-way-imports.md:2: 0002-b.md is not there'],
  ['a path in a README', 'src/README.md', '`order/ledger.ts`', 'src/README.md:1: order/ledger.ts is not there'],
])('what leads nowhere is told: %s', (_case, file, text, fault) => {
  expect(findLostPaths(file, text, files)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['as a folder', '| `order/` | a |', ['src/server/mail: say in src/server/README.md what is there']],
  ['by a file in it', '`order/journal.ts`, `mail`', []],
  ['in words alone', 'order, mails in `mailer`', ['order', 'mail'].map((name) => expect.stringContaining(`/${name}:`))],
])('folders that a README names %s', (_case, readme, faults) => {
  expect(findUntoldFolders('src/server', ['order', 'mail'], readme)).toEqual(faults);
});

test.each([
  ['by its path', 'src/a.ts', '/** see `order/journal.ts` */', []],
  [
    'by its name alone',
    'src/a.astro',
    '// `journal.ts`, which {`order/ledger.ts`} is not',
    ['src/a.astro:1: order/ledger.ts'],
  ],
  ['and is gone', 'src/a.ts', 'const a = 1;\n * `ledger.test.ts` says so', ['src/a.ts:2: ledger.test.ts is not there']],
  ['in code', 'src/a.ts', 'const made = `ledger.ts`;', []],
  ['in a test', 'src/a.test.ts', '// `ledger.ts`', []],
])('a file that a comment names %s', (_case, file, text, faults) => {
  expect(findLostNames(file, text, files)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
