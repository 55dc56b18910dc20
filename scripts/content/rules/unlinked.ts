import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EditorFault, tell } from '../fault.ts';
import { listUses, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

const listLinks = ({ tree }: OpenText): string[] => [
  ...[...walk(tree)].flatMap((node) => (node.type === 'link' || node.type === 'definition' ? node.url : [])),
  ...listUses(tree).flatMap(({ attributes: { href } }) => href ?? []),
];

/** They name pages and lead to none. */
const naming = /^src\/(?:config\/(?:regions|search-readings)|editors\/footer)\.ts$/;

/** Addresses that code leads to: "/shipping" in quotes. */
const listInCode = (root: string): string[] =>
  globSync('src/**/*.{ts,tsx,astro}', { cwd: root, exclude: (name) => name === 'end-to-end' })
    .filter((file) => !file.endsWith('.test.ts') && !naming.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/(?<=['"`])\/[\w/-]+(?=['"`#?])/g) ?? []);

/** Pages of text that nothing leads to: they can only be found by a search. */
export function findUnlinked(texts: readonly OpenText[], root: string): EditorFault[] {
  const linked = new Set([...texts.flatMap(listLinks), ...listInCode(root)].map((url) => url.replace(/[#?].*$/, '')));
  const remedy = 'write an entry into content/menu.yml or content/footer.yml, or a link into a text';
  return texts
    .filter(({ kind, address }) => kind.name === 'page' && address !== null && !linked.has(address))
    .map(({ file, address }) => ({
      ...{ file, line: 1, isWarning: true },
      ...tell(`${address}, which no menu, text or page leads to`, 'a way to it', remedy),
    }));
}
