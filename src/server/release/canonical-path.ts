import { unescape } from 'node:querystring';
import { makeTitles } from '#config/makes.ts';
import { listShorter } from '#domain/catalogue/address-tail.ts';
import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { toMakeSlug } from '#domain/catalogue/make.ts';
import { createPartNumbers, type PartNumbers } from '#domain/search/nearest-numbers.ts';
import { cleanCode } from '#domain/clean-text.ts';

/** Pages of a release by a key that forgives spelling; the value is the one canonical path. */
export type PageIndex = {
  has(path: string): boolean;
  find(path: string): string | null;
  /** the same of an address that is decoded already */
  findDecoded(text: string): string | null;
  /** the numbers of its parts and sets */
  partNumbers(): PartNumbers;
};

/** A part of an address as it is meant; null where it cannot be. */
export const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** "General Motors", as the page says, is the address GM. */
const segmentsOfTitles = new Map(
  Object.entries(makeTitles).map(([name, title]) => [toMakeSlug(title).toLowerCase(), toMakeSlug(name)]),
);
const toMakeSegment = (make: string): string =>
  segmentsOfTitles.get(toMakeSlug(make).toLowerCase()) ?? toMakeSlug(make);

/** Lists of a make go by its name too ("Land Rover"). Engine names may hold slashes ("129/5", "KFZ (TU3FJ2/Z)"), encoded or not: all that follows the make is the engine. */
function spell(path: string): string {
  const [first, make, ...engine] = path.split('/');
  const [, listOfMake, name] = /^(api\/(?:make|engines\/make))\/(.+)$/i.exec(path) ?? [];
  if (listOfMake !== undefined && name !== undefined) return `${listOfMake}/${toMakeSegment(name)}`;
  if (first?.toLowerCase() !== 'catalogue' || make === undefined) return path;
  return [first, toMakeSegment(make), ...(engine.length > 0 ? [toEngineSlug(engine.join('/'))] : [])].join('/');
}

/** Key under which two spellings of one address meet; `text` is decoded. */
function toKey(text: string): string {
  const segments = text.split('/').filter(Boolean);
  return `/${spell((segments.at(-1) === 'index.html' ? segments.slice(0, -1) : segments).join('/'))}`.toLowerCase();
}

/** The same of an address as it was sent; null for one that cannot be decoded. */
export function toPathKey(path: string): string | null {
  const text = decode(path);
  return text === null ? null : toKey(text);
}

const partPrefix = '/details/';
const listPartSlugs = (paths: string[]): string[] =>
  paths.filter((path) => path.startsWith(partPrefix)).map((path) => path.slice(partPrefix.length));

/** Index over the page paths of a release ("/catalogue/Honda/K20A", as on disk). `moved`: addresses without a page, and where they lead (rule page.moved). */
export function createPageIndex(paths: string[], moved: Readonly<Record<string, string>> = {}): PageIndex {
  const exact = new Set(paths);
  const byKey = new Map([
    ...Object.entries(moved).map(([path, target]) => [path.toLowerCase(), target] as const),
    ...paths.map((path) => [path.toLowerCase(), path] as const),
  ]);
  let numbers: PartNumbers | null = null;
  const findDecoded = (text: string): string | null => byKey.get(toKey(text)) ?? null;
  return {
    has: (path) => exact.has(path),
    find: (path) => {
      const text = decode(path);
      return text === null ? null : findDecoded(text);
    },
    findDecoded,
    partNumbers: () => (numbers ??= createPartNumbers(listPartSlugs(paths))),
  };
}

/**
 * Where an asked path should be instead, or null when it is fine or unknown (rule page.one-address: engine aliases,
 * letter case, encoded names, trailing slash). Never leaves the site: the answer is always a path out of the index.
 */
export function redirectTarget(index: PageIndex, path: string): string | null {
  if (index.has(path)) return null;
  const target = index.find(path);
  return target === null || encodeURI(target) === path ? null : encodeURI(target);
}

/** An address as a person reads it, whatever is broken in it: programs cut signs in two, send bytes as they are, encode twice. */
function readLoosely(path: string): string {
  const sent = /[\x80-\xFF]/.test(path) ? Buffer.from(path, 'latin1').toString() : path;
  const text = unescape(sent);
  return /%[\dA-F]{2}/i.test(text) ? unescape(text) : text;
}

/** What answers besides pages and lists. */
type Others = {
  /** whether a file has this path */
  hasFile(path: string): boolean;
  /** whether our code makes a page for it; asked of plain addresses only, whose ids can hold no sign of a text */
  isMade(path: string): boolean;
};

const isPlain = (path: string): boolean => /^(?:\/[\w-]+)+$/.test(path);

/**
 * Where an address leads that is nothing as it stands, and something without what a text has put behind or into it (rule page.text-tail);
 * null where it is nothing without that either. The longest reading counts. Never leaves the site, and never leads to itself.
 */
export function findWithoutTail(indexes: readonly PageIndex[], others: Others, path: string): string | null {
  const read = readLoosely(path);
  const texts = [...new Set([read, cleanCode(read)])].flatMap((text) => [text, ...listShorter(text)]);
  for (const text of texts) {
    const page = indexes.map((index) => index.findDecoded(text)).find((one) => one !== null);
    const target = page ?? (others.hasFile(text) || (isPlain(text) && others.isMade(text)) ? text : null);
    if (target !== null) return encodeURI(target) === path ? null : encodeURI(target);
  }
  return null;
}
