import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { askForPieces, listPieces, splitObjects } from './split-facts.ts';
import type { Node, Parse } from './syntax.ts';

const parse: Parse = (code, options) => parseAst(code, { lang: options?.lang ?? 'js' }) as unknown as Node;

const facts = `export const copy = {
  title: 'Basket',
  items: (count) => count + ' items',
  none: { make: 'No make', deep: { er: 1 } },
};
const own = { a: 1 };
export const mixed = { ...own, b: 2 };
export const keyed = { 'b-c': 1 };
export const list = [1];`;

test('the objects of a module fall into pieces, those that are not written out member by member stay whole', () => {
  expect([...listPieces(parse, `${facts}\nexport const typed = { a: 1 } as const;`)]).toEqual([
    ...['copy$title', 'copy$items', 'copy$none', 'copy$none$make', 'copy$none$deep', 'copy$none$deep$er'],
    'typed$a',
  ]);
});

test('split, a module says what it said', async () => {
  const load = async (code: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  const [before, after] = await Promise.all([load(facts), load(splitObjects(parse, facts))]);
  const plain = (value: unknown) => JSON.stringify(value);
  for (const name of ['copy', 'mixed', 'keyed', 'list']) expect(plain(after[name])).toBe(plain(before[name]));
  expect(after).toMatchObject({ copy$title: 'Basket', copy$none$deep$er: 1, copy$none$make: 'No make' });
  expect((after['copy$items'] as (count: number) => string)(2)).toBe('2 items');
});

test('a module asks itself for pieces too', () => {
  const split = splitObjects(
    parse,
    "export const copy = { none: 'No', most: 2 };\nexport const say = () => copy.none;",
  );
  expect(split.split('\n').at(-1)).toBe('export const say = () => copy$none;');
});

const pieces = listPieces(parse, facts);
const ask = (code: string) => askForPieces(parse, code, (from) => (from === './copy.ts' ? pieces : new Set()));
const imported = "import { copy as words } from './copy.ts';";

test.each([
  ['a sentence', 'say(words.title);', 'say(copy$title);'],
  ['one that is called', 'say(words.items(words.title.length));', 'say(copy$items(copy$title.length));'],
  [
    'the innermost that there is',
    'say(words.none.deep.er, words.none.deep[key]);',
    'say(copy$none$deep$er, copy$none$deep[key]);',
  ],
  [
    'what it calls by a name of its own',
    'const own = words.none; say(own.make, own.deep.er);',
    'const own = copy$none; say(copy$none$make, copy$none$deep$er);',
  ],
  [
    'what it takes out',
    'const f = () => { const { title, none: own } = words; say(title, own.deep.er); };',
    'const f = () => { const title = copy$title, own = copy$none; say(title, copy$none$deep$er); };',
  ],
  [
    'what it takes out beside another of its name',
    'const { none } = words; const f = (none) => none.make;',
    'const none = copy$none; const f = (none) => none.make;',
  ],
  ['what it falls back to', 'const say = (text = words.title) => text;', 'const say = (text = copy$title) => text;'],
])('a module asks for %s', (_, code, asked) => {
  const [imports, ...rest] = ask(`${imported}\n${code}`).split('\n');
  expect(imports).toMatch(/^import \{ copy\$.* \} from ".\/copy.ts";$/);
  expect(rest).toEqual([imported, asked]);
});

test.each([
  ['the whole', 'show(words);'],
  ['a member by its value', 'show(words[name]);'],
  ['what may not be there', 'show(words.unknown);'],
  ['another thing of the same name', 'const f = ({ words }) => words.title;'],
  ['what is taken out with others', 'const { title, ...rest } = words;'],
  ['a member of a member', 'show(other.words.title);'],
])('%s stays', (_, code) => {
  expect(ask(`${imported}\n${code}`)).toBe(`${imported}\n${code}`);
});
