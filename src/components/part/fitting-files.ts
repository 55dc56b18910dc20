/** In CSS pixels. */
const [narrowestPhone, widestPhone] = [320, 480];
/** Device pixels to a CSS pixel, here "dots": phones have at least two, other screens at least one, none more than `mostDots`. */
const [dotsOfPhone, mostDots] = [2, 2.5];
/** The most of tablets, which are wider than phones and may show a picture across the window. */
const dotsOfTablet = 2;

/** In device pixels. */
type Range = { from: number; to: number };

const anyWidth: Range = { from: 0, to: Infinity };

/**
 * The widths in device pixels that an entry of a `sizes` attribute may ask for, "(min-width: 961px) 280px" or "50vw". `previousEntry`
 * stands before it and applies to wider screens. An entry of another form may ask for any width.
 */
function toDots(entry: string, previousEntry = ''): Range {
  const [, length = '', unit] = /^(?:\([^)]*\) )?(\d+)(px|vw)$/.exec(entry) ?? [];
  if (unit === undefined) return anyWidth;
  if (unit === 'px') return { from: Number(length), to: Number(length) * mostDots };
  const [, atLeast] = /min-width: (\d+)px/.exec(entry) ?? [];
  const [, maxWidth] = /max-width: (\d+)px/.exec(entry) ?? [];
  const [, next = Infinity] = /min-width: (\d+)px/.exec(previousEntry) ?? [];
  const atMost = Number(maxWidth ?? Number(next) - 1);
  const share = Number(length) / 100;
  const widest = Math.max(Math.min(atMost, widestPhone) * mostDots, atMost * dotsOfTablet);
  return { from: Number(atLeast ?? narrowestPhone * dotsOfPhone) * share, to: widest * share };
}

/**
 * The files of a srcset ("/a-160.avif 160w, …", ascending) that a screen may ask for where the picture is as wide as `sizes` says:
 * none that is too narrow for all, and of those that are wide enough for all the first.
 */
export function listFittingFiles(srcset: string, sizes: string): string {
  const ranges = sizes.split(', ').map((entry, at, all) => toDots(entry, all[at - 1]));
  const files = srcset.split(', ').map((file) => ({ file, width: Number(/ (\d+)w$/.exec(file)?.[1]) }));
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  const last = files.findIndex(({ width }) => width >= to);
  const kept = files.slice(0, last === -1 ? files.length : last + 1);
  const fitting = kept.filter(({ width }) => width >= from);
  return (fitting.length > 0 ? fitting : kept.slice(-1)).map(({ file }) => file).join(', ');
}
