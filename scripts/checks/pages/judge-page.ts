import { limits } from '#config/limits.ts';
import { site as shop } from '#config/site.ts';
import { toCanonical } from '#domain/metadata/canonical.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { judgeProduct, type KnownPart } from './judge-product.ts';
import type { PageFacts } from './read-page.ts';

/** What a page must agree with: the shop's address, the part it is about (for a bare set the one it shows), the files there are. */
export type Expected = { site: string; known: KnownPart | null; hasFile(address: string): boolean };

const one = (what: string, all: string[]): string[] =>
  all.length === 1 && all[0] !== '' ? [] : [`${all.length} ${what} instead of one that says something`];

function judgeWords({ titles, headings, description, language, alts }: PageFacts): string[] {
  const longTitle = titles.find((title) => title.length > limits.titleMax);
  const longAlt = alts.find((alt) => alt.length > limits.altMax);
  return [
    ...one('titles', titles),
    ...one('h1', headings),
    ...(longTitle ? [`the title has ${longTitle.length} characters: ${longTitle}`] : []),
    ...(longAlt ? [`an alternative text has ${longAlt.length} characters: ${longAlt}`] : []),
    ...(description === '' ? ['there is no description'] : []),
    ...(description.length > limits.descriptionMax ? [`the description has ${description.length} characters`] : []),
    ...(language === shop.language ? [] : [`the language is "${language}"`]),
  ];
}

function judgeAddress({ path, canonical, isNoindex, social }: PageFacts, { site, known }: Expected): string[] {
  if (canonical === null) return isNoindex ? [] : ['there is no canonical address'];
  const expected = toCanonical(site, known ? partPath(known.part.slug) : encodeURI(path));
  return [
    ...(canonical === expected ? [] : [`the canonical address is ${canonical}, not ${expected}`]),
    ...(social['og:url'] === canonical ? [] : [`og:url is ${social['og:url']}, the canonical address ${canonical}`]),
  ];
}

/**
 * The frame of a page that an island fills is at least as high as the window from the start (`layouts/Shell.astro`), and no font
 * holds its first paint back (decision 0048).
 */
const judgeFrame = ({ isUnmarked, hasHeadFont }: PageFacts): string[] => [
  ...(isUnmarked ? ['an island fills it by itself, and its frame has no `fills`'] : []),
  ...(hasHeadFont ? ['its head asks for a font: the first paint would wait for it'] : []),
];

function judgePicture({ social, titles, description }: PageFacts, { site, hasFile }: Expected): string[] {
  const image = social['og:image'] ?? '';
  const alt = social['og:image:alt'] ?? '';
  const isSized = ['og:image:width', 'og:image:height'].every((name) => Number(social[name]) > 0);
  return [
    ...(image.startsWith(`${site}/`) && hasFile(new URL(image).pathname) ? [] : [`og:image ${image} is not there`]),
    ...(isSized ? [] : ['og:image has no size']),
    ...(alt !== '' && alt.length <= limits.altMax ? [] : [`og:image:alt is "${alt}"`]),
    ...(social['og:title'] === titles[0] ? [] : ['og:title is not the title']),
    ...(social['og:description'] === description ? [] : ['og:description is not the description']),
    ...(social['twitter:card'] ? [] : ['there is no twitter:card']),
  ];
}

type Structured = Record<string, unknown>;

/** Structured data of a page, or null where a script of it cannot be read. */
export function parseStructured({ structured }: PageFacts): Structured[] | null {
  try {
    return structured.flatMap((text) => [JSON.parse(text) as Structured | Structured[]].flat());
  } catch {
    return null;
  }
}

/** What is wrong with one page by itself: its title, heading, description, addresses, pictures and structured data. */
export function judgePage(page: PageFacts, expected: Expected): string[] {
  const structured = parseStructured(page);
  const faults = [
    ...judgeWords(page),
    ...judgeAddress(page, expected),
    ...judgePicture(page, expected),
    ...judgeFrame(page),
  ];
  if (structured === null) faults.push('the structured data cannot be read');
  else if (expected.known) faults.push(...judgeProduct(page, expected.known, structured));
  return faults.map((fault) => `${page.path}: ${fault}`);
}
