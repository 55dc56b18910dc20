import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** "details/AG-1/index.html.br" holds the page "details/AG-1/index.html": a release keeps pages and feeds in brotli alone. */
const packed = '.br';
const isPacked = /(?:\.html|^feeds\/[^/]+\.xml)\.br$/;

/** Files below a built client folder, pages by their own name, packed or not, in a fixed order. Throws when the folder does not exist. */
export const listBuiltFiles = (client: string): string[] =>
  [
    ...new Set(
      readdirSync(client, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(join(client, '/').length))
        .map((file) => (isPacked.test(file) ? file.slice(0, -packed.length) : file)),
    ),
  ].toSorted();

export const isPage = (file: string): boolean => file.endsWith('.html');

/** Pages of a built client folder, as `listBuiltFiles` names them. */
export const listPageFiles = (client: string): string[] => listBuiltFiles(client).filter(isPage);

/** A page or feed as it is sent. Throws when there is no such file. */
export function readPageFile(client: string, file: string): string {
  const path = join(client, file);
  return existsSync(path + packed)
    ? brotliDecompressSync(readFileSync(path + packed)).toString()
    : readFileSync(path, 'utf8');
}

/** Address of a page by its file: "details/AG-1/index.html" is "/details/AG-1", "404.html" is "/404". */
export const pathOfPage = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

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

/** Reads every text that one of the looks asks for, once for all of them. Throws when the folder does not exist. */
export async function readTexts(client: string, looks: readonly Look[]): Promise<void> {
  for (const file of listBuiltFiles(client)) {
    const mine = looks.filter(({ isMine }) => isMine(file));
    if (mine.length === 0) continue;
    const text = { file, text: readPageFile(client, file) };
    for (const look of mine) await look.at(text);
  }
}
