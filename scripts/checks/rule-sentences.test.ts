import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSentenceFaults } from './rule-sentences.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sentences-'));
  mkdirSync(join(root, 'src/config/copy'), { recursive: true });
  mkdirSync(join(root, '.decisions/rules'), { recursive: true });
  write(
    'src/config/copy/order.ts',
    "export const copy = { failed: 'It can\\'t be.', paid: (n: string) => `Paid - ${n}` };",
  );
  write('.decisions/rules/README.md', 'Quotes "whatever".');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(['Says "It can\'t be." then.', 'Says "It\ncan\'t be."', 'Says "Paid - {number}".', 'Says `nothing` of it.'])(
  '%j is what a buyer reads',
  (rule) => {
    write('.decisions/rules/order.md', `# Order\n\n## order.paid\n${rule}\n`);
    expect(findSentenceFaults(root)).toEqual([]);
  },
);

test.each(['"It cannot be."', '"Paid - 1"', '"Paid: {number}"', '"It can\'t be!"'])('%s is not', (quoted) => {
  write('.decisions/rules/order.md', `# Order\n\n## order.paid\nSays\n${quoted}.\n`);
  expect(findSentenceFaults(root)).toEqual([
    `.decisions/rules/order.md:5: ${quoted} stands nowhere in src/config: mend the rule or the sentence`,
  ]);
});
