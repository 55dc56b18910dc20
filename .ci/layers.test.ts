import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPieces } from '../scripts/checks/code/pieces.ts';
import { findLayerFaults } from '../scripts/checks/code/layer-faults.ts';
import { nouns, layers } from './layers.mjs';

/** "1:8 what is wrong" */
const faultsOf = (code: string, file: string): string[] =>
  findLayerFaults(readPieces(file, code).pieces).map((fault) => fault.slice(file.length + 1));

describe('seeded errors are found', () => {
  test.each([
    ['domain → react', "import 'react';", 'src/domain/price/seeded.ts'],
    ['domain → node:fs', "import 'node:fs';", 'src/domain/price/seeded.ts'],
    [
      'domain → commerce, type only',
      "import type { Cart } from '#commerce/commerce.ts'; export type X = Cart;",
      'src/domain/price/seeded.ts',
    ],
    ['stores → react', "import 'react';", 'src/stores/seeded.ts'],
    ['island → server', "import '#server/env.ts';", 'src/islands/shared/seeded.tsx'],
    ['island → commerce, re-export', "export * from '#commerce/commerce.ts';", 'src/islands/shared/seeded.tsx'],
    ['endpoint → commerce', "import '#commerce/commerce.ts';", 'src/pages/api/seeded.ts'],
    ['page → server', "---\nimport '#server/env.ts';\n---\n<p>x</p>", 'src/pages/seeded.astro'],
    [
      'inline script → commerce',
      "<script>import '#commerce/commerce.ts';</script>",
      'src/components/page/seeded.astro',
    ],
    ['commerce → server', "import '#server/env.ts';", 'src/commerce/seeded.ts'],
    [
      'layer → layer, in the type of an import',
      "export type X = import('#commerce/commerce.ts').Cart;",
      'src/api/seeded.ts',
    ],
    ['layer → layer, by a way through folders', "import '../../commerce/commerce.ts';", 'src/api/basket/seeded.ts'],
  ])('%s', (_, code, file) => {
    expect(faultsOf(code, file)).toEqual([expect.stringMatching(/ may not import /)]);
  });

  test.each([
    ['a variable', "const a = 'node:fs'; void import(a);"],
    ['a sum', "void import('node:' + 'fs');"],
    ['a template', 'void import(`../${1}.ts`);'],
  ])('an import that is named only when it runs: %s', (_, code) => {
    const [fault] = faultsOf(code, 'src/stores/basket/seeded.ts');
    expect(fault).toMatch(/^1:\d+ stores\/basket has to name what it imports/);
    expect(faultsOf(code, 'src/server/seeded.ts')).toEqual([]);
  });

  test('a file outside every layer', () => {
    expect(faultsOf('export const x = 1;', 'src/utils/seeded.ts')).toEqual([
      '1:1 This file is outside every layer of .ci/layers.mjs.',
    ]);
  });
});

