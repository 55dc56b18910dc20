import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { readPlainTokens, writePlain } from './plain-tokens.ts';

const tokens = `@layer tokens {
  :root { --s4: 16px; --s7: 48px; --ink: #16181a; --mark: url("data:image/svg+xml,long-long-long"); --edge: var(--s4) }
  @media (max-width: 600px) { :root { --s7: 32px } }
}`;
const plain = readPlainTokens(tokens);

const write = (css: string) => {
  const root = parse(css);
  writePlain(root, plain);
  return root.toString();
};

test('what a window changes, what is long, and what rests on another keeps its name', () => {
  expect([...plain]).toEqual([
    ['--s4', '16px'],
    ['--ink', '#16181a'],
  ]);
});

test.each([
  ['a{margin:var(--s4) calc(-1 * var(--s4)) var(--s7)}', 'a{margin:16px calc(-1 * 16px) var(--s7)}'],
  ['a{color:var(--ink);width:var(--own-width, 1px)}', 'a{color:#16181a;width:var(--own-width, 1px)}'],
  [':root{--s4: 16px;--s7: 48px}', ':root{--s7: 48px}'],
])('%s', (css, built) => {
  expect(write(css)).toBe(built);
});
