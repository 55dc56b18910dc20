import { expect, test } from 'vitest';
import { leadsWithDrawing, namePicture } from './picture-words.ts';

test.each([
  ['rod', 3, ['The set', 'One pair', 'Edge']],
  ['calico', 2, ['One pair', 'Edge']],
  ['main', 4, ['The set', 'One pair', 'Edge', 'Photo 4']],
  ['main', 1, ['Photo 1']],
  ['oil-pump', 2, ['Photo 1', 'Photo 2']],
  ['flexigauge', 3, ['Photo 1', 'Photo 2', 'Photo 3']],
  ['thrust', 2, ['Photo 1', 'Photo 2']],
] as const)('%s with %i photos', (type, count, words) => {
  expect(Array.from({ length: count }, (_, index) => namePicture({ type }, index, count))).toEqual(words);
});

test.each([
  ['oil-pump', true, true],
  ['oil-pump', false, false],
  ['rod', true, false],
] as const)('%s with a shared photo: %s leads with its drawing: %s (rule part.pump-picture)', (type, shared, leads) => {
  expect(leadsWithDrawing({ type }, shared)).toBe(leads);
});
