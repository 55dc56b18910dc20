import { existsSync, globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
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

const isText = /\.(?:mdx?|markdown|txt|html?)$/i;

/** Where a file of this name would be read; what is already there is not written over. */
function toRemedy(root: string, file: string): string {
  const stem = file.replace(/\.[^./]+$/, '');
  const place = textKinds.flatMap(({ files }) => {
    const read = `${stem}${files.slice(files.lastIndexOf('.'))}`;
    return matchesGlob(read, files) ? [read] : [];
  })[0];
  if (place === undefined) return 'rename it or move it to one of these places';
  if (existsSync(join(root, place))) return `move what is new in it to ${place}, and delete it`;
  return isText.test(file) ? `rename it to ${place}` : `write its words into ${place}, and delete it`;
}

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
      remedy: toRemedy(root, file),
    }));
