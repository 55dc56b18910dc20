import type { Cell, Run } from './source.ts';

/** How wide a text is in the face of its style, in points. */
export type Measure = (text: string, style: Run['style']) => number;
export type Line = readonly Run[];

const toWords = (runs: Cell): Run[] =>
  runs.flatMap((run) => run.text.split(/(?<= )|(?<=[/+])(?=.)/).map((text) => ({ ...run, text })));

const isSame = (a: Run, b: Run): boolean => a.style === b.style && a.href === b.href;

function join(line: Run[]): Line {
  const joined: Run[] = [];
  for (const word of line) {
    const last = joined.at(-1);
    if (last && isSame(last, word)) last.text += word.text;
    else joined.push({ ...word });
  }
  const end = joined.at(-1);
  if (end) end.text = end.text.trimEnd();
  return joined;
}

/** Words that follow each other without a space stay together: a full stop is not left alone behind a part number. */
function groupWords(words: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    if (last && !/[ /+]$/.test(last.text)) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}

/**
 * Breaks runs into lines no wider than `width` points, at spaces and behind "/" and "+". A word that is wider than a line
 * stands alone on one and is not cut. An empty text is one empty line.
 */
export function breakLines(runs: Cell, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Run[] = [];
  let used = 0;
  for (const group of groupWords(toWords(runs))) {
    const whole = group.reduce((sum, { text, style }) => sum + measure(text, style), 0);
    const last = group.at(-1);
    const bare = last ? whole - measure(last.text, last.style) + measure(last.text.trimEnd(), last.style) : whole;
    if (line.length > 0 && used + bare > width) {
      lines.push(join(line));
      line = [];
      used = 0;
    }
    line.push(...group);
    used += whole;
  }
  return [...lines, join(line)];
}
