import { basename, matchesGlob } from 'node:path';
import { textKinds } from './kinds.ts';

/** Where a file of `content` is seen: "content/pages/terms.mdx" → "/terms"; null where no one page shows it. */
export function toShownAddress(file: string): string | null {
  const kind = textKinds.find(({ files }) => matchesGlob(file, files));
  if (!kind || basename(file) === 'README.md') return null;
  if (kind.name === 'make') return basename(file) === 'every-make.md' ? null : `/catalogue/${basename(file, '.md')}`;
  if (kind.name === 'article') return `/news/${basename(file, '.mdx')}`;
  if (kind.name === 'document') return `/files/${basename(file, '.md')}.pdf`;
  return kind.toAddress(file);
}
