import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '#collections/snapshot.ts';
import { sampleRod } from '#domain/part/samples.ts';
import { assembleCatalogue } from './assemble.ts';
import { sampleAnswers } from './samples.ts';
import { toTexts, writeSnapshot } from './write-snapshot.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'snapshot-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const catalogue = assembleCatalogue(sampleAnswers());
const write = (day: number, one = catalogue) =>
  writeSnapshot(folder, one, {
    pulledAt: `2026-11-0${day}T02:00:00.000Z`,
    source: 'acl-eu',
    report: ['First snapshot'],
  });

describe('writeSnapshot', () => {
  test('writes what the reader reads, with a manifest that fits', async () => {
    const manifest = await write(1);
    expect(readSnapshot(join(folder, 'current'))).toEqual({ catalogue, manifest });
    expect(manifest).toMatchObject({
      schema: 1,
      pulledAt: '2026-11-01T02:00:00.000Z',
      source: 'acl-eu',
      counts: { makes: 2, engines: 2, parts: 4, sets: 2, applications: 4 },
      digest: toTexts(catalogue).digest,
    });
    expect(readFileSync(join(folder, 'current', 'report.txt'), 'utf8')).toBe('First snapshot\n');
  });

  test('writes one record on a line', async () => {
    await write(1);
    const lines = readFileSync(join(folder, 'current', 'parts.json'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(catalogue.parts.length + 2);
  });

  test('names the folder by time and digest, and the link points inside', async () => {
    const { digest } = await write(1);
    expect(readlinkSync(join(folder, 'current'))).toBe(`20261101T020000Z-${digest.slice(0, 8)}`);
  });

  test('keeps three and clears what a killed pull left, nothing else', async () => {
    mkdirSync(join(folder, '.partial-1'));
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    for (const day of [1, 2, 3, 4, 5])
      await write(
        day,
        assembleCatalogue(
          sampleAnswers({ listed: { parts: [sampleRod({ weightKg: day })], stock: new Map(), broken: [], hidden: 0 } }),
        ),
      );
    const names = readdirSync(folder).toSorted();
    expect(names.map((name) => name.slice(0, 8))).toEqual(['20261103', '20261104', '20261105', 'current', 'notes.tx']);
    expect(readSnapshot(join(folder, 'current')).catalogue.parts[0]?.weightKg).toBe(5);
  });
});
