import { basename, matchesGlob } from 'node:path';
import { makeFront } from '#collections/make-front.ts';
import { newsFront } from '#collections/news-front.ts';
import { textFront } from '#collections/text-front.ts';
import { homeFigures } from '#editors/home.ts';
import { nounFile, type NounName, nouns } from '#editors/nouns.ts';
import { markdownToMdast, type MdastNode, mdxToMdast } from 'satteri';
import type { z } from 'zod';
import { documentPieces } from '../documents/pieces.ts';
import { documentHead } from '../documents/source.ts';
import { nounToMdast } from './noun-tree.ts';

/** A piece that texts may use: its attributes, which of them must be there, and the words that one may choose from. */
export type Piece = {
  known: readonly string[];
  required: readonly string[];
  values: Readonly<Record<string, readonly string[]>>;
  /** those that take a list */
  lists: readonly string[];
};

/** What is expected of one folder of texts. */
export type TextKind = {
  name: 'page' | 'article' | 'document' | 'make' | 'noun';
  /** where they lie, from the project's root */
  files: string;
  parse: (source: string) => MdastNode;
  front: Pick<z.ZodObject, 'safeParse' | 'shape'>;
  /** name of the day in the front matter that may not be still to come */
  day: 'updated' | 'edition' | null;
  /** the site's address of a file; null where links cannot lead to it */
  toAddress: (file: string) => string | null;
  /** level of the first heading in the text; those above belong to the frame */
  firstHeading: 2 | 3;
  /** names in the front matter that readers see */
  visible: readonly string[];
  /** how a figure of the shop is named in the text */
  toFigure: (name: string) => string;
  /** figures that it may name besides those of the shop; without them a noun may name none */
  ownFigures?: readonly string[];
  /** pieces of its own; without them those of `src/components/prose` */
  pieces?: ReadonlyMap<string, Piece>;
};

const inPiece = (name: string) => `<Figure name="${name}" />`;
const inBraces = (name: string) => `{${name}}`;

/** Where a noun is seen first; null: at no page of its own. */
const pagesOfNouns: Readonly<Record<NounName, string | null>> = {
  ...{ menu: '/', footer: '/', home: '/', testimonials: '/', notice: '/' },
  ...{ offices: '/contact', support: '/contact', downloads: '/products/guides-and-bulletins', redirects: null },
};

const nounKinds = (Object.keys(nouns) as NounName[]).map((noun): TextKind => ({
  name: 'noun',
  files: nounFile(noun),
  parse: nounToMdast,
  front: nouns[noun],
  day: null,
  toAddress: () => null,
  firstHeading: 2,
  visible: [],
  toFigure: inBraces,
  ...(noun === 'home' && { ownFigures: homeFigures }),
}));

/** Folders and files of `content` that editors write in. */
export const textKinds: readonly TextKind[] = [
  {
    name: 'page',
    files: 'content/pages/**/*.mdx',
    parse: mdxToMdast,
    front: textFront,
    day: 'updated',
    toAddress: (file) => `/${file.replace(/^content\/pages\//, '').replace(/\.mdx$/, '')}`,
    firstHeading: 3,
    visible: ['title', 'description', 'heading', 'lead', 'points'],
    toFigure: inPiece,
  },
  {
    name: 'article',
    files: 'content/news/*.mdx',
    parse: mdxToMdast,
    front: newsFront,
    day: null,
    toAddress: () => null,
    firstHeading: 2,
    visible: ['title', 'description'],
    toFigure: inPiece,
  },
  {
    name: 'document',
    files: 'content/documents/*.md',
    parse: markdownToMdast,
    front: documentHead,
    day: 'edition',
    toAddress: () => null,
    firstHeading: 2,
    visible: ['summary'],
    toFigure: inBraces,
    pieces: documentPieces,
  },
  {
    name: 'make',
    files: 'content/makes/*.md',
    parse: markdownToMdast,
    front: makeFront,
    day: null,
    toAddress: () => null,
    firstHeading: 2,
    visible: ['sentence'],
    toFigure: inBraces,
  },
  ...nounKinds,
];

/** Where a file of `content` is seen: "content/pages/terms.mdx" → "/terms"; null where no one page shows it. */
export function toPageAddress(file: string): string | null {
  const kind = textKinds.find(({ files }) => matchesGlob(file, files));
  if (!kind || basename(file) === 'README.md') return null;
  if (kind.name === 'noun') return pagesOfNouns[basename(file, '.yml') as NounName];
  if (kind.name === 'make') return basename(file) === 'every-make.md' ? null : `/catalogue/${basename(file, '.md')}`;
  if (kind.name === 'article') return `/news/${basename(file, '.mdx')}`;
  if (kind.name === 'document') return `/files/${basename(file, '.md')}.pdf`;
  return kind.toAddress(file);
}
