import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRuleFaults } from './rules.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Planted so that a search for such citations does not find this file. */
const paper = (number: number) => `doc ${number}`;
const written = (number: number) => `Document ${number}`;
const ticket = (number: number) => `issue ${number}`;
const paragraph = (number: number) => `§${number}`;
const outer = (number: number) => `decision ${number}`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
  for (const folder of ['src', 'scripts', '.ci', 'content']) mkdirSync(join(root, folder));
  write('README.md', '# A shop\n');
  write('.decisions/0023-paid-once.md', '# 0023 Paid once\n');
  write('.decisions/rules/README.md', '# Rules\n\nOnes like `rule basket.most`.\n\n## Adding one\n');
  write('.decisions/rules/basket.md', '# Basket\n\n## basket.least\nAt least 1.\n\n## basket.most\nUp to the stock.\n');
  write('src/basket.ts', '/** Keeps to rules basket.least and basket.most. */\n');
  write('src/basket.test.ts', "// rule basket.least\ntest('rule basket.most: up to the stock', () => {});\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('rules that are there and are tested have no faults', () => {
  expect(findRuleFaults(root)).toEqual([]);
});

describe('a planted fault is told with file, line and remedy', () => {
  test.each([
    [
      'a rule that is not there',
      'src/a.ts',
      '\n// by rule basket.largest',
      'src/a.ts:2: there is no rule "basket.largest"',
    ],
    [
      'the last of several',
      'src/a.tsx',
      '// rules basket.least, basket.most and tax.none',
      'src/a.tsx:1: there is no rule "tax.none"',
    ],
    ['on the next line', 'src/a.ts', '/**\n * By rule\n * tax.none.\n */', 'src/a.ts:3: there is no rule "tax.none"'],
    ['in a page', 'src/a.astro', '---\n// rule tax.none\n---', 'src/a.astro:2: there is no rule "tax.none"'],
    ['at the beginning', 'src/a.ts', '// Rule tax.none says so', 'src/a.ts:1: there is no rule "tax.none"'],
    ['in marks', 'src/a.ts', '// (rule `tax.none`)', 'src/a.ts:1: there is no rule "tax.none"'],
    ['one of two', 'src/a.ts', '// rules basket.most or tax.none', 'src/a.ts:1: there is no rule "tax.none"'],
    ['by a link', 'README.md', 'Its [rule](a/tax.md) `tax.none`.', 'README.md:1: there is no rule "tax.none"'],
    ['in a record', '.decisions/0001-layers-and-one-way-imports.md', 'By rule tax.none.', '.decisions/0001-layers-and-one-way-imports.md:1: there is no rule "tax.none"'],
    ['a paper', 'src/a.ts', `// as ${paper(1)} has it`, `src/a.ts:1: "${paper(1)}" cites a paper`],
    ['a paper, written out', 'scripts/a.ts', `// ${written(2)}`, `scripts/a.ts:1: "${written(2)}" cites a paper`],
    ['an outer decision', 'README.md', `See ${outer(16)}.`, `README.md:1: "${outer(16)}" cites a paper`],
    ['a ticket', 'src/a.ts', `// see ${ticket(12)}`, `src/a.ts:1: "${ticket(12)}" cites a paper`],
    ['a paragraph', 'src/a.ts', `// as ${paragraph(4)} asks`, `src/a.ts:1: "${paragraph(4)}" cites a paper`],
    ['a record that is not there', 'src/a.ts', '// decision 0065', 'src/a.ts:1: there is no decision 0065'],
    ['the second of two', 'src/a.ts', '// decisions 0023 and 0098', 'src/a.ts:1: there is no decision 0098'],
    ['several of them', '.ci/a.mjs', `// decisions ${6} and 7`, `.ci/a.mjs:1: "decisions ${6}" cites a paper`],
  ])('%s', (_, file, text, fault) => {
    write(file, text);
    expect(findRuleFaults(root)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ['## tax.rate\nOne rate.\n', '.decisions/rules/tax.md:3: no test names rule "tax.rate"'],
    ['## basket.rate\nOne rate. ', '.decisions/rules/tax.md:3: "basket.rate" does not belong to tax'],
    ['## tax.Rate\nOne rate.\n', '.decisions/rules/tax.md:3: "tax.Rate" is no name of a rule'],
    ['## Rates\nOne rate.\n', '.decisions/rules/tax.md:3: "Rates" is no name of a rule'],
    ['## tax.rate\n\n## tax.other\nWords.\n', '.decisions/rules/tax.md:3: rule "tax.rate" says nothing'],
    ['## tax.rate\nOne.\n\n## tax.rate\nTwo.\n', '.decisions/rules/tax.md:6: "tax.rate" is there twice'],
  ])('%j', (rules, fault) => {
    write('.decisions/rules/tax.md', `# Tax\n\n${rules}`);
    expect(findRuleFaults(root)).toContainEqual(expect.stringContaining(fault));
  });
});

test('a test that names a rule makes it tested, a README, the code or a script of the gate does not', () => {
  write('.decisions/rules/tax.md', '# Tax\n\n## tax.rate\nOne rate.\n');
  write('src/tax.ts', '// rule tax.rate');
  write('src/README.md', 'By rule tax.rate.');
  write('scripts/checks/pages.ts', '/** Holds rule tax.rate on every page. */');
  expect(findRuleFaults(root)).toHaveLength(1);
  write('scripts/checks/pages.test.ts', '// rule tax.rate');
  expect(findRuleFaults(root)).toEqual([]);
});

test('a record of our own and the word rule are no citation', () => {
  write('src/a.ts', '// decision 0023; the rule. Then rules for figures, e.g. those of rules/basket.ts');
  expect(findRuleFaults(root)).toEqual([]);
});
