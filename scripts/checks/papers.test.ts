import { expect, test } from 'vitest';
import { findPaperFaults } from './papers.ts';

/** Put together, so that a look at this file finds none of them. */
const [rule, decision] = ['rule', 'decision'];

const good: Record<string, string> = {
  'README.md': '[0023](.decisions/0023-a.md), `src/basket.ts`',
  '.decisions/0023-a.md': '# 0023 Paid once',
  '.decisions/rules/basket.md': '# Basket\n\n## basket.least\nAt least 1.\n\n## basket.most\nUp to the stock.\n',
  'src/basket.ts': `/** Keeps to ${rule}s basket.least and basket.most (${decision} 0023), as does \`basket.test.ts\`. */`,
  'src/basket.test.ts': `// ${rule}s basket.least and\n// basket.most`,
};
const judge = (more: Record<string, string>) => findPaperFaults(new Map(Object.entries({ ...good, ...more })));

test('papers that lead somewhere have no faults', () => expect(judge({})).toEqual([]));

const noSuch = `there is no ${rule} "tax.none"`;

test.each([
  ['src/a.ts', `\n// by ${rule}s basket.most or tax.none`, `src/a.ts:2: ${noSuch}`],
  ['src/a.ts', `/**\n * By ${rule}\n * tax.none.\n */`, `src/a.ts:3: ${noSuch}`],
  ['.decisions/rules/tax.md', '# Tax\n\n## tax.rate\nOne.', `tax.md:3: no test names ${rule} "tax.rate"`],
  ['.decisions/rules/tax.md', '# Tax\n\n## basket.most\nOne.', 'belongs to the file of its noun'],
  ['src/a.ts', `// ${decision}s 0023 and 0098`, `src/a.ts:1: there is no ${decision} 0098`],
  ['.decisions/0024-b.md', '# 0024', `README.md:1: ${decision} 0024 has no row`],
  ['.decisions/0023-a.md', '\n[gone](gone.md)', '.decisions/0023-a.md:2: gone.md is not there'],
  ['src/README.md', '`server/gone.ts`', 'src/README.md:1: server/gone.ts is not there'],
  ['src/a.ts', '// see `gone.ts`', 'src/a.ts:1: gone.ts is not there'],
])('%s: %j', (file, text, fault) => {
  expect(judge({ [file]: text })).toEqual([expect.stringContaining(fault)]);
});
