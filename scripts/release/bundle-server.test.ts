import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { mapOwnCode, requireAscii } from './bundle-server.ts';

test('places of our own code are found in the program, packages take no room in its map', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'node_modules'));
  const lines = Array.from(
    { length: 50 },
    (_, at) => `export const of${at} = () => { throw new Error('theirs ${at}'); };`,
  );
  writeFileSync(join(folder, 'node_modules/theirs.js'), lines.join('\n'));
  writeFileSync(
    join(folder, 'own.ts'),
    `import * as theirs from './node_modules/theirs.js';\n\nthrow new Error('ours' + theirs);\n`,
  );
  const { outputFiles } = await build({
    ...{ entryPoints: [join(folder, 'own.ts')], outdir: folder, bundle: true, write: false, format: 'esm' },
    ...{ sourcemap: true, sourcesContent: false, minifyWhitespace: true, plugins: [mapOwnCode], logLevel: 'error' },
  });
  const read = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const map = new SourceMap(JSON.parse(read('.map')) as ConstructorParameters<typeof SourceMap>[0]);
  const find = (word: string) => {
    const line = read('.js')
      .split('\n')
      .findIndex((text) => text.includes(word));
    return map.findEntry(line, read('.js').split('\n')[line]?.indexOf(word) ?? 0);
  };
  expect(find('"ours"')).toMatchObject({ originalSource: 'own.ts', originalLine: 2 });
  expect(map.payload.sources).toEqual(['own.ts']);
});

test('a letter that would have the whole program held in two bytes each is named with what stands around it', () => {
  expect(() => requireAscii('const dash = /[\\u2013-]/')).not.toThrow();
  expect(() => requireAscii('const dash = /[–-]/')).toThrow('const dash = /[–-]/');
});
