import { finderCopy } from '#config/copy/finder.ts';
import { limits } from '#config/limits.ts';
import { site } from '#config/site.ts';
import { describeSize } from '../part/part-size.ts';
import type { Part, PartType } from '../part/part.ts';
import { shortenAtWord } from './shorten.ts';

const nouns: Readonly<Record<Exclude<PartType, 'other'>, string>> = {
  calico: 'Calico coated bearings',
  flexigauge: 'Flexigauge clearance gauge',
  thrust: 'thrust washers',
  rod: 'conrod bearings',
  main: 'main bearings',
  'oil-pump': 'oil pump',
  kit: 'bottom end kit',
};

export const startLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part is, in words for titles and descriptions; the data's own description where the type is unknown. */
export function nounOfPart(part: Pick<Part, 'type' | 'description'>): string {
  return part.type === 'other' ? part.description : nouns[part.type];
}

/** The same at the beginning of a sentence. */
export const nounAtStart = (part: Pick<Part, 'type' | 'description'>): string => startLarge(nounOfPart(part));

/** "standard size", "size −0.25 mm", "size 0.10 mm" for thrust washers, "" for parts without size. */
export function sizeInWords(part: Pick<Part, 'set' | 'size'>): string {
  if (part.size === '') return '';
  return /^STD/.test(part.size) ? `${describeSize(part)} size` : `size ${describeSize(part)}`;
}

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
