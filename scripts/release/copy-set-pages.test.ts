import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Part } from '#domain/part/part.ts';
import { sampleGauge, sampleRod } from '#domain/part/samples.ts';
import { copySetPages } from './copy-set-pages.ts';

let client: string;
beforeEach(() => void (client = mkdtempSync(join(tmpdir(), 'set-pages-'))));
afterEach(() => rmSync(client, { recursive: true, force: true }));

// in size order, as the catalogue hands them over
const rods = ['STD', '.25'].map((size) => sampleRod({ size }));
const parts: Part[] = [...rods, sampleGauge];
const catalogue = {
  partsBySlug: new Map(parts.map((part) => [part.slug, part])),
  partsBySet: Map.groupBy(parts, ({ set }) => set),
};

const write = ({ slug }: { slug: string }) => {
  const folder = join(client, 'details', slug);
  mkdirSync(folder, { recursive: true });
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(folder, `index.html${ending}`), `${slug}${ending}`);
};

// rule part.bare-set
test('a set has the page of its first size, as it is and compressed; a part without sizes only its own', async () => {
  parts.forEach(write);
  await copySetPages(client, catalogue);
  expect(readdirSync(join(client, 'details')).toSorted()).toEqual(['4B1606H', '4B1606H-.25', '4B1606H-STD', 'AG-1']);
  for (const ending of ['', '.br', '.gz'])
    expect(readFileSync(join(client, 'details', '4B1606H', `index.html${ending}`), 'utf8')).toBe(
      `4B1606H-STD${ending}`,
    );
});

test('a page that is missing, and one that stands there already, end the build', async () => {
  await expect(copySetPages(client, catalogue)).rejects.toThrow(/4B1606H-STD/);
  [...parts, { slug: '4B1606H' }].forEach(write);
  await expect(copySetPages(client, catalogue)).rejects.toThrow(/4B1606H/);
});
