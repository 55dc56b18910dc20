import { finderCopy } from '#config/copy/finder.ts';
import { limits } from '#config/limits.ts';
import { site } from '#config/site.ts';
import type { Part } from '../part/part.ts';
import { nounOfPart, sizeInWords } from './part-noun.ts';
import { shortenAtWord } from './shorten.ts';

/**
 * A page title of at most 60 characters (rule metadata.title): with the shop's name behind where it fits, without it
 * where not, and only then shortened.
 */
export function fitTitle(title: string): string {
  const full = `${title} | ${site.name}`;
  return full.length <= limits.titleMax ? full : shortenAtWord(title, limits.titleMax);
}

/** Title of a part's page by part type: number, what it is, size. */
export function writePartPageTitle(part: Pick<Part, 'number' | 'type' | 'description' | 'set' | 'size'>): string {
  return fitTitle([`${part.number} ${nounOfPart(part)}`, sizeInWords(part)].filter(Boolean).join(', '));
}

/** Title of /catalogue: the product name followed by 'Race Series Catalogue' (rule metadata.title). */
export const writeCatalogueTitle = (): string =>
  shortenAtWord(finderCopy.catalogueTitle(site.productName), limits.titleMax);

/** Title of a make's page; `make` as a visitor reads it. */
export const writeMakeTitle = (make: string): string => fitTitle(`${make} engine bearings and oil pumps`);

/** Title of an engine's page; names as a visitor reads them. */
export const writeEngineTitle = (make: string, engine: string): string => fitTitle(`${make} ${engine} engine bearings`);
