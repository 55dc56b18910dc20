import { documentCopy } from '#config/copy/document.ts';
import { type Download, downloads } from '#config/downloads.ts';
import { site } from '#config/site.ts';
import { toMailLink } from '../mail-link.ts';

/** Where a document is had: `file` is opened, `mail` is a prepared request to the shop because the file is not there. */
export type DocumentLink = { href: string; way: 'file' | 'mail' };

/** "EB003/2016 Flexigauge"; the number leads where there is one. */
export const nameDocument = ({ number, title }: Pick<Download, 'number' | 'title'>): string =>
  number === null ? title : `${number} ${title}`;

/** The listed document with this number; throws for one that is not listed, which ends a build. */
export function findDocument(number: string): Download {
  const found = downloads.find((document) => document.number === number);
  if (!found) throw new Error(`There is no document ${number} in src/config/downloads.ts`);
  return found;
}

const isElsewhere = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * The one rule for every link to a document: a published file, or one at an address of its own, is opened; any other is
 * asked for by mail, with its name as subject. `file` is "/files/…" or an absolute address, `title` names it where the
 * list does not.
 */
export function toDocumentLink(file: string, title: string, list: readonly Download[] = downloads): DocumentLink {
  const listed = list.find((document) => document.file === file);
  if (isElsewhere(file) || listed?.isPublished) return { href: file, way: 'file' };
  const name = listed ? nameDocument(listed) : title;
  return {
    way: 'mail',
    href: toMailLink(site.supportEmail, documentCopy.mailSubject(name), documentCopy.mailBody(name)),
  };
}