describe('nouns of a layer import each other one way', () => {
  test('two that import each other: the line and both are named', () => {
    const there = "\nexport { toBareName } from '../part/bare-name.ts';";
    const back = "\nexport { decidePriceDisplay } from '../price/price-display.ts';";
    expect(faultsOf(back, 'src/domain/part/seeded.ts')).toEqual([]);
    expect(faultsOf(there, 'src/domain/price/seeded.ts')).toEqual(['2:28 domain/price may not import domain/part.']);
  });

  test.each([
    ['part → part-page', "import '../part-page/part-view.ts';", 'src/domain/part/seeded.ts'],
    ['by the name of the layer', "import '#domain/part/part.ts';", 'src/domain/price/seeded.ts'],
    ['only a type', "import type { Part } from '../part/part.ts'; export type X = Part;", 'src/domain/price/seeded.ts'],
    ['a file beside the nouns → noun', "import './part/part.ts';", 'src/domain/seeded.ts'],
  ])('%s', (_, code, file) => {
    expect(faultsOf(code, file)).toEqual([expect.stringMatching(/ may not import /)]);
  });

  test.each([
    ['another layer, any noun', "import '#domain/search/read-query.ts';", 'src/stores/basket/seeded.ts'],
    ['a noun above', "import '../part/part.ts';", 'src/domain/search/seeded.ts'],
    ['a file beside the nouns', "import '../failure.ts';", 'src/domain/search/seeded.ts'],
  ])('allowed: %s', (_, code, file) => {
    expect(faultsOf(code, file)).toEqual([]);
  });

  test.each(['domain', 'stores'])('a noun of %s that nobody has listed', (layer) => {
    const [fault] = faultsOf('export const x = 1;', `src/${layer}/seeded/seeded.ts`);
    expect(fault).toContain(`not among those of ${layer} in .ci/layers.mjs`);
  });

  test.each(Object.entries(nouns))('%s: each folder is listed, and imports only what is above it', (layer, list) => {
    const names = Object.keys(list);
    const folders = readdirSync(`src/${layer}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(names.toSorted()).toEqual(folders.map((entry) => entry.name).toSorted());
    const below = Object.entries(list).flatMap(([noun, imported]) =>
      imported.filter((name) => names.indexOf(name) >= names.indexOf(noun)).map((name) => `${noun} → ${name}`),
    );
    expect(below).toEqual([]);
  });
});

describe('nouns of a layer without a list make no circle', () => {
  const find = (files: Record<string, string>) =>
    findLayerFaults(Object.entries(files).flatMap(([file, code]) => readPieces(file, code).pieces));

  test('two that import each other, a type too: both lines, and the way back', () => {
    const files = {
      'src/server/mail/seeded.ts': "\nimport '../payment/seeded.ts';",
      'src/server/payment/seeded.ts': "import type { Mail } from '#server/mail/seeded.ts'; export type X = Mail;",
    };
    expect(find(files)).toEqual([
      'src/server/mail/seeded.ts:2:8 This import closes a circle of nouns: server/mail → server/payment → server/mail.',
      'src/server/payment/seeded.ts:1:27 This import closes a circle of nouns: server/payment → server/mail → server/payment.',
    ]);
  });

  test('by way of a third', () => {
    const files = {
      'src/islands/a/seeded.tsx': "import '../b/seeded.tsx';",
      'src/islands/b/seeded.tsx': "import '../c/seeded.tsx';",
      'src/islands/c/seeded.tsx': "import '../a/seeded.tsx';",
    };
    const found = find(files);
    expect(found).toHaveLength(3);
    expect(found[2]).toContain('islands/c → islands/a → islands/b → islands/c');
  });

  test('one way is none, nor is one through a test or through a file that puts the nouns together', () => {
    const files = {
      'src/server/services.ts': "import './mail/seeded.ts';",
      'src/server/mail/seeded.ts': "import '../services.ts'; import '../payment/seeded.ts';",
      'src/server/payment/seeded.test.ts': "import '../mail/seeded.ts';",
    };
    expect(find(files)).toEqual([]);
  });
});

describe('allowed imports pass', () => {
  test.each([
    ['commerce → domain', "import '#domain/failure.ts';", 'src/commerce/seeded.ts'],
    ['server → commerce', "import '#commerce/commerce.ts';", 'src/server/seeded.ts'],
    ['api → zod/mini', "import * as z from 'zod/mini'; export const s = z.string();", 'src/api/seeded.ts'],
  ])('%s', (_, code, file) => {
    expect(faultsOf(code, file)).toEqual([]);
  });
});

describe('the map', () => {
  const listed = [...readFileSync('src/README.md', 'utf8').matchAll(/^\| `([a-z-]+)\/` \|/gm)]
    .map(([, layer]) => layer)
    .sort();

  test('src/README.md names exactly the folders of src', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(listed).toEqual(folders.map((entry) => entry.name).sort());
  });

  test('no two layers import each other', () => {
    const allowed = Object.entries(layers).filter(([, layer]) => 'layers' in layer) as [string, { layers: string[] }][];
    const reaches = (from: string, to: string) =>
      allowed.some(([name, layer]) => name === from && layer.layers.includes(to));
    const mutual = allowed.flatMap(([a]) =>
      allowed.filter(([b]) => a < b && reaches(a, b) && reaches(b, a)).map(([b]) => `${a} ↔ ${b}`),
    );
    expect(mutual).toEqual([]);
  });
});
