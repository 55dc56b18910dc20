import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { EditorFault } from './fault.ts';
import { textKinds } from './kinds.ts';

const known = [
  'content/**/README.md',
  'content/words.txt',
  'content/catalogue',
  'content/catalogue/**',
  'content/documents/originals/*.pdf',
];
const pictures = 'content/**/*.{jpg,jpeg,png,webp,avif,svg}';

/** Files below `content` that nothing reads, because of their ending or their folder. */
export const findStrays = (root: string): EditorFault[] =>
  globSync('content/**/*.*', { cwd: root, exclude: (name) => name === 'catalogue' })
    .filter(
      (file) => ![...known, pictures, ...textKinds.map(({ files }) => files)].some((glob) => matchesGlob(file, glob)),
    )
    .map((file) => ({
      file,
      line: 1,
      found: 'a file that nothing reads',
      expected: textKinds.map(({ files }) => files).join(', '),
      remedy: 'rename it or move it to one of these places',
    }));
