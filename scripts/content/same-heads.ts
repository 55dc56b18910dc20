import type { EditorFault } from './fault.ts';
import type { OpenText } from './open-text.ts';

/** Titles and descriptions that two pages share: search engines show one of them only. */
export function judgeSameHeads(texts: readonly OpenText[]): EditorFault[] {
  const seen = new Map<string, OpenText>();
  return texts.flatMap((text) =>
    ['title', 'description'].flatMap((name) => {
      const value = (text.front.data as Record<string, unknown> | null)?.[name];
      if (typeof value !== 'string' || text.kind.name !== 'page') return [];
      const other = seen.get(`${name}: ${value}`);
      seen.set(`${name}: ${value}`, other ?? text);
      return other === undefined
        ? []
        : [
            {
              file: text.file,
              line: text.front.lineOf([name]),
              found: `the ${name} of ${other.file} once more: "${value}"`,
              expected: `a ${name} of its own for each page`,
              remedy: 'say what this page has that the other does not',
            },
          ];
    }),
  );
}
