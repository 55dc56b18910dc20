import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { importDirectly, listHandedOn } from './direct-imports.ts';
import type { Node, Parse } from './syntax.ts';

const parse: Parse = (code) => parseAst(code) as unknown as Node;

test('names come from the file that has them; what the library has itself stays with it', () => {
  const files = listHandedOn(
    parse,
    "export { atom, batch } from './atom.js'; export { x as y } from './x.js'; export const own = 1;",
  );
  const direct = importDirectly(
    parse,
    "import { atom, own as mine } from 'store';\nimport { y } from 'store';\nimport { atom as other } from 'else';\natom();",
    'store',
    (name) => files.get(name) ?? null,
  );
  expect(direct.split('\n')).toEqual([
    'import { atom as atom } from "./atom.js";',
    'import { own as mine } from "store";',
    'import { y as y } from "store";',
    "import { atom as other } from 'else';",
    'atom();',
  ]);
});
