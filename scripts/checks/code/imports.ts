import { parseSync, Visitor } from 'rolldown/utils';

/** An import, of types too, a re-export or an `import()`, with the offset at which what is imported is named. */
export type Import = { source: string; offset: number };

type Named = { value: string; start: number };

/** What is named in a type, as in `import('#domain/part/part.ts').Part`. */
function listInTypes(program: ReturnType<typeof parseSync>['program']): Named[] {
  const found: Named[] = [];
  new Visitor({ TSImportType: ({ source }) => void found.push(source) }).visit(program);
  return found;
}

/** What a piece of TypeScript imports, in the order in which it stands there; not what is only named when it runs. */
export function listImports(file: string, code: string): Import[] {
  const parsed = parseSync(file, code);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const named: Named[] = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => ({ value: code.slice(start, end), start }))
      .filter(({ value }) => /^['"`][^$]*$/.test(value))
      .map(({ value, start }) => ({ value: value.slice(1, -1), start })),
    // the tree is only asked for where one may be in it
    ...(code.split('import(').length - 1 > dynamicImports.length ? listInTypes(parsed.program) : []),
  ];
  const byPlace = new Map(named.map(({ value, start }) => [start, { source: value, offset: start }]));
  return [...byPlace.values()].toSorted((a, b) => a.offset - b.offset);
}
