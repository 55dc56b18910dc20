import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';

import {
  applyEdits,
  childrenOf,
  type Edit,
  type Imported,
  isNamed,
  isNode,
  listImports,
  type Node,
  type Parse,
  statementsOf,
} from './syntax.ts';

/** Names of the split pieces of an exported object: `limits$snackbarMs`. */
type Pieces = ReadonlySet<string>;

/** The name of a member that code asks for by it, not by a value; null for all others. */
const keyOf = (node: Node): string | null => {
  const key = node['key'] ?? node['property'];
  if (node['computed'] === true || !isNode(key) || key.type !== 'Identifier') return null;
  return String(key['name']);
};

/** What `as const` says of it is for the compiler alone. */
const withoutTypes = (node: Node): Node =>
  /^TS(?:As|Satisfies)Expression$/.test(node.type) ? withoutTypes(node['expression'] as Node) : node;

/** Members that are written out one by one; null where some come from elsewhere. */
function listMembers(typed: Node): [key: string, value: Node][] | null {
  const node = withoutTypes(typed);
  if (node.type !== 'ObjectExpression') return null;
  const members = (node['properties'] as Node[]).map((property): [string, Node] | null => {
    const key = property.type === 'Property' && property['method'] !== true ? keyOf(property) : null;
    const { value } = property;
    return key !== null && property['shorthand'] !== true && isNode(value) ? [key, value] : null;
  });
  return members.includes(null) || members.length === 0 ? null : (members as [string, Node][]);
}

/** `export const name = { … }` of a module. */
const listObjects = (program: Node): { statement: Node; name: string; value: Node }[] =>
  statementsOf(program).flatMap((statement) => {
    const declaration = statement['declaration'];
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(declaration) || declaration['kind'] !== 'const')
      return [];
    const declared = declaration['declarations'] as Node[];
    const [one] = declared;
    if (declared.length !== 1 || !one || !isNode(one['id']) || !isNode(one['init'])) return [];
    return listMembers(one['init']) ? [{ statement, name: String(one['id']['name']), value: one['init'] }] : [];
  });

/** The pieces that the exported objects of a module fall into. */
export function listPieces(parse: Parse, code: string): Pieces {
  const pieces = new Set<string>();
  const note = (name: string, value: Node): void => {
    for (const [key, member] of listMembers(value) ?? []) {
      pieces.add(`${name}$${key}`);
      note(`${name}$${key}`, member);
    }
  };
  for (const { name, value } of listObjects(parse(code, { lang: 'ts' }))) note(name, value);
  return pieces;
}

/** The same module with each member of its objects as an export of its own; the objects hold those, and it uses them itself. */
export function splitObjects(parse: Parse, code: string): string {
  const split = writePieces(parse, code);
  const program = parse(split);
  const pieces = listPieces(parse, code);
  const own = listObjects(program).filter(({ name }) => countBindings(program, name) === 1);
  return applyEdits(
    split,
    own.flatMap(({ name }) => findUses(program, { local: name, name }, pieces).edits),
  );
}

function writePieces(parse: Parse, code: string): string {
  const edits: Edit[] = [];
  for (const { statement, name, value } of listObjects(parse(code))) {
    const lines: string[] = [];
    const write = (path: string, node: Node): string => {
      const members = listMembers(node);
      if (!members) return code.slice(node.start, node.end);
      const names = members.map(([key, member]) => {
        lines.push(`export const ${path}$${key} = ${write(`${path}$${key}`, member)};`);
        return `${key}: ${path}$${key}`;
      });
      return `{ ${names.join(', ')} }`;
    };
    const whole = `export const ${name} = ${write(name, value)};`;
    edits.push({ start: statement.start, end: statement.end, text: [...lines, whole].join('\n') });
  }
  return applyEdits(code, edits);
}

/** True where a pattern, `{ a, b: [c = 1] }`, gives this name a meaning; what it falls back to gives none. */
const patternNames = (pattern: unknown, name: string): boolean => {
  if (!isNode(pattern)) return false;
  const { type, left, value } = pattern;
  if (type === 'AssignmentPattern') return patternNames(left, name);
  if (type === 'Property') return patternNames(value, name);
  return isNamed(pattern, name) || childrenOf(pattern).some((child) => patternNames(child, name));
};
const binds = ({ type, id, params, param }: Node, name: string): boolean =>
  (/^(?:VariableDeclarator|Function|Class)/.test(type) && patternNames(id, name)) ||
  (/Function/.test(type) && (params as unknown[]).some((one) => patternNames(one, name))) ||
  (type === 'CatchClause' && patternNames(param, name));
const countBindings = (node: Node, name: string): number =>
  childrenOf(node).reduce((count, child) => count + countBindings(child, name), binds(node, name) ? 1 : 0);

/** `copy.noMatch.all` as the path of a piece and where it ends; the longest that there is. */
function readPath(node: Node, local: string, name: string, pieces: Pieces): string | null {
  if (isNamed(node, local)) return name;
  if (node.type !== 'MemberExpression' || node['optional'] === true || !isNode(node['object'])) return null;
  const before = readPath(node['object'], local, name, pieces);
  const path = before === null ? null : `${before}$${keyOf(node)}`;
  return path !== null && pieces.has(path) ? path : null;
}

/** A name that stands for facts or for a piece of them. */
type Called = Pick<Imported, 'local' | 'name'>;

