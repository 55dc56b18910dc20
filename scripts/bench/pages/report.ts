import { formatKb } from '../browser/figures.ts';
import { isOfEmptyPage } from './empty-page.ts';
import type { Visit } from './measure.ts';
import type { NextTime } from './next.ts';
import type { Template } from './templates.ts';

/** A page beside its limit page (`limit-page.ts`), medians of the same rounds. */
export type Compared = { template: Template; page: Visit; limit: Visit };
export type ActTime = { name: string; ms: number };

/** Times and bytes against the limit page, ms beyond it, and what holds by itself. */
const most = { paint: 1.1, bytes: 1.35, tbtMs: 50, shift: 0.005, liveMs: 1_200, actMs: 100, nextMs: 100 };

/** Where a text has the tables. */
const place = /(<!-- bench:pages -->\n)[^]*?(\n<!-- \/bench:pages -->)/;

const round = (ms: number) => Math.round(ms).toLocaleString('en');
const times = (one: number, other: number) => (other === 0 ? '–' : `${(one / other).toFixed(2)}×`);

const heading = ['page', 'script', 'bytes', 'requests', 'FCP', 'LCP', 'TBT', 'CLS', 'main thread', 'live price'];

const toRow = ({ template, page, limit }: Compared): string[] => [
  `\`${template.path}\``,
  `${formatKb(page.scriptBytes)} in ${page.scripts}`,
  `${formatKb(page.bytes)} (${times(page.bytes, limit.bytes)})`,
  `${page.requests} (${limit.requests})`,
  `${round(page.fcp)} (${times(page.fcp, limit.fcp)})`,
  `${round(page.lcp)} (${times(page.lcp, limit.lcp)})`,
  `${round(page.tbt)} (${round(limit.tbt)})`,
  `${page.shift.toFixed(3)} (${limit.shift.toFixed(3)})`,
  `${round(page.busy)} (${round(limit.busy)})`,
  page.live === null ? '' : round(page.live),
];

const writeCompared = (compared: Compared): string =>
  toRow(compared)
    .flatMap((cell, at) => (cell === '' ? [] : [at === 0 ? cell : `${heading[at]} ${cell}`]))
    .join(', ');

/** "| a | b |" with a line under the heading; figures stand to the right. */
const toMarkdown = ([names = [], ...rows]: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    `|---|${names
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
    ...rows.map(line),
  ].join('\n');
};

/** Figures of tables by row and column, as they were written: row → column → cell. */
export type Figures = ReadonlyMap<string, ReadonlyMap<string, string>>;

const before = '– before';

/** The figures of the tables in a text; those from before them are left out. */
export function readFigures(text: string): Figures {
  const figures = new Map<string, Map<string, string>>();
  let names: string[] = [];
  for (const line of (place.exec(text)?.[0] ?? '').split('\n')) {
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (/^-+$/.test(name) || name === before) continue;
    if (cells.length === 0) names = [];
    else if (names.length === 0) names = cells;
    else figures.set(name, new Map(cells.map((cell, at) => [names[at] ?? '', cell])));
  }
  return figures;
}

/** Each row with what it was before, where that is known and another. */
const besideFormer = ([names = [], ...rows]: readonly (readonly string[])[], former: Figures) => [
  names,
  ...rows.flatMap((row) => {
    const known = former.get(row[0] ?? '');
    const was = names.slice(1).map((name) => known?.get(name) ?? '');
    return known && was.join() !== row.slice(1).join() ? [row, [before, ...was]] : [row];
  }),
];

const writeReady = (ms: number | null): string => (ms === null ? 'not ready' : round(ms));
const toActRow = ({ name, ms }: ActTime): string[] => [name, round(ms)];
const toWayRow = ({ name, ms, limitMs }: NextTime): string[] => [name, `${writeReady(ms)} (${writeReady(limitMs)})`];

/** A row of the tables in one line, for a run that is watched or cut off. */
export const writeTimed = (one: Compared | ActTime | NextTime): string => {
  if ('template' in one) return writeCompared(one);
  return `${('limitMs' in one ? toWayRow(one) : toActRow(one)).join(', ')} ms`;
};

/** The tables as markdown, for people and for the README; `former`: figures that stand below the new ones. */
export const writeTables = (
  pages: readonly Compared[],
  acts: readonly ActTime[],
  next: readonly NextTime[],
  former: Figures = new Map(),
): string =>
  [
    [heading, ...pages.map(toRow)],
    [['touch', 'ms to the next frame'], ...acts.map(toActRow)],
    [['next page, made ready', 'ms from the press to the largest paint'], ...next.map(toWayRow)],
  ]
    .filter((table) => table.length > 1)
    .map((table) => toMarkdown(besideFormer(table, former)))
    .join('\n\n');

/** Null is no answer, in one visit or more. */
const isSoon = (live: number | null) => live !== null && live <= most.liveMs;

function listPageFaults({ template, page, limit }: Compared): string[] {
  const { path, scriptBytes, requests, tool, isLive } = template;
  const { bytes, tbtMs } = { ...most, ...tool };
  const checks: [isHeld: boolean, what: string][] = [
    [page.scriptBytes <= scriptBytes, `${formatKb(page.scriptBytes)} kB of script, at most ${formatKb(scriptBytes)}`],
    [page.requests <= requests, `${page.requests} requests, at most ${requests}`],
    [page.bytes <= bytes * limit.bytes, `bytes ${times(page.bytes, limit.bytes)}, at most ${bytes}×`],
    [page.fcp <= most.paint * limit.fcp, `FCP ${times(page.fcp, limit.fcp)}, at most ${most.paint}×`],
    [page.lcp <= most.paint * limit.lcp, `LCP ${times(page.lcp, limit.lcp)}, at most ${most.paint}×`],
    [page.tbt <= limit.tbt + tbtMs, `TBT ${round(page.tbt - limit.tbt)} ms over, at most ${tbtMs}`],
    [page.shift < most.shift, `CLS ${page.shift.toFixed(3)}`],
    [
      !isLive || isSoon(page.live),
      `live price after ${page.live === null ? '–' : round(page.live)} ms, at most ${most.liveMs}`,
    ],
  ];
  return checks.filter(([isHeld]) => !isHeld).map(([, what]) => `${path}: ${what}`);
}

const listNextFaults = ({ name, ms, early }: NextTime): string[] => [
  ...(ms === null ? [`${name}: the page was not made ready before the press`] : []),
  ...(ms !== null && ms > most.nextMs && !isOfEmptyPage(name)
    ? [`${name}: ${round(ms)} ms, at most ${most.nextMs}`]
    : []),
  ...early.map((what) => `${name}: before it was seen, the page did: ${what}`),
];

/** What does not hold, one readable line each. */
export const listFaults = (
  pages: readonly Compared[],
  acts: readonly ActTime[],
  next: readonly NextTime[] = [],
): string[] => [
  ...pages.flatMap(listPageFaults),
  ...acts
    .filter(({ name, ms }) => ms > most.actMs && !isOfEmptyPage(name))
    .map(({ name, ms }) => `${name}: ${round(ms)} ms, at most ${most.actMs}`),
  ...next.flatMap(listNextFaults),
];

/** A text with the tables in the place that it marks for them. */
export const putTables = (text: string, tables: string): string => {
  if (!place.test(text)) throw new Error('no place is marked for the tables of bench:pages');
  return text.replace(place, (_, begin: string, end: string) => `${begin}\n${tables}\n${end}`);
};
