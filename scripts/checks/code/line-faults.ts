import { locateInFile, type Piece } from './pieces.ts';

/** Mistakes that were made twice and that no rule of the lint can say. */
const mistakes = [
  {
    files: /^src\/(?:config|domain)\/(?!.*\.test\.)/,
    pattern: /\bnew Date\b(?!\([^)])|(?<!new )\bDate\(/g,
    remedy: 'Rules are pure: pass the time in.',
  },
  {
    // the lint takes what is returned as used; an answer that is ended is no promise
    files: /^src\/server\/(?!.*(?:\.test|-for-tests)\.)/,
    pattern: /\breturn void (?!(?:exchange\.)?response\.|listener\()/g,
    remedy: 'Await it, then return: what fails in a promise that is forgotten here is told by nobody.',
  },
];

/** "src/a.ts:3:5 how to mend it" */
export const findLineFaults = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    mistakes
      .filter(({ files }) => files.test(piece.file))
      .flatMap(({ pattern, remedy }) =>
        [...piece.code.matchAll(pattern)].map(
          ({ index }) => `${piece.file}:${locateInFile(piece, index) ?? '1:1'} ${remedy}`,
        ),
      ),
  );
