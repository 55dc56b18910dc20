import { describe, expect, test } from 'vitest';
import { groupPartRows } from '../catalogue/part-rows.ts';
import type { Part } from '../part/part.ts';
import { sampleCalico, sampleKit, sampleMain, samplePump, sampleRod, sampleThrust } from '../part/samples.ts';
import { toOwnTitle } from '../part/set-title.ts';
import { listEngineSlugs, listUnclearSizes, toEngineGroups } from './engine-row.ts';

const rods = ['.25', 'STD', '001', 'STD-SP'].map((size) => sampleRod({ set: '4B1946H', size }));
const other = sampleRod({ set: '4B1972H', parameter: 'Conrod 48.00 mm' });
const toGroups = (parts: Part[]) =>
  toEngineGroups(groupPartRows(parts), {
    partsBySlug: new Map(parts.map((part) => [part.slug, part])),
    photoOf: (url) => `small${url}`,
    titleOf: (part) => toOwnTitle(part),
  });

// rule catalogue.engine-rows
describe('rows of an engine', () => {
  test('say what a set is, with each size in order and its price of the build', () => {
    const [group] = toGroups(rods);
    expect(group).toMatchObject({ title: 'Conrod bearings', journalMm: '47.80' });
    expect(group?.rows).toHaveLength(1);
    expect(group?.rows[0]).toMatchObject({
      ...{ set: '4B1946H', stem: '4B1946', letters: 'H', position: 'rod', parameter: '' },
      photo: 'small/photos/rod-set-4.jpg',
    });
    expect(group?.rows[0]?.sizes.map(({ slug, meaning, price }) => [slug, meaning, price.gross.amount])).toEqual([
      ['4B1946H-STD', 'standard size', 11_240],
      ['4B1946H-STD-SP', 'special size', 11_240],
      ['4B1946H-.25', '0.25 mm undersize', 11_240],
      ['4B1946H-001', '0.001 in undersize', 11_240],
    ]);
  });

  // rule part.title
  test('are called as everywhere, without the engine whose heading they stand under', () => {
    const pairs = [{ name: 'Number of pairs', value: '4' }];
    const coated = { ...sampleCalico, name: 'Conrod bearing set 4B1946HC', specifications: pairs };
    const [group] = toGroups([
      sampleRod({ set: '4B1946HX', name: 'Conrod bearing set', specifications: pairs }),
      coated,
    ]);
    expect(group?.rows.map(({ name }) => name)).toEqual([
      'Conrod bearing set, coated, 4 pairs',
      'Conrod bearing set, extra clearance, 4 pairs',
    ]);
  });

  test('a journal that not all sets share stands in the rows', () => {
    const [group] = toGroups([...rods, other]);
    expect(group?.journalMm).toBeNull();
    expect(group?.rows.map(({ parameter }) => parameter)).toEqual(['Conrod 47.80 mm', 'Conrod 48.00 mm']);
  });

  // rule part.pump-picture
  test('a pump whose photo others have too says that it is for illustration', () => {
    const tell = (sharedPhotos: ReadonlySet<string>) => {
      const parts = [samplePump];
      const facts = { partsBySlug: new Map([[samplePump.slug, samplePump]]), sharedPhotos };
      const [group] = toEngineGroups(groupPartRows(parts), { ...facts, photoOf: () => null, titleOf: toOwnTitle });
      return group?.rows[0]?.difference.words;
    };
    expect(tell(new Set([samplePump.photos[0]?.url ?? '']))).toBe('Photo for illustration.');
    expect(tell(new Set(['/another.jpg']))).toBe(samplePump.clearance);
  });

  test('a pump says its kind once; a kit what it holds, with the prices that the build knows', () => {
    const [kits, pumps] = toGroups([samplePump, sampleKit, sampleThrust]).toReversed();
    expect(pumps?.rows[0]).toMatchObject({ parameter: '', sizes: [{ size: '', meaning: '' }], contents: [] });
    expect(kits?.rows[0]?.contents.map(({ slug, price }) => [slug, price?.amount ?? null])).toEqual([
      ['4B1946H-STD', null],
      ['5M1959H-STD', null],
      ['1T1957-STD', 11_240],
    ]);
  });

  test('every part is asked about once, those in kits too', () => {
    const slugs = listEngineSlugs(toGroups([...rods, sampleMain, sampleKit]));
    expect(slugs).toHaveLength(new Set(slugs).size);
    expect(slugs).toEqual(expect.arrayContaining(['4B1946H-.25', sampleKit.slug, '1T1957-STD']));
  });

  test('what a code does not say is said once', () => {
    expect(listUnclearSizes(toGroups([...rods, sampleMain]))).toEqual([
      { size: 'STD-SP', meaning: 'special' },
      { size: '001', meaning: '−0.001 in' },
    ]);
  });

  test('no parts, no groups', () => expect(toGroups([])).toEqual([]));
});
