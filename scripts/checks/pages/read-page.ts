/** What one built page states, read from its HTML: Astro writes double quotes and no comments into tags. */
export type PageFacts = {
  /** "/details/AG-1" */
  path: string;
  language: string;
  titles: string[];
  headings: string[];
  description: string;
  isNoindex: boolean;
  canonical: string | null;
  /** by property, "og:url" */
  social: Record<string, string>;
  /** alternative texts of all pictures */
  alts: string[];
  /** scripts of structured data as they stand */
  structured: string[];
  /** what the box for price and stock prints: "€112.40", before what is struck through */
  price: string | null;
  /** the sentence about stock at the time of the build, for readers without scripts */
  stock: string | null;
  /** addresses of our own pages, without query and anchor, decoded */
  links: string[];
  /** an island fills it by itself, and its frame was not told */
  isUnmarked: boolean;
  /** its head asks for a font: Chromium would wait for it with the first paint */
  hasHeadFont: boolean;
};

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text as a visitor reads it. */
const decodeText = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (names[name] ?? whole);
  });

const toText = (html: string): string =>
  decodeText(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

const findAll = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);
const findOne = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const readLinks = (html: string): string[] => [
  ...new Set(findAll(html, /<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g).map((path) => decodePath(decodeText(path)))),
];

const readSocial = (head: string): Record<string, string> =>
  Object.fromEntries(
    [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, decodeText(content)],
    ),
  );

/** What stands beside every amount for those who have chosen to see prices without VAT (rule price.net). */
const withoutVat = /<span\b[^>]*\sdata-net\b[^>]*>[\s\S]*?<\/span>/g;

/** Money in the box whose name says that it is about price and availability, as everybody else sees it. */
function readPrice(html: string): string | null {
  const box = findOne(html, /<section\b[^>]*\saria-label="Price and availability [^"]*"[^>]*>([\s\S]*?)<\/section>/);
  return box === null ? null : findOne(toText(box.replaceAll(withoutVat, '')), /(€[\d,]+\.\d{2}|[\d,]+\.\d{2} zł)/);
}

const fontPreload = /<link\b(?=[^>]*\srel="?preload\b)(?=[^>]*\sas="?font\b)/;
const fillsItself = /<astro-island\b[^>]*\sclient="?start\b/;

/** Reads a page of the build; `path` is its address. */
export function readPage(path: string, html: string): PageFacts {
  const head = html.slice(0, html.indexOf('</head>'));
  const canonical = findOne(head, /<link rel="canonical" href="([^"]*)"/);
  const stock = findOne(html, /<p\b[^>]*\sdata-stock-then[^>]*>([\s\S]*?)<\/p>/);
  return {
    path,
    language: findOne(html, /<html\b[^>]*\slang="([^"]*)"/) ?? '',
    titles: findAll(head, /<title>([\s\S]*?)<\/title>/g).map(toText),
    headings: findAll(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g).map(toText),
    description: decodeText(findOne(head, /<meta name="description" content="([^"]*)"/) ?? ''),
    isNoindex: /<meta name="robots" content="noindex"/.test(head),
    canonical: canonical === null ? null : decodeText(canonical),
    social: readSocial(head),
    alts: findAll(html, /<img\b[^>]*?\salt="([^"]*)"/g).map(decodeText),
    structured: findAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    price: readPrice(html),
    stock: stock === null ? null : toText(stock),
    links: readLinks(html),
    isUnmarked: fillsItself.test(html) && !/<main\b[^>]*\sdata-fills\b/.test(html),
    hasHeadFont: fontPreload.test(head),
  };
}
