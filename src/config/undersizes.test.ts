import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undersizes } from './undersizes.ts';

type Row = { position: string; items: { size: string | null }[] };
const file = new URL('../../scripts/sandbox/data/parts.json', import.meta.url);
const { sets } = JSON.parse(readFileSync(file, 'utf8')) as { sets: Row[] };

test('are all that shells of the data are made in, and no others', () => {
  const shells = sets.filter(({ position }) => position === 'rod' || position === 'main');
  const sizes = new Set(shells.flatMap(({ items }) => items.map(({ size }) => size)));
  expect([...sizes.difference(new Set(['STD', 'STD-SP', null]))].toSorted()).toEqual(undersizes.toSorted());
});
