import type { EditorFault } from '../fault.ts';
import { lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

/** Words that were fenced in, or that four blanks at the beginning of the line made into lines of a program. */
export const checkCodeBlocks = ({ file, tree, source }: OpenText): EditorFault[] =>
  [...walk(tree)].flatMap((node) => {
    if (node.type !== 'code') return [];
    const line = lineOf(node);
    const isFenced = /^\s*(?:```|~~~)/.test(source.split('\n')[line - 1] ?? '');
    return [
      {
        file,
        line,
        found: `"${node.value.split('\n')[0]?.slice(0, 40)}" as lines of a program`,
        expected: 'paragraphs, lists and tables',
        remedy: isFenced
          ? 'take the line of ``` above and the one below away'
          : 'begin the line at the left edge, without blanks',
      },
    ];
  });
