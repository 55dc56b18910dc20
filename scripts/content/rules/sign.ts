import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import type { OpenText } from '../open-text.ts';

export type Told = Omit<EditorFault, 'file' | 'line'>;

/** What is looked for in the words of a passage, and what is said of it; null where it is right after all. */
export type Sign = {
  pattern: RegExp;
  judge: (found: RegExpExecArray, text: OpenText, house: House) => Told | null;
};
