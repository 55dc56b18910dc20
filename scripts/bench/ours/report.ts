import { formatKb, formatMs, formatTable, summarise } from '../browser/figures.ts';
import type { Query } from '../queries.ts';
import type { Fetched } from './count-bytes.ts';
import type { KeyTimes } from './time-keys.ts';

/** What must hold: a frame of 60 in a second, and what a first answer may cost. */
const searchLimits = { keyMs: 16, firstAnswerBytes: 60_000 };

/** What was asked to hold, and whether it does. */
export type NumberMatch = { what: string; isHeld: boolean };

/** Bytes of brotli: of the script of the search, of the first file of the index, and of each other. */
type IndexBytes = { script: number; root: number; shards: readonly number[] };

/** Prints what visitors fetched. */
export function reportBytes(fetched: readonly Fetched[], { script, root, shards }: IndexBytes): NumberMatch[] {
  const row = (name: string, sizes: readonly number[]): string[] => {
    const { median, max } = summarise(sizes);
    return [name, ...[Math.min(...sizes), median, max].map(formatKb)];
  };
  const worst = fetched.reduce((most, one) => (one.keyed > most.keyed ? one : most));
  const most = Math.max(...fetched.map(({ pasted }) => pasted)) + script;
  const rows = [
    row(
      'asked at once',
      fetched.map(({ pasted }) => pasted),
    ),
    row(
      'asked at once, with the script',
      fetched.map(({ pasted }) => pasted + script),
    ),
    row(
      'typed key by key to the end',
      fetched.map(({ keyed }) => keyed),
    ),
  ];
  console.log(formatTable([['first answer, kB brotli', 'min', 'median', 'max'], ...rows]));
  const largest = formatKb(Math.max(0, ...shards));
  console.log(
    `script ${formatKb(script)} kB, first file ${formatKb(root)} kB; ${shards.length} others, the largest ${largest} kB; most for "${worst.typed}"`,
  );
  const limit = searchLimits.firstAnswerBytes;
  return [
    { what: `a first answer is at most ${limit / 1000} kB with the script`, isHeld: most <= limit },
    { what: `typing to the end fetches at most ${limit / 1000} kB of the index`, isHeld: worst.keyed <= limit },
  ];
}

/** Prints which ways to write a number did not lead to it. */
export function reportFound(queries: readonly Query[], fetched: readonly Fetched[]): NumberMatch {
  const asked = queries.map((query, position) => ({ ...query, found: fetched[position]?.first ?? '' }));
  const sure = asked.filter(({ expected }) => expected !== null);
  const missed = sure.filter(({ expected, found }) => expected !== found);
  for (const { typed, expected, found } of missed)
    console.log(`"${typed}" found ${found || 'nothing'}, not ${expected}`);
  return { what: `${sure.length} ways to write a number find its part first`, isHeld: missed.length === 0 };
}

/** Prints the times of the keys beside those of a linear scan in the same run. Reading pieces counts, waiting for them not. */
export function reportKeys({ fetched, read, ready, scan }: KeyTimes): NumberMatch {
  const row = (name: string, values: readonly number[]): string[] => {
    const { median, p95, max } = summarise(values);
    return [name, ...[median, p95, max].map(formatMs)];
  };
  const rows = [
    row('pieces come over the network', fetched),
    row('pieces are read', read),
    row('pieces are there', ready),
    row('linear scan of all slugs', scan),
  ];
  console.log(formatTable([['ms of a key at 4x slowdown', 'median', 'p95', 'max'], ...rows]));
  const [ours, theirs] = [summarise(read), summarise(scan)];
  const [median, p95] = [ours.median / theirs.median, ours.p95 / theirs.p95].map((ratio) => ratio.toFixed(2));
  console.log(`${read.length} keys; ratio to the scan: median ${median}, p95 ${p95}`);
  return {
    what: `a key takes at most ${searchLimits.keyMs} ms in 95 of 100 cases`,
    isHeld: ours.p95 <= searchLimits.keyMs,
  };
}
