import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { applyEdits, isNode, listImports, type Node, type Parse, statementsOf } from './syntax.ts';

/** What a module only hands on: name → the file that it comes from. */
export function listHandedOn(parse: Parse, code: string): Map<string, string> {
  const handed = new Map<string, string>();
  for (const { type, source, specifiers } of statementsOf(parse(code))) {
    if (type !== 'ExportNamedDeclaration' || !isNode(source)) continue;
    for (const { local, exported } of specifiers as { local: Node; exported: Node }[])
      if (local['name'] === exported['name']) handed.set(String(exported['name']), String(source['value']));
  }
  return handed;
}

/** The same module, importing names of `from` out of the files that have them. */
export function importDirectly(
  parse: Parse,
  code: string,
  from: string,
  fileOf: (name: string) => string | null,
): string {
  const statements = new Map<Node, string[]>();
  for (const { from: source, name, local, statement } of listImports(parse(code))) {
    if (source !== from) continue;
    const line = `import { ${name} as ${local} } from ${JSON.stringify(fileOf(name) ?? from)};`;
    statements.set(statement, [...(statements.get(statement) ?? []), line]);
  }
  const edits = [...statements].map(([{ start, end }, lines]) => ({ start, end, text: lines.join('\n') }));
  return applyEdits(code, edits);
}

type Context = { parse: Parse; resolve(source: string, importer: string): Promise<{ id: string } | null> };
type Plugin = {
  name: string;
  apply: 'build';
  applyToEnvironment(environment: { name: string }): boolean;
  transform: { order: 'post'; handler(this: Context, code: string, id: string): Promise<string | null> };
};

/**
 * A file that only hands on what others of its library have would bring all of them into the file of whatever imports it first:
 * shared files take in all that their modules name (decision 0025). So scripts for browsers name what they use.
 */
export function directImports(library: string): Plugin {
  return {
    name: `direct-imports:${library}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      async handler(code, id) {
        if (!code.includes(library)) return null;
        const index = (await this.resolve(library, id))?.id;
        if (!index || index === id) return null;
        const parse: Parse = (text) => this.parse(text);
        const handed = listHandedOn(parse, readFileSync(index, 'utf8'));
        const fileOf = (name: string) => {
          const file = handed.get(name);
          return file === undefined ? null : resolve(dirname(index), file);
        };
        return importDirectly(parse, code, library, fileOf);
      },
    },
  };
}
