import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFileNamer, type SharedFile, sharedFiles } from './script-files.ts';

const contextOf = (graph: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => (graph[id] ? { importedIds: graph[id] } : null),
});
const files: SharedFile[] = [
  { name: 'first', roots: ['drawer'], least: 1 },
  { name: 'started', roots: ['start'], least: 1, whole: true },
  { name: 'second', roots: ['box', 'list', 'search'], least: 2 },
  { name: 'third', roots: ['search'], least: 1, and: { roots: ['kept'], least: 1 } },
  { name: 'third', roots: ['kept'], least: 1, and: { roots: ['box'], least: 1 } },
];

describe('a module', () => {
  const graph = {
    drawer: ['react', 'money'],
    money: ['round'],
    round: ['money'],
    box: ['money', 'stock', 'price'],
    list: ['stock'],
    stock: ['bars', 'react'],
    search: ['own', 'both'],
    kept: ['both', 'price'],
    start: ['money', 'began'],
  };
  test.each([
    ['react', 'first'],
    ['round', 'first'],
    ['stock', 'second'],
    ['bars', 'second'],
    ['start', 'started'],
    ['began', 'started'],
    ['both', 'third'],
    ['price', 'third'],
    ['own', null],
    ['drawer', null],
    ['box', null],
    ['elsewhere', null],
  ])('%s goes into the file %s', (id, file) => {
    expect(createFileNamer(files)(id, contextOf(graph))).toBe(file);
  });
});

test('whatever imports what: a file imports only from itself and from files before it', () => {
  const names = ['drawer', 'box', 'list', 'search', 'kept', 'start', 'a', 'b', 'c', 'd', 'e', 'f'];
  // a root may be imported by another module; then it is a module like any other
  const imports = fc.array(fc.constantFrom(...names.slice(6)), { maxLength: 4 });
  const graphs = fc.record(Object.fromEntries(names.map((name) => [name, imports])));
  fc.assert(
    fc.property(graphs, (graph) => {
      const context = contextOf(graph as Record<string, string[]>);
      const nameFile = createFileNamer(files);
      const order = [...new Set(files.map(({ name }) => name)), null];
      const placeOf = (id: string) => order.indexOf(nameFile(id, context) as never);
      for (const id of names.slice(6))
        for (const imported of (graph as Record<string, string[]>)[id] ?? [])
          expect(placeOf(imported)).toBeLessThanOrEqual(placeOf(id));
    }),
  );
});

const isOfBundler = (root: string) => root.startsWith('\0');
test.each(sharedFiles.flatMap(({ roots }) => roots.filter((root) => !isOfBundler(root))))('%s is there', (root) => {
  expect(existsSync(root)).toBe(true);
});
