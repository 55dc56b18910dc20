import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { nouns, rooms } from './rooms.mjs';

/** Without the rules that need types: types are known only of files that are there. */
const eslint = new ESLint({
  overrideConfigFile: '.ci/eslint.config.mjs',
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});

const faultsOf = async (code: string, filePath: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
};

const boundary = ['boundaries/dependencies', 'boundaries/no-unknown-dependencies'];
const isBoundaryFault = (faults: string[]) => faults.some((fault) => boundary.includes(fault));

describe('planted violations are found', () => {
  test.each([
    ['domain → react', "import 'react';", 'src/domain/price/planted.ts'],
    ['domain → node:fs', "import 'node:fs';", 'src/domain/price/planted.ts'],
    ['domain → commerce', "import '#commerce/commerce.ts';", 'src/domain/price/planted.ts'],
    [
      'domain → commerce, type only',
      "import type { Cart } from '#commerce/commerce.ts'; export type X = Cart;",
      'src/domain/price/planted.ts',
    ],
    ['config → domain', "import '#domain/failure.ts';", 'src/config/planted.ts'],
    ['api → commerce', "import '#commerce/commerce.ts';", 'src/api/planted.ts'],
    ['stores → react', "import 'react';", 'src/stores/planted.ts'],
    ['stores → server', "import '#server/env.ts';", 'src/stores/planted.ts'],
    ['island → server', "import '#server/env.ts';", 'src/islands/shared/planted.tsx'],
    ['island → commerce, dynamic', "void import('#commerce/commerce.ts');", 'src/islands/shared/planted.tsx'],
    ['island → commerce, re-export', "export * from '#commerce/commerce.ts';", 'src/islands/shared/planted.tsx'],
    ['island → node:crypto', "import 'node:crypto';", 'src/islands/shared/planted.tsx'],
    ['endpoint → commerce', "import '#commerce/commerce.ts';", 'src/pages/api/planted.ts'],
    ['endpoint → island', "import '#islands/buy-box/BuyBox.tsx';", 'src/pages/api/planted.ts'],
    ['page → server', "---\nimport '#server/env.ts';\n---\n<p>x</p>", 'src/pages/planted.astro'],
    [
      'inline script → commerce',
      "<script>import '#commerce/commerce.ts';</script>",
      'src/components/page/planted.astro',
    ],
    ['commerce → server', "import '#server/env.ts';", 'src/commerce/planted.ts'],
    ['server → islands', "import '#islands/buy-box/BuyBox.tsx';", 'src/server/planted.ts'],
    ['server → scripts', "import '#scripts/release/build-stamp.ts';", 'src/server/planted.ts'],
    ['collections → commerce', "import '#commerce/commerce.ts';", 'src/collections/planted.ts'],
  ])('%s', async (_, code, filePath) => {
    expect(isBoundaryFault(await faultsOf(code, filePath))).toBe(true);
  });

  test('a file outside every room', async () => {
    expect(await faultsOf('export const x = 1;', 'src/utils/planted.ts')).toContain('boundaries/no-unknown-files');
  });
});

describe('rules of the domain are pure', () => {
  test.each([
    ['Date.now()', 'export const x = Date.now();', 'no-restricted-properties'],
    ['new Date()', 'export const x = new Date();', 'no-restricted-syntax'],
    ['Math.random()', 'export const x = Math.random();', 'no-restricted-properties'],
    ['fetch()', "export const x = fetch('/');", 'no-restricted-globals'],
    ['localStorage', "export const x = localStorage.getItem('a');", 'no-restricted-globals'],
  ])('%s', async (_, code, rule) => {
    expect(await faultsOf(code, 'src/domain/price/planted.ts')).toContain(rule);
  });

  test('a date from a text is allowed', async () => {
    expect(await faultsOf("export const x = new Date('2026-01-01');", 'src/domain/price/planted.ts')).toEqual([]);
  });
});

