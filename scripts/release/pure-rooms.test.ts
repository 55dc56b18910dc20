import { rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { markPure } from './pure-rooms.ts';
import type { Node, Parse } from './syntax.ts';

const parse: Parse = (code) => parseAst(code) as unknown as Node;

/** What a bundler leaves of a module of which only `used` is asked for. */
async function bundle(code: string): Promise<string> {
  const files: Record<string, string> = {
    entry: "import { used } from 'rules'; console.log(used);",
    rules: markPure(parse, code),
    library:
      'export const make = (what) => globalThis.made(what), Kept = class { constructor() { globalThis.made(this); } };',
  };
  const built = await rolldown({
    input: 'entry',
    plugins: [{ name: 'files', resolveId: (id) => id, load: (id) => files[id] ?? null }],
  });
  const { output } = await built.generate();
  await built.close();
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test('what nobody asks for of rules, facts and shapes is not in the bundle, with all that it calls', async () => {
  const code = `import { make, Kept } from 'library';
const part = make('part').check(make('pattern'));
export const unused = make({ part, list: [make('more')] }), map = new Kept();
export const used = make('used').check(make('length'));`;
  const left = await bundle(code);
  expect(left).toContain('make("used").check(');
  for (const gone of ['part', 'pattern', 'more', 'Kept']) expect(left).not.toContain(gone);
});

test('what a module does by being loaded, and what its functions call, is marked nowhere', () => {
  const code = "register('one');\nexport function say() { return write(); }\nexport const later = () => write();";
  expect(markPure(parse, code)).toBe(code);
});
