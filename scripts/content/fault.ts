/** What an editor reads about one mistake: where it is, what stands there, what belongs there and how to mend it. */
export type EditorFault = {
  /** from the project's root */
  file: string;
  /** of the file, from 1 */
  line: number;
  found: string;
  expected: string;
  remedy: string;
};

/** Four lines for a terminal; the first is one that editors of code turn into a link. */
export const writeFault = ({ file, line, found, expected, remedy }: EditorFault): string =>
  `${file}:${line}\n  found:    ${found}\n  expected: ${expected}\n  mend it:  ${remedy}`;

/** In reading order. */
export const compareFaults = (one: EditorFault, other: EditorFault): number =>
  one.file.localeCompare(other.file) || one.line - other.line;