describe('nouns of a room import each other one way', () => {
  const locate = async (code: string, filePath: string): Promise<string[]> => {
    const [result] = await eslint.lintText(code, { filePath });
    return (result?.messages ?? []).map(({ ruleId, line, message }) => `${line} ${ruleId} ${message}`);
  };

  test('two that import each other: the lint names the line and both', async () => {
    const there = "\nexport { toPartTitle } from '../part/part-title.ts';";
    const back = "\nexport { decidePriceDisplay } from '../price/price-display.ts';";
    expect(await locate(back, 'src/domain/part/planted.ts')).toEqual([]);
    const [fault, ...others] = await locate(there, 'src/domain/price/planted.ts');
    expect(fault).toMatch(/^2 boundaries\/dependencies .*domain\/price.*domain\/part/);
    expect(others).toEqual([]);
  });

  test.each([
    ['part → part-page', "import '../part-page/part-view.ts';", 'src/domain/part/planted.ts'],
    ['catalogue → search', "import '../search/read-query.ts';", 'src/domain/catalogue/planted.ts'],
    ['by the name of the room', "import '#domain/part/part.ts';", 'src/domain/price/planted.ts'],
    [
      'only a type',
      "import type { Part } from '../part/part.ts'; export type X = Part;",
      'src/domain/price/planted.ts',
    ],
    ['a file beside the nouns → noun', "import './part/part.ts';", 'src/domain/planted.ts'],
    ['store of the basket → checkout', "import '../checkout/checkout.ts';", 'src/stores/basket/planted.ts'],
    ['store of the search → part', "import '../part/buy-box.ts';", 'src/stores/search/planted.ts'],
  ])('%s', async (_, code, filePath) => {
    expect(isBoundaryFault(await faultsOf(code, filePath))).toBe(true);
  });

  test.each([
    ['another room, any noun', "import '#domain/search/read-query.ts';", 'src/stores/basket/planted.ts'],
    ['a noun above', "import '../part/part.ts';", 'src/domain/search/planted.ts'],
    ['a file beside the nouns', "import '../failure.ts';", 'src/domain/search/planted.ts'],
  ])('allowed: %s', async (_, code, filePath) => {
    expect(await faultsOf(code, filePath)).toEqual([]);
  });

  test.each(['domain', 'stores'])('a noun of %s that nobody has listed', async (room) => {
    const [fault] = await locate('export const x = 1;', `src/${room}/planted/planted.ts`);
    expect(fault).toContain(`not among those of ${room} in .ci/rooms.mjs`);
  });

  test.each(Object.entries(nouns))('%s: each folder is listed, and imports only what is above it', (room, list) => {
    const names = Object.keys(list);
    const folders = readdirSync(`src/${room}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(names.toSorted()).toEqual(folders.map((entry) => entry.name).toSorted());
    const below = Object.entries(list).flatMap(([noun, imported]) =>
      imported.filter((name) => names.indexOf(name) >= names.indexOf(noun)).map((name) => `${noun} → ${name}`),
    );
    expect(below).toEqual([]);
  });
});

describe('allowed imports pass', () => {
  test.each([
    ['domain → config', "import '#config/limits.ts';", 'src/domain/price/planted.ts'],
    ['commerce → domain', "import '#domain/failure.ts';", 'src/commerce/planted.ts'],
    ['server → commerce', "import '#commerce/commerce.ts';", 'src/server/planted.ts'],
    ['stores → api', "import '#api/basket.ts';", 'src/stores/planted.ts'],
    ['island → store', "import '#stores/basket/basket.ts';", 'src/islands/shared/planted.tsx'],
    ['api → zod/mini', "import * as z from 'zod/mini'; export const s = z.string();", 'src/api/planted.ts'],
  ])('%s', async (_, code, filePath) => {
    expect(await faultsOf(code, filePath)).toEqual([]);
  });
});

describe('the map', () => {
  const listed = [...readFileSync('src/README.md', 'utf8').matchAll(/^\| `([a-z-]+)\/` \|/gm)]
    .map(([, room]) => room)
    .sort();

  test('src/README.md names exactly the folders of src', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(listed).toEqual(folders.map((entry) => entry.name).sort());
  });

  test('no two rooms import each other', () => {
    const allowed = Object.entries(rooms).filter(([, room]) => 'rooms' in room) as [string, { rooms: string[] }][];
    const reaches = (from: string, to: string) =>
      allowed.some(([name, room]) => name === from && room.rooms.includes(to));
    const mutual = allowed.flatMap(([a]) =>
      allowed.filter(([b]) => a < b && reaches(a, b) && reaches(b, a)).map(([b]) => `${a} ↔ ${b}`),
    );
    expect(mutual).toEqual([]);
  });
});