/** What `{ a, b: c }` takes out of the piece at `path`; null where it takes anything else. */
function listTaken(pattern: Node, path: string, pieces: Pieces): Called[] | null {
  const taken = (pattern['properties'] as Node[]).map((property): Called | null => {
    const { value } = property;
    const name = property.type === 'Property' ? `${path}$${keyOf(property)}` : '';
    return pieces.has(name) && isNode(value) && value.type === 'Identifier'
      ? { local: String(value['name']), name }
      : null;
  });
  return taken.includes(null) ? null : (taken as Called[]);
}

/** What `const x = words.a` and `const { a: x } = words` call so and nothing else is called, and the declarators of the second kind. */
function findCalled(
  program: Node,
  { local, name }: Called,
  pieces: Pieces,
): { called: Called[]; unpacked: Map<Node, Called[]> } {
  const called: Called[] = [];
  const unpacked = new Map<Node, Called[]>();
  const isCalledOnce = (one: Called) => countBindings(program, one.local) === 1;
  const visit = (node: Node): void => {
    childrenOf(node).forEach(visit);
    if (node.type !== 'VariableDeclaration' || node['kind'] !== 'const') return;
    for (const declarator of node['declarations'] as Node[]) {
      const { id, init } = declarator;
      const path = isNode(init) ? readPath(init, local, name, pieces) : null;
      if (path === null || !isNode(id)) continue;
      const taken =
        id.type === 'ObjectPattern' ? listTaken(id, path, pieces) : [{ local: String(id['name']), name: path }];
      if (id.type === 'ObjectPattern' && taken) unpacked.set(declarator, taken);
      called.push(...(taken ?? []).filter(isCalledOnce));
    }
  };
  visit(program);
  return { called, unpacked };
}

/** Edits that ask for pieces in place of members of what is called so, and the pieces they ask for. */
function findUses(program: Node, one: Called, pieces: Pieces): { edits: Edit[]; used: Set<string> } {
  const { called, unpacked } = findCalled(program, one, pieces);
  const edits: Edit[] = [];
  const used = new Set<string>();
  const visit = (node: Node): void => {
    const taken = unpacked.get(node);
    const path = node.type === 'MemberExpression' ? readPath(node, one.local, one.name, pieces) : null;
    if (!taken && path === null) return childrenOf(node).forEach(visit);
    for (const piece of taken?.map(({ name }) => name) ?? [path ?? '']) used.add(piece);
    const text = taken ? taken.map(({ local, name }) => `${local} = ${name}`).join(', ') : (path ?? '');
    edits.push({ start: node.start, end: node.end, text });
  };
  visit(program);
  for (const further of called) {
    const uses = findUses(program, further, pieces);
    edits.push(...uses.edits);
    for (const piece of uses.used) used.add(piece);
  }
  return { edits, used };
}

/** The same module, asking for the pieces that it uses of what `piecesOf` knows. */
export function askForPieces(parse: Parse, code: string, piecesOf: (from: string) => Pieces): string {
  const program = parse(code);
  const edits: Edit[] = [];
  const lines: string[] = [];
  for (const one of listImports(program)) {
    const pieces = piecesOf(one.from);
    if (pieces.size === 0 || countBindings(program, one.local) > 0) continue;
    const uses = findUses(program, one, pieces);
    if (uses.used.size === 0) continue;
    edits.push(...uses.edits);
    lines.push(`import { ${[...uses.used].join(', ')} } from ${JSON.stringify(one.from)};`);
  }
  return lines.length === 0 ? code : [...lines, applyEdits(code, edits)].join('\n');
}

type Context = {
  parse: Parse;
  resolve(source: string, importer: string): Promise<{ id: string } | null>;
};
type Plugin = {
  name: string;
  apply: 'build';
  applyToEnvironment(environment: { name: string }): boolean;
  options<T extends object>(options: T): T;
  transform: { order: 'post'; handler(this: Context, code: string, id: string): Promise<string | null> };
};

const folder = resolve('src/config') + sep;
const isFact = (id: string) => id.startsWith(folder) && id.endsWith('.ts');
const none: Pieces = new Set();

/**
 * Sentences and figures stand in objects by noun, of which a page needs a few members. Scripts for browsers get each member as
 * an export of its own, so that the bundler leaves out what nothing in a browser asks for.
 */
export function splitFacts(): Plugin {
  const known = new Map<string, Pieces>();
  const readPieces = (parse: Parse, id: string): Pieces => {
    const pieces = known.get(id) ?? listPieces(parse, readFileSync(id, 'utf8'));
    known.set(id, pieces);
    return pieces;
  };
  return {
    name: 'split-facts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // a word or a figure stands where it is used: as a variable it would be one of the file that others ask for it
    options: (options) => ({ ...options, optimization: { inlineConst: { mode: 'all', pass: 2 } } }),
    transform: {
      order: 'post',
      async handler(code, id) {
        const parse: Parse = (text, options) => this.parse(text, options);
        if (/node_modules|\.css/.test(id)) return null;
        const whole = isFact(id) ? splitObjects(parse, code) : code;
        const pieces = new Map<string, Pieces>();
        for (const { from } of listImports(parse(whole))) {
          const found = pieces.has(from) ? null : await this.resolve(from, id);
          if (found && isFact(found.id)) pieces.set(from, readPieces(parse, found.id));
        }
        return askForPieces(parse, whole, (from) => pieces.get(from) ?? none);
      },
    },
  };
}
