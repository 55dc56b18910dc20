import { brotliCompressSync, constants } from 'node:zlib';
import { firstStyle } from '../../release/first-paint.ts';
import { pathOfPage } from '../built-pages.ts';
import { type BuiltText, isPage, type Look } from '../read-texts.ts';

/** A page's text without the rules of its first paint, in bytes; `packed`: by brotli of the highest quality. */
type Bound = { kind: string; isOne: RegExp; raw: number; packed: number };

/**
 * The most that the page of every part, engine and make may be, in KB of 1,000 bytes. The step `byte budgets` holds one page of
 * each kind to all that it loads; those with the longest lists are others, and change with the catalogue. Parts are meant to stay
 * below 60, packed 12: those of the sets with most engines are above it (decision 0089).
 */
export const bounds: readonly Bound[] = [
  { kind: 'part', isOne: /^\/details\/[^/]+$/, raw: 62.1, packed: 12.3 },
  { kind: 'engine', isOne: /^\/catalogue\/[^/]+\/[^/]+$/, raw: 70.2, packed: 11.1 },
  { kind: 'make', isOne: /^\/catalogue\/[^/]+$/, raw: 49.4, packed: 9 },
];

/** So many of the largest and of the heaviest of each kind are packed: it takes a tenth of a second for one. */
const tried = 2;

type Page = { path: string; html: string; raw: number; weight: number };

const pack = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

function judge({ kind, raw, packed }: Bound, over: readonly Page[], largest: readonly Page[]): string[] {
  const sizes = largest.map(({ path, html, raw }) => ({ path, raw, packed: pack(html) }));
  for (const one of sizes)
    console.log(`${one.path}: among the largest of a ${kind}, raw ${one.raw} B, packed ${one.packed} B`);
  return [
    ...over.map((one) => `${one.path}: ${one.raw} bytes, a page of a ${kind} has at most ${raw * 1000}`),
    ...sizes
      .filter((one) => one.packed > packed * 1000)
      .map((one) => `${one.path}: ${one.packed} bytes packed, a page of a ${kind} has at most ${packed * 1000}`),
  ];
}

/** Keeps the first few by a measure; the page of a set is that of its first part, and counts once. */
function createTop(measure: (page: Page) => number): { add: (page: Page) => void; list: () => Page[] } {
  let top: Page[] = [];
  return {
    add: (page) => {
      if (top.some(({ html }) => html === page.html)) return;
      top = [...top, page].toSorted((a, b) => measure(b) - measure(a)).slice(0, tried);
    },
    list: () => top,
  };
}

/**
 * Pages of parts, engines and makes that are larger than their kind may be, one line each; `weigh`: bytes of a page's file as it is
 * kept, which say well enough which are the heaviest when they are packed.
 */
export function createSizeLook(
  weigh: (file: string) => number,
  limits: readonly Bound[] = bounds,
): { look: Look; list: () => string[] } {
  const kinds = limits.map((bound) => ({
    bound,
    over: [] as Page[],
    tops: [createTop(({ raw }) => raw), createTop(({ weight }) => weight)],
  }));
  const at = ({ file, sent }: BuiltText): void => {
    const path = pathOfPage(file);
    const kind = kinds.find(({ bound }) => bound.isOne.test(path));
    if (!kind) return;
    const html = sent.replace(firstStyle, '');
    const page = { path, html, raw: Buffer.byteLength(html), weight: weigh(file) };
    if (page.raw > kind.bound.raw * 1000) kind.over.push(page);
    for (const top of kind.tops) top.add(page);
  };
  return {
    look: { isMine: isPage, at },
    list: () =>
      kinds.flatMap(({ bound, over, tops }) => judge(bound, over, [...new Set(tops.flatMap((top) => top.list()))])),
  };
}
