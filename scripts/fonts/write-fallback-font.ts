import type { LetterGroup } from './group-letters.ts';

export type FallbackFont = {
  family: string;
  /** "400 540" */
  weight: string;
  /** full names of fonts that a computer may have, all as wide as each other */
  locals: readonly string[];
  groups: readonly LetterGroup[];
  /** above and below the line, of the font size */
  height: { ascent: number; descent: number };
};

const hex = (code: number): string => `U+${code.toString(16).toUpperCase()}`;

/** 'abcx' → "U+61-63, U+78" */
function writeRanges(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${to.toString(16).toUpperCase()}`))
    .join(', ');
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The rules of one weight of a fallback font. The first group has all letters that no other names. */
export function writeFallbackFont({ family, weight, locals, groups, height }: FallbackFont): string {
  const src = locals.map((name) => `local('${name}')`).join(', ');
  const write = (size: number, ranges: string | null) =>
    `@font-face {
  font-family: '${family}';
  src: ${src};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(height.ascent / size)};
  descent-override: ${percent(height.descent / size)};
  line-gap-override: 0%;
${ranges === null ? '' : `  unicode-range: ${ranges};\n`}}
`;
  return groups.map(({ letters, size }, at) => write(size, at === 0 ? null : writeRanges(letters))).join('');
}
