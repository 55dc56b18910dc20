import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCodeFaults } from '../scripts/checks/code/find-code-faults.ts';

const save = 'export const save = async () => {};\n';

/** What is wrong, the file that has it, its code, and the line and rule that tell. */
const seeded: [name: string, file: string, code: string, fault: string][] = [
  // promises, in code and in both places of a component
  ['nobody awaits it', 'src/server/a.ts', `${save}export const press = () => {\n  save();\n};`, '3 typescript(no-fl'],
  [
    'nobody awaits it, on purpose',
    'src/server/b.ts',
    `${save}export const press = () => {\n  void save();\n};`,
    '3 typ',
  ],
  ['a return forgets it', 'src/server/c.ts', `${save}export function press() {\n  return void save();\n}`, '3 Await'],
  [
    'in frontmatter',
    'src/components/page/A.astro',
    '---\nconst a = async () => {};\na();\n---\n<p>x</p>',
    '3 typescript(no',
  ],
  [
    'in a script',
    'src/components/page/B.astro',
    '<p>x</p>\n<script>\n  (async () => {})();\n</script>',
    '3 typescript(no',
  ],
  ['taken for a yes', 'src/server/d.ts', `${save}if (save()) throw new Error();`, '2 typescript(no-misused'],
  // types
  [
    'a case that a default hides',
    'src/server/e.ts',
    "export function name(state: 'open' | 'paid') {\n  switch (state) {\n    case 'open':\n      return 1;\n    default:\n      return 2;\n  }\n}",
    '2 typescript(switch',
  ],
  ['a type that does not fit', 'src/server/f.ts', "export const a: number = 'x';", '1 typescript(TS2322)'],
  [
    'in markup',
    'src/components/page/C.astro',
    '---\ntype Props = { size: number };\nimport C from "./C.astro";\n---\n<C size="x" />',
    '5 typescript(TS2322)',
  ],
  [
    'in a script after letters of two bytes',
    'src/components/page/D.astro',
    '<p>x</p>\n<script>\n  const a: number = "ä";\n  document.title = `${a}`;\n</script>',
    '3 typescript(TS2322)',
  ],
  ['a component that cannot be read', 'src/components/page/E.astro', '<p>x</p>\n<p class={>y</p>', '2 Expected'],
  // islands
  [
    'a hook in an if',
    'src/islands/shared/a.tsx',
    "import { useState } from 'react';\nexport function A({ is }: { is: boolean }) {\n  if (is) useState(0);\n  return null;\n}",
    '3 react-hooks(rules',
  ],
  [
    'a property that is changed',
    'src/islands/shared/b.tsx',
    "export function B(props: { text: string }) {\n  props.text = 'x';\n  return <p>{props.text}</p>;\n}",
    '2 react(immutability)',
  ],
  [
    'a picture without words',
    'src/islands/shared/c.tsx',
    'export const C = () => <img src="/a.webp" />;',
    '1 jsx-a11y(alt-text)',
  ],
  [
    'a live region beside the one of the page (rule access.said-once)',
    'src/islands/shared/d.tsx',
    'export const D = () => <p role="status">x</p>;',
    '1 react(forbid-dom-props)',
  ],
  // what a layer may not reach
  ['the clock in a rule', 'src/domain/price/a.ts', 'export const now = Date.now();', '1 eslint(no-restricted-prop'],
  ['by new Date()', 'src/domain/price/b.ts', 'export const now = new Date();', '1 Rules'],
  ['by Date()', 'src/domain/price/c.ts', 'export const now = Date();', '1 Rules'],
  ['chance in a rule', 'src/domain/price/d.ts', 'export const chance = Math.random();', '1 eslint(no-restricted-prop'],
  [
    'the browser in a rule',
    'src/domain/price/e.ts',
    "export const a = localStorage.getItem('a');",
    '1 eslint(no-restricted-gl',
  ],
  [
    'the network in a store',
    'src/stores/basket/a.ts',
    "export const ask = () => fetch('/');",
    '1 eslint(no-restricted-gl',
  ],
  [
    'a setting in an island',
    'src/islands/shared/e.ts',
    "export const a = process.env['A'];",
    '1 eslint(no-restricted-gl',
  ],
  [
    'storage that may be refused (rule basket.blocked-cookies)',
    'src/components/page/a.ts',
    "export const a = localStorage.getItem('a');",
    '1 eslint(no-restricted-gl',
  ],
  [
    'a cookie that may be refused',
    'src/islands/shared/f.ts',
    'export const a = document.cookie;',
    '1 eslint(no-restricted-prop',
  ],
  // rule page.oldest-browsers
  [
    'a method that the oldest browsers lack',
    'src/domain/price/h.ts',
    'export const a = Map.groupBy([1], (one) => one);',
    '1 typescript(TS2550)',
  ],
  [
    'one on a list that may not be changed',
    'src/islands/shared/g.ts',
    'export const a = (list: readonly string[]) => list.toSorted();',
    '1 typescript(TS2',
  ],
  ['one of the page', 'src/api/a.ts', "export const a = URL.canParse('');", '1 eslint(no-restricted-prop'],
  [
    'files that need each other',
    'src/domain/price/f.ts',
    "export { g } from './g.ts';\nexport const f = 1;",
    '1 import(no-cycle)',
  ],
  [
    'files that need each other',
    'src/domain/price/g.ts',
    "export { f } from './f.ts';\nexport const g = 1;",
    '1 import(no-cycle)',
  ],
  // habits
  ['a line on the console', 'src/stores/b.ts', "console.log('x');\nexport {};", '1 eslint(no-console)'],
  [
    'a function that fits no glance',
    'src/server/g.ts',
    `export function g() {\n${'  Math.max(1, 2);\n'.repeat(60)}}`,
    '1 eslint(max-lines-per',
  ],
  ['a file that is too long', 'src/server/h.ts', 'export {};\n'.repeat(301), '301 eslint(max-lines)'],
  ['work put off', 'src/stores/c.ts', '// todo: later\nexport {};', '1 eslint(no-warning'],
  [
    'a lint that is told to be silent',
    'src/stores/d.ts',
    '// oxlint-disable-next-line no-var\nvar a = 1;\nexport { a };',
    '1 eslint(no-warning',
  ],
  [
    'a type that is told to be silent',
    'src/stores/e.ts',
    '// @ts-expect-error because it is so\nexport const a: string = 1;',
    '1 typescript(ban-ts',
  ],
  [
    'a test alone',
    'src/stores/f.test.ts',
    "import { test } from 'vitest';\ntest.only('a', () => {});",
    '2 vitest(no-focused',
  ],
  [
    'a test that does not run',
    'src/stores/g.test.ts',
    "import { test } from 'vitest';\ntest.skip('a', () => {});",
    '2 vitest(no-disabled',
  ],
  ['a name that is not there', 'scripts/bootstrap/a.mjs', 'missing();', '1 eslint(no-undef)'],
];

/** A repository of only these files, read by the settings of this one: types and rules are known of files that are there. */
mkdirSync('.cache', { recursive: true });
const root = mkdtempSync(resolve('.cache/seeded-'));
const found = new Map<string, string>();

beforeAll(async () => {
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'src/tsconfig.json'])
    cpSync(name, join(root, name));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [file, code] of [
    ['src/env.d.ts', ''] as const,
    ...seeded.map(([, file, code]) => [file, code] as const),
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  for (const fault of (await findCodeFaults(root))['types and lint']) {
    const [, file = '', line = '', rule = ''] = /^(.+?):(\d+):\d+ (\S+)/.exec(fault) ?? [];
    found.set(file, `${found.get(file) ?? ''}${line} ${rule}\n`);
  }
}, 180_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(seeded)('%s is found where it stands: %s', (_, file, __, fault) => {
  expect(found.get(file)).toContain(fault);
});
