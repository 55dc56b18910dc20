import { listBuiltFiles, readPageFile } from './built-pages.ts';

/** A text of a built client folder. */
export type BuiltText = {
  /** as `listBuiltFiles` names it: "details/AG-1/index.html" */
  file: string;
  /** as a browser gets it */
  text: string;
};

/** Looks at one text after the other, in the order of their names; `isMine` says at which. */
export type Look = {
  isMine: (file: string) => boolean;
  at: (text: BuiltText) => void | Promise<void>;
};

export const isPage = (file: string): boolean => file.endsWith('.html');

/** Reads every text that one of the looks asks for, once for all of them. Throws when the folder does not exist. */
export async function readTexts(client: string, looks: readonly Look[]): Promise<void> {
  for (const file of listBuiltFiles(client)) {
    const mine = looks.filter(({ isMine }) => isMine(file));
    if (mine.length === 0) continue;
    const text = { file, text: readPageFile(client, file) };
    for (const look of mine) await look.at(text);
  }
}
