import { documentCopy } from '#config/copy/document.ts';
import { site } from '#config/site.ts';
import { toMailLink } from '../mail-link.ts';
import type { Download } from './document.ts';

/** Where a document is had: `file` is opened; `mail` is a prepared request, for a file that this site does not have. */
type DocumentLink = { href: string; way: 'file' | 'mail' };

/** One edition of a document, in one language. */
type Edition = { language: string; title: string; file: string };

/** "EB003/2016 Flexigauge"; the number leads where there is one. */
export const nameDocument = ({ number, title }: Pick<Download, 'number' | 'title'>): string =>
  number === null ? title : `${number} ${title}`;

/** The listed document with this number; throws for one that is not listed, which ends a build. */
export function findDocument(number: string, list: readonly Download[]): Download {
  const found = list.find((document) => document.number === number);
  if (!found) throw new Error(`There is no document ${number} in content/downloads.yml`);
  return found;
}

/** All editions of a document, the English one first, each with its own title; languages as ISO codes, "EN". */
export const listEditions = ({ title, file, translations }: Download): Edition[] => [
  { language: 'EN', title, file },
  ...translations,
];

const isElsewhere = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * The one rule for every link to a document: a listed file of this site, or one at an address of its own, is opened; any
 * other (a bulletin that the commerce API names and this site lacks) is asked for by mail, with `title` as its name.
 * `file` is "/files/…" or an absolute address.
 */
export function toDocumentLink(file: string, title: string, list: readonly Download[]): DocumentLink {
  const isListed = list.some((document) => listEditions(document).some((edition) => edition.file === file));
  if (isElsewhere(file) || isListed) return { href: file, way: 'file' };
  return {
    way: 'mail',
    href: toMailLink(site.supportEmail, documentCopy.mailSubject(title), documentCopy.mailBody(title)),
  };
}
