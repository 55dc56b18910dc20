import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepReport, type NightReport, writeNight } from './night-report.ts';
import { judgeDiskSpace } from './disk-space.ts';

const report: NightReport = {
  outcome: 'published',
  begunAt: '2026-01-02T03:04:05.678Z',
  endedAt: '2026-01-02T03:05:05.678Z',
  seconds: 60,
  release: '20260102T030410Z',
  parts: { came: ['A-STD'], went: [], changed: ['B-STD price: €1.00 -> €2.00'] },
  setAside: [{ slug: 'C-STD', at: 'price: none' }],
  shippingGaps: ['Croatia, goods of €100.01: promised free, costs €14.90'],
  pages: 4200,
  notes: [],
  faults: [],
};

test('says what came, went, changed, was set aside and made', () => {
  expect(writeNight(report)).toEqual([
    'Published 20260102T030410Z.',
    'Parts that came (1)',
    '  A-STD',
    'Parts that changed (1)',
    '  B-STD price: €1.00 -> €2.00',
    'Set aside (1)',
    '  C-STD: price: none',
    'Free shipping is not as promised (1)',
    '  Croatia, goods of €100.01: promised free, costs €14.90',
    'Pages: 4200.',
    'Begun 2026-01-02T03:04:05.678Z, 60 s.',
  ]);
});

test('names ten of many, and every fault', () => {
  const many = Array.from({ length: 12 }, (_, index) => `${index}-STD`);
  const lines = writeNight({
    ...report,
    outcome: 'refused',
    parts: { came: many, went: [], changed: [] },
    faults: many,
  });
  expect(lines).toContain('  and 2 more');
  expect(lines.filter((line) => line.startsWith('Fault: '))).toHaveLength(12);
});

test('is kept as words and as data, the last one under a fixed name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'night-report-'));
  await keepReport({ folder, link: join(folder, 'current'), kept: 3 }, report);
  expect(await readdir(join(folder, 'nights'))).toEqual(['20260102T030405Z.json', '20260102T030405Z.txt']);
  expect(JSON.parse(await readFile(join(folder, 'night.json'), 'utf8'))).toEqual(report);
});

test.each([
  [{ freeBytes: 400e6, lastBytes: 100e6 }, null],
  [
    { freeBytes: 200e6, lastBytes: 100e6 },
    'the disk of .releases is full: 191 MB are free, a release needs about 244 MB',
  ],
])('room for %j', (space, line) => {
  expect(judgeDiskSpace('.releases', space)).toBe(line);
});
