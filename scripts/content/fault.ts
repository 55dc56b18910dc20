/** What an editor reads about one mistake: where it is, what stands there, what belongs there and how to mend it. */
export type EditorFault = {
  /** from the project's root */
  file: string;
  /** of the file, from 1 */
  line: number;
  found: string;
  expected: string;
  remedy: string;
  /** something to think about, which ends no check */
  isWarning?: boolean;
};

/** A fault without its place, as the rules that only see a value tell it. */
export type FaultText = Omit<EditorFault, 'file' | 'line'>;

/** In the order in which an editor reads it. */
export const tell = (found: string, expected: string, remedy: string): FaultText => ({ found, expected, remedy });

/** A fault with its place; none where there is nothing to tell. */
export const faultAt = (file: string, line: number, text: FaultText | null): EditorFault[] =>
  text ? [{ file, line, ...text }] : [];

/** Four lines for a terminal; the first is one that editors of code turn into a link. */
export const writeFault = ({ file, line, found, expected, remedy, isWarning }: EditorFault): string =>
  `${file}:${line}${isWarning ? ' (a warning)' : ''}\n  found:    ${found}\n  expected: ${expected}\n  mend it:  ${remedy}`;

/** In reading order. */
export const compareFaults = (one: EditorFault, other: EditorFault): number =>
  one.file.localeCompare(other.file) || one.line - other.line;
