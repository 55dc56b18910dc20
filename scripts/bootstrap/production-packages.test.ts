import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { listImports, unnamed } from '../checks/code/imports.ts';
import { findFile } from '../checks/code/layers.ts';

const read = <T extends z.ZodType>(schema: T, file: string): z.infer<T> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));
const { scripts } = read(z.object({ scripts: z.record(z.string(), z.string()) }), 'package.json');
const { packages } = read(
  z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })) }),
  'package-lock.json',
);

/** "@astrojs/react", "astro" of "astro/config" */
const packageOf = (source: string): string =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
/** What Node and the build bring is no package, and nobody can tell what is only named when it runs. */
const isForProduction = (source: string): boolean =>
  /^(?:node|astro):/.test(source) || source === unnamed || packages[`node_modules/${packageOf(source)}`]?.dev === false;

/** Programs that a file starts, by their path. */
const listStarted = (code: string): string[] =>
  [...code.matchAll(/'(scripts\/[\w/-]+\.(?:ts|mjs))'/g)].flatMap(([, path = '']) => (existsSync(path) ? [path] : []));

const lean = Object.values(scripts).flatMap((command) => (/ --lean (\S+)$/.exec(command) ?? []).slice(1));

test('what runs on a production install imports no package for development', () => {
  const files = new Set([...lean, 'astro.config.mjs']);
  const strangers: string[] = [];
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const { source } of listImports(file, file.endsWith('.ts') ? stripTypeScriptTypes(code) : code)) {
      const path = findFile(file, source);
      if (path !== null) files.add(path);
      else if (!isForProduction(source)) strangers.push(`${file}: ${source}`);
    }
    for (const path of listStarted(code)) files.add(path);
  }
  expect(strangers).toEqual([]);
  expect(files).toContain('scripts/release/compress-and-hash.ts');
});
