export type Node = { type: string; start: number; end: number; [field: string]: unknown };
export type Parse = (code: string, options?: { lang: 'ts' }) => Node;
export type Edit = { start: number; end: number; text: string };
/** `import { name as local } from 'from'`; `statement` is all of it. */
export type Imported = { from: string; name: string; local: string; statement: Node };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
export const statementsOf = (program: Node): Node[] => program['body'] as Node[];
export const isNamed = (node: unknown, name: string): boolean =>
  isNode(node) && node.type === 'Identifier' && node['name'] === name;

/** Text with its pieces in place of others, which do not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let text = '';
  let done = 0;
  for (const { start, end, text: piece } of edits.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(done, start) + piece;
    done = end;
  }
  return text + code.slice(done);
}

/** What a module imports by name. */
export const listImports = (program: Node): Imported[] =>
  statementsOf(program).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const from = String((statement['source'] as Node)['value']);
    return (statement['specifiers'] as Node[]).flatMap(({ type, imported, local }) =>
      type === 'ImportSpecifier' && isNode(imported) && isNode(local)
        ? [{ from, name: String(imported['name']), local: String(local['name']), statement }]
        : [],
    );
  });
