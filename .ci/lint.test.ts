import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const eslint = new ESLint({ overrideConfigFile: '.ci/eslint.config.mjs' });

/** "3 rule" for each fault of code that stands in the place of a file: types are known only of files that are there. */
async function faultsIn(filePath: string, lines: string[]): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath });
  return (result?.messages ?? []).map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`);
}

/** The types of the whole house are read once, with the first file. */
beforeAll(async () => void (await faultsIn(server, [''])), 180_000);

const server = 'src/server/wait.ts';
const island = 'src/islands/shared/Alert.tsx';
const save = 'export const save = async () => {};';

test.each<[string, string, string[], string]>([
  [
    'a promise that nobody awaits',
    server,
    [save, 'export function press() {', '  save();', '}'],
    '3 @typescript-eslint/no-floating-promises',
  ],
  [
    'a promise where none is waited for',
    server,
    [save, 'export const all = [1].forEach(', '  async () => save(),', ');'],
    '3 @typescript-eslint/no-misused-promises',
  ],
  [
    'a promise taken for a yes',
    server,
    ['export const isOpen = async () => true;', 'if (isOpen()) throw new Error();'],
    '2 @typescript-eslint/no-misused-promises',
  ],
  [
    'waiting for what is no promise',
    server,
    ['export async function read() {', '  return await Number(1);', '}'],
    '2 @typescript-eslint/await-thenable',
  ],
  [
    'a promise that leaves its try before it is settled',
    server,
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
    '4 @typescript-eslint/return-await',
  ],
  [
    'a case that is forgotten',
    server,
    [
      "export function name(state: 'open' | 'paid'): string {",
      '  switch (state) {',
      "    case 'open':",
      "      return 'Open';",
      '  }',
      "  return '';",
      '}',
    ],
    '2 @typescript-eslint/switch-exhaustiveness-check',
  ],
  [
    'a case that a default hides',
    server,
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
    '2 @typescript-eslint/switch-exhaustiveness-check',
  ],
  [
    'a hook in an if',
    island,
    [
      "import { useState } from 'react';",
      'export function Alert({ isOpen }: { isOpen: boolean }) {',
      '  if (isOpen) useState(0);',
      '  return null;',
      '}',
    ],
    '3 react-hooks/rules-of-hooks',
  ],
  [
    'an effect that does not follow what it reads',
    island,
    [
      "import { useEffect } from 'react';",
      'export function Alert({ text }: { text: string }) {',
      '  useEffect(() => void (document.title = text), []);',
      '  return null;',
      '}',
    ],
    '3 react-hooks/exhaustive-deps',
  ],
  [
    'a picture without words',
    island,
    ['export const Alert = () => (', '  <img src="/a.webp" />', ');'],
    '2 jsx-a11y-x/alt-text',
  ],
  [
    'a press that only a mouse can do',
    island,
    ['export const Alert = ({ close }: { close: () => void }) => (', '  <div onClick={close}>x</div>', ');'],
    '2 jsx-a11y-x/click-events-have-key-events',
  ],
  [
    'a name that is not there, in a plain script',
    'scripts/bootstrap/ready.mjs',
    ['console.log(1);', 'missing();'],
    '2 no-undef',
  ],
  [
    "a name that is not there, in the sandbox's script for a browser",
    'scripts/sandbox/payments/client/paypal.js',
    ['document.title = 1;', 'missing();'],
    '2 no-undef',
  ],
])('%s is found where it stands', async (_, filePath, lines, fault) => {
  expect(await faultsIn(filePath, lines)).toContain(fault);
});
