import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store.ts';

const openNew = () => openStore(mkdtempSync(join(tmpdir(), 'seeded-')));

test('a second new file has the whole seed, and nothing of what was done in the first', () => {
  const first = openNew();
  const parts = first.parts.all();
  const [part] = parts;
  if (!part) throw new Error('no parts');
  first.parts.save({ ...part, stock: { ...part.stock, default: 4711 } });
  first.carts.save(first.carts.open());
  const second = openNew();
  expect(second.parts.all()).toEqual(parts);
  expect(second.vehicles.engines()).toEqual(first.vehicles.engines());
  expect(second.carts.list()).toEqual([]);
  first.close();
  second.close();
});
