import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineSegments } from '#config/engine-segments.ts';
import { toEngineSlug } from './engine-name.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../scripts/sandbox/data/${name}`, import.meta.url), 'utf8'));
const engines = read('engines.json') as { make: string; name: string }[];
const { engine_aliases: aliases } = read('edge_cases.json') as { engine_aliases: { name: string; alias: string }[] };

// rule catalogue.engine-address
describe('toEngineSlug', () => {
  test.each([
    ['K20A', 'K20A'],
    ['4G63 7-Bolt', '4G63-7-Bolt'],
    ['4.6 3V', '4.6-3V'],
    ['F9Q SeriesB', 'F9Q-SeriesB'],
    ['129/5', '129-5'],
    ['B2A (XU52C/K)', 'B2A-XU52C-K'],
    ['(X) Y ', 'X-Y'],
    ['constructor', 'constructor'],
  ])('%s is %s', (name, slug) => {
    expect(toEngineSlug(name)).toBe(slug);
  });

  test('every alias of the data is configured, and no other', () => {
    expect(aliases.map(({ name }) => toEngineSlug(name))).toStrictEqual(aliases.map(({ alias }) => alias));
    expect(Object.keys(engineSegments)).toHaveLength(aliases.length);
  });

  test('is safe in an address for all 715 engines', () => {
    expect(engines).toHaveLength(715);
    expect(engines.filter(({ name }) => !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(toEngineSlug(name)))).toStrictEqual([]);
  });

  test('no two engines of a make share a slug, letter case aside', () => {
    const addresses = engines.map(({ make, name }) => `${make}/${toEngineSlug(name)}`.toLowerCase());
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toStrictEqual([]);
  });
});
