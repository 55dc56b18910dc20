import { listUses, walk, wordsOf } from './nodes.ts';
import type { OpenText } from './open-text.ts';

/** Anchor that the build gives to a heading: lower case, letters and figures, dashes for blanks. */
const headingAnchor = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** All that a link may lead to within this text: ids of its pieces and its headings. */
export function listAnchors({ tree }: OpenText): Set<string> {
  const ids = listUses(tree).flatMap(({ attributes: { id } }) => (id ? [id] : []));
  const headings = [...walk(tree)]
    .filter((node) => node.type === 'heading')
    .map((node) => headingAnchor(wordsOf(node)));
  return new Set([...ids, ...headings, 'content']);
}

/** Clauses that are counted, by their address: "/terms#seller" → "9". What is no number is told where it stands. */
export const listClauseNumbers = ({ tree, address }: OpenText): Map<string, string> =>
  new Map(
    listUses(tree).flatMap(({ attributes: { id = '', number = '' } }): [string, string][] =>
      /^\d+(?:\.\d+)*$/.test(number) ? [[`${address ?? ''}#${id}`, number]] : [],
    ),
  );
