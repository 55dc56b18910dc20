import { emptyNames } from './empty-page.ts';
import { expect, test } from 'vitest';
import { sumBlocking, toMedian, type Visit } from './measure.ts';
import { listFaults, putTables, readFigures, writeTables, writeTimed } from './report.ts';

const visit: Visit = {
  bytes: 100_000,
  requests: 10,
  scripts: 0,
  scriptBytes: 0,
  fcp: 500,
  lcp: 800,
  tbt: 10,
  shift: 0,
  busy: 600,
  live: null,
};
const template = { name: 'part', path: '/details/A', scriptBytes: 15_000, requests: 18 };
const livePage = { ...template, isLive: true };

test('a page at the limit has no faults, one beyond it is told of each', () => {
  const held = { ...visit, bytes: 135_000, fcp: 550, lcp: 880, tbt: 60, requests: 18, scriptBytes: 15_000, live: 1200 };
  expect(listFaults([{ template: livePage, page: held, limit: visit }], [{ name: 'press', ms: 100 }])).toEqual([]);
  const over = { ...held, bytes: 136_000, fcp: 560, lcp: 890, tbt: 61, requests: 19, scriptBytes: 15_001, shift: 0.01 };
  expect(
    listFaults([{ template: livePage, page: { ...over, live: 1201 }, limit: visit }], [{ name: 'press', ms: 104 }]),
  ).toHaveLength(9);
});

test('a live price that did not come in one visit does not hold', () => {
  const page = toMedian([{ ...visit, live: 300 }, visit, { ...visit, live: 300 }]);
  expect(listFaults([{ template: livePage, page, limit: visit }], [])).toHaveLength(1);
  expect(listFaults([{ template, page, limit: visit }], [])).toEqual([]);
});

test('a tool is held to bounds of its own for bytes and blocking time', () => {
  const tool = { ...template, tool: { bytes: 3, tbtMs: 200 } };
  const page = { ...visit, bytes: 300_000, tbt: 210 };
  expect(listFaults([{ template: tool, page, limit: visit }], [])).toEqual([]);
  const over = { ...page, bytes: 300_001, tbt: 211 };
  expect(listFaults([{ template: tool, page: over, limit: visit }], [])).toHaveLength(2);
});

test('a page made ready is held to its time, and to doing nothing before it is seen', () => {
  const times = [
    { name: 'at once', ms: 100, limitMs: 90, early: [] },
    { name: 'late', ms: 101, limitMs: 90, early: [] },
    { name: 'early', ms: 40, limitMs: 90, early: ['fetch /api/part/AG-1', 'setTimeout 800 ms'] },
    { name: 'not made ready', ms: null, limitMs: 90, early: [] },
  ];
  expect(listFaults([], [], times)).toEqual([
    'late: 101 ms, at most 100',
    'early: before it was seen, the page did: fetch /api/part/AG-1',
    'early: before it was seen, the page did: setTimeout 800 ms',
    'not made ready: the page was not made ready before the press',
  ]);
  expect(writeTables([], [], times)).toMatch(/\| at once \| 100 \(90\) \|[^]*\| not made ready \| not ready \(90\) \|/);
});

test('the tables stand in the marked place, and take that of those before', () => {
  const tables = writeTables([{ template, page: visit, limit: visit }], [{ name: 'press', ms: 48 }], []);
  expect(tables).toContain('| `/details/A` | 0.0 in 0 | 100 (1.00×) | 10 (10) | 500 (1.00×)');
  expect(tables).toContain('| press | 48 |');
  const paper = 'before\n<!-- bench:pages -->\n\nold\n\n<!-- /bench:pages -->\nafter';
  expect(putTables(paper, tables)).toBe(paper.replace('old', () => tables));
  expect(() => putTables('no place', tables)).toThrow(/no place is marked/);
});

test('each is told in a line as soon as it is measured', () => {
  expect(writeTimed({ template, page: visit, limit: visit })).toMatch(
    /^`\/details\/A`, script 0\.0 in 0, bytes 100 \(1\.00×\), .*, main thread 600 \(600\)$/,
  );
  expect(writeTimed({ name: 'press', ms: 48.2 })).toBe('press, 48 ms');
  expect(writeTimed({ name: 'on', ms: null, limitMs: 90.4, early: [] })).toBe('on, not ready (90) ms');
});

test('what a page and a touch were before stands below them, once', () => {
  const put = (tables: string) => putTables('<!-- bench:pages -->\n\n<!-- /bench:pages -->', tables);
  const measure = (bytes: number, ms: number, former?: string) =>
    writeTables(
      [{ template, page: { ...visit, bytes }, limit: visit }],
      [{ name: 'press', ms }],
      [],
      readFigures(former ?? ''),
    );
  const first = put(measure(100_000, 48));
  const second = put(measure(90_000, 48, first));
  expect(second.match(/before/g)).toHaveLength(1);
  expect(second).toMatch(/\| 90\.0 \(0\.90×\) .*\n\| – before \| 0\.0 in 0 \| 100 \(1\.00×\) \|/);
  const third = put(measure(80_000, 40, second));
  expect(third.match(/before/g)).toHaveLength(2);
  expect(third).toMatch(/\| – before \| 0\.0 in 0 \| 90\.0 \(0\.90×\) \|[^]*\| press \| 40 \|\n\| – before \| 48 \|/);
});

test('what a touch and a next page take on an empty page is said, and breaks no limit', () => {
  const list = (touch: string, next: string) =>
    listFaults([], [{ name: touch, ms: 160 }], [{ name: next, ms: 160, limitMs: 90, early: [] }]);
  expect(list('press', 'home to make')).toHaveLength(2);
  expect(list(emptyNames.touch, emptyNames.next)).toEqual([]);
  expect(writeTables([], [{ name: emptyNames.touch, ms: 160 }], [])).toContain(`| ${emptyNames.touch} | 160 |`);
});

test('a task blocks for what of it is above 50 ms and after the first paint', () => {
  const tasks: [number, number][] = [
    [0, 400],
    [500, 120],
    [700, 40],
  ];
  expect(sumBlocking({ fcp: 300, tasks })).toBe(50 + 70);
});

test('the median is taken of each figure by itself', () => {
  const visits = [
    { ...visit, fcp: 1, lcp: 9, live: 300 },
    { ...visit, fcp: 2, lcp: 8, live: 100 },
    { ...visit, fcp: 3, lcp: 7, live: 200 },
  ];
  expect(toMedian(visits)).toMatchObject({ fcp: 2, lcp: 8, live: 200 });
  expect(toMedian([visit]).live).toBeNull();
});
