import { expect, test } from 'vitest';
import { samplePump, sampleRod } from './samples.ts';
import { findSharedPhotos, showsPumpType } from './shared-photos.ts';

const ofPhotos = (...urls: string[]) => urls.map((url) => ({ url }));
const pumps = [
  { ...samplePump, set: 'OPMB1096', photos: ofPhotos('/type.jpg', '/own.jpg') },
  { ...samplePump, set: 'OPNS1045', photos: ofPhotos('/type.jpg') },
  { ...samplePump, set: 'OPHD1040HP', photos: ofPhotos('/race.jpg', '/type.jpg') },
];
const shared = findSharedPhotos(pumps);

// rule part.pump-picture
test('a photo that several sets have stands for none of them', () => {
  expect([...shared]).toEqual(['/type.jpg']);
});

// rule part.pump-picture
test('the sizes of one set have one photo together', () => {
  const sizes = ['STD', '.25'].map((size) => sampleRod({ size, photos: ofPhotos('/rod.jpg') }));
  expect([...findSharedPhotos(sizes)]).toEqual([]);
});

// rule part.pump-picture
test('what counts is the photo that comes first, and only of pumps', () => {
  expect(pumps.map((pump) => showsPumpType(pump, shared))).toEqual([true, true, false]);
  expect(showsPumpType({ type: 'rod', photos: ofPhotos('/type.jpg') }, shared)).toBe(false);
  expect(showsPumpType({ type: 'oil-pump', photos: [] }, shared)).toBe(false);
});
