import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCodeFaults } from '../scripts/checks/code/find-code-faults.ts';
import { plantHouse } from '../scripts/checks/code/planted-house.ts';

const save = 'export const save = async () => {};';

type Planted = [name: string, file: string, lines: string[], fault: string];
const planted: Planted[] = [
  [
    'a promise that nobody awaits',
    'src/server/planted-1.ts',
    [save, 'export function press() {', '  save();', '}'],
    '3 typescript(no-floating-promises)',
  ],
  [
    'a promise where none is waited for',
    'src/server/planted-2.ts',
    [save, 'export const all = [1].forEach(', '  async () => save(),', ');'],
    '3 typescript(no-misused-promises)',
  ],
  [
    'a promise taken for a yes',
    'src/server/planted-3.ts',
    ['export const isOpen = async () => true;', 'if (isOpen()) throw new Error();'],
    '2 typescript(no-misused-promises)',
  ],
  [
    'waiting for what is no promise',
    'src/server/planted-4.ts',
    ['export async function read() {', '  return await Number(1);', '}'],
    '2 typescript(await-thenable)',
  ],
  [
    'a promise that leaves its try before it is settled',
    'src/server/planted-5.ts',
    [
      save,
      'export async function read() {',
      '  try {',
      '    return save();',
      '  } catch {',
      '    return null;',
      '  }',
      '}',
    ],
    '4 typescript(return-await)',
  ],
  [
    'a case that is forgotten',
    'src/server/planted-6.ts',
    [
      "export function name(state: 'open' | 'paid'): string {",
      '  switch (state) {',
      "    case 'open':",
      "      return 'Open';",
      '  }',
      "  return '';",
      '}',
    ],
    '2 typescript(switch-exhaustiveness-check)',
  ],
  [
    'a case that a default hides',
    'src/server/planted-7.ts',
    [
      "export function name(state: 'open' | 'paid'): string {",
      '  switch (state) {',
      "    case 'open':",
      "      return 'Open';",
      '    default:',
      "      return '';",
      '  }',
      '}',
    ],
    '2 typescript(switch-exhaustiveness-check)',
  ],
  [
    'a hook in an if',
    'src/islands/shared/planted-8.tsx',
    [
      "import { useState } from 'react';",
      'export function Alert({ isOpen }: { isOpen: boolean }) {',
      '  if (isOpen) useState(0);',
      '  return null;',
      '}',
    ],
    '3 react-hooks(rules-of-hooks)',
  ],
  [
    'an effect that does not follow what it reads',
    'src/islands/shared/planted-9.tsx',
    [
      "import { useEffect } from 'react';",
      'export function Alert({ text }: { text: string }) {',
      '  useEffect(() => void (document.title = text), []);',
      '  return null;',
      '}',
    ],
    '3 react-hooks(exhaustive-deps)',
  ],
  [
    'a picture without words',
    'src/islands/shared/planted-10.tsx',
    ['export const Alert = () => (', '  <img src="/a.webp" />', ');'],
    '2 jsx-a11y(alt-text)',
  ],
  [
    'a press that only a mouse can do',
    'src/islands/shared/planted-11.tsx',
    ['export const Alert = ({ close }: { close: () => void }) => (', '  <div onClick={close}>x</div>', ');'],
    '2 jsx-a11y(click-events-have-key-events)',
  ],
  [
    'a name that is not there, in a plain script',
    'scripts/bootstrap/planted-12.mjs',
    ['console.log(1);', 'missing();'],
    '2 eslint(no-undef)',
  ],
  [
    "a name that is not there, in the sandbox's script for a browser",
    'scripts/sandbox/payments/client/planted-13.js',
    ['document.title = 1;', 'missing();'],
    '2 eslint(no-undef)',
  ],
  [
    'a component that changes what it was given',
    'src/islands/shared/props.tsx',
    [
      'export function Alert(props: { text: string }) {',
      "  props.text = 'more';",
      '  return <p>{props.text}</p>;',
      '}',
    ],
    '2 react(immutability)',
  ],
  [
    'a state that is set while it is drawn',
    'src/islands/shared/draw.tsx',
    [
      "import { useState } from 'react';",
      'export function Alert() {',
      '  const [count, setCount] = useState(0);',
      '  setCount(1);',
      '  return <p>{count}</p>;',
      '}',
    ],
    '4 react(set-state-in-render)',
  ],
  [
    'a component that is made anew each time it is drawn',
    'src/islands/shared/made.tsx',
    ['export function Alert() {', '  const Inner = () => <p>x</p>;', '  return <Inner />;', '}'],
    '3 react(static-components)',
  ],
  [
    'the clock in a rule',
    'src/domain/price/now.ts',
    ['', 'export const now = Date.now();'],
    '2 eslint(no-restricted-properties)',
  ],
  ...(['new Date()', 'new Date', 'Date()'] as const).map((code, at): Planted => [
    `the clock in a rule by ${code}`,
    `src/domain/price/clock-${at}.ts`,
    ['', `export const at = ${code};`],
    '2 Rules',
  ]),
  [
    'a promise that a return forgets, on the server',
    'src/server/returned.ts',
    [save, 'export function press() {', '  return void save();', '}'],
    '3 Await',
  ],
  [
    'chance in a rule',
    'src/domain/price/chance.ts',
    ['', 'export const chance = Math.random();'],
    '2 eslint(no-restricted-properties)',
  ],
  [
    'the network in a rule',
    'src/domain/price/ask.ts',
    ['', "export const ask = () => fetch('/');"],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'the browser in a rule',
    'src/domain/price/read.ts',
    ['', "export const read = () => localStorage.getItem('a');"],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'the clock of the page in a rule',
    'src/domain/price/page-clock.ts',
    ['', 'export const now = () => performance.now();'],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'the network by another way in a rule',
    'src/domain/price/global.ts',
    ['', "export const ask = () => globalThis.fetch('/');"],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'what a fact of the business reads',
    'src/config/facts.ts',
    ['', "export const shop = process.env['SHOP'];"],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'the network in a store',
    'src/stores/basket/ask.ts',
    ['', "export const ask = () => fetch('/api/basket');"],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'what only a server has, in an island',
    'src/islands/shared/secret.ts',
    ['', "export const secret = process.env['SHOP_SECRET'];"],
    '2 eslint(no-restricted-globals)',
  ],
  [
    'a promise that is forgotten on purpose, on the server',
    'src/server/forgotten.ts',
    [save, 'export function press() {', '  void save();', '}'],
    '3 typescript(no-floating-promises)',
  ],
  ...(['one', 'two', 'three'] as const).map((name, position, all): Planted => [
    `three files that import each other: ${name}`,
    `src/domain/price/${name}.ts`,
    ['', `export { price as next } from './${all[(position + 1) % 3]}.ts';`, 'export const price = 1;'],
    '2 import(no-cycle)',
  ]),
  ['work put off', 'src/stores/later.ts', ['// todo: later', 'export {};'], '1 eslint(no-warning-comments)'],
  [
    'a lint that is told to be silent',
    'src/stores/silent.ts',
    ['// oxlint-disable-next-line no-var', 'var a = 1;', 'export { a };'],
    '1 eslint(no-warning-comments)',
  ],
  [
    'a type that is told to be silent',
    'src/stores/untyped.ts',
    ['// @ts-expect-error because of what stands here', 'export const a: string = 1;'],
    '1 typescript(ban-ts-comment)',
  ],
  [
    'a test that keeps others from running',
    'src/stores/only.test.ts',
    ["import { test } from 'vitest';", "test.only('a', () => {});"],
    '2 vitest(no-focused-tests)',
  ],
  [
    'a test that does not run',
    'src/stores/skip.test.ts',
    ["import { test } from 'vitest';", "test.skip('a', () => {});"],
    '2 vitest(no-disabled-tests)',
  ],
  [
    'a live region beside the one of the page (rule access.said-once)',
    'src/islands/shared/Said.tsx',
    ['export const Said = () => <p role="status">x</p>;'],
    '1 react(forbid-dom-props)',
  ],
  ['a line on the console', 'src/stores/say.ts', ["console.log('x');", 'export {};'], '1 eslint(no-console)'],
  [
    'a function that fits no glance',
    'src/server/glance.ts',
    ['export function count(): number {', ...Array<string>(60).fill('  Math.max(1, 2);'), '  return 1;', '}'],
    '1 eslint(max-lines-per-function)',
  ],
  ['a file that is too long', 'src/server/long.ts', [...Array<string>(301).fill('export {};')], '1 eslint(max-lines)'],
  [
    'a type that does not fit',
    'src/server/type.ts',
    ['', "export const size: number = 'large';"],
    '2 typescript(TS2322)',
  ],
  [
    'a type that does not fit in the frontmatter of a component',
    'src/components/page/Frontmatter.astro',
    ['---', "const size: number = 'large';", '---', '<p>{size}</p>'],
    '2 typescript(TS2322)',
  ],
  [
    'a property that a component does not take',
    'src/components/page/Markup.astro',
    [
      '---',
      "import Markup from '#components/page/Markup.astro';",
      'type Props = { size: number };',
      '---',
      '<Markup size="large" />',
    ],
    '5 typescript(TS2322)',
  ],
  [
    'a promise that nobody awaits in the frontmatter of a component',
    'src/components/page/Promised.astro',
    ['---', save.replace('export ', ''), 'save();', '---', '<p>x</p>'],
    '3 typescript(no-floating-promises)',
  ],
  [
    'a promise that nobody awaits in the script of a component',
    'src/components/page/Script.astro',
    ['<p>x</p>', '<script>', '  const save = async () => {};', '  save();', '</script>'],
    '4 typescript(no-floating-promises)',
  ],
  [
    'a type that does not fit in the script of a component',
    'src/components/page/Typed.astro',
    ['<p>x</p>', '<script>', "  const size: number = 'ä large';", '  document.title = `${size}`;', '</script>'],
    '3 typescript(TS2322)',
  ],
  [
    'a component that cannot be read',
    'src/components/page/Broken.astro',
    ['<p>x</p>', '<p class={>y</p>'],
    '2 Expected',
  ],
];

const house = plantHouse(Object.fromEntries(planted.map(([, file, lines]) => [file, lines.join('\n')])));
const found = new Map<string, string>();

/** All at once: the types of everything are read with the first file. */
beforeAll(async () => {
  for (const fault of (await findCodeFaults(house.root))['types and lint']) {
    const [, file = '', line = '', rule = ''] = /^(.+?):(\d+):\d+ (\S+)/.exec(fault) ?? [];
    found.set(file, `${found.get(file) ?? ''}${line} ${rule}\n`);
  }
}, 180_000);

afterAll(house.remove);

test.each(planted)('%s is found where it stands', (_, file, __, fault) => {
  expect(found.get(file)).toContain(fault);
});
