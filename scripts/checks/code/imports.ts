import { parseSync, Visitor } from 'rolldown/utils';

/** An import, of types too, a re-export or an `import()`, with the offset at which what is imported is named. */
type Import = { source: string; offset: number };

type Named = { value: string; start: number };

/** What is named in a type, as in `import('#domain/part/part.ts').Part`. */
function listInTypes(program: ReturnType<typeof parseSync>['program']): Named[] {
  const found: Named[] = [];
  new Visitor({ TSImportType: ({ source }) => void found.push(source) }).visit(program);
  return found;
}

/** Stands for what is only named when it runs. */
export const unnamed = '(named when it runs)';

/** What is between the brackets of an `import()`, where that is one text. */
const readText = (written: string): string => /^(['"`])([^'"`$]*)\1$/.exec(written)?.[2] ?? unnamed;

/** What a piece of TypeScript imports, in the order in which it stands there; `unnamed` for what only a run can tell. */
export function listImports(file: string, code: string): Import[] {
  const parsed = parseSync(file, code);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const named: Named[] = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({ value: readText(code.slice(start, end)), start })),
    // the tree is only asked for where one may be in it
    ...(code.split('import(').length - 1 > dynamicImports.length ? listInTypes(parsed.program) : []),
  ];
  const byPlace = new Map(named.map(({ value, start }) => [start, { source: value, offset: start }]));
  return [...byPlace.values()].toSorted((a, b) => a.offset - b.offset);
}
