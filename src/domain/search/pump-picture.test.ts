import { expect, test } from 'vitest';
import { samplePump, sampleRod } from '../part/samples.ts';
import { searchForTests } from './search-for-tests.ts';
import { toSetHit } from './to-hit.ts';

const pumpOf = (set: string, photo: string) => ({
  ...samplePump,
  set,
  slug: set,
  number: set,
  photos: [{ url: photo }],
});
const parts = [
  pumpOf('OPHD1040HP', '/own.jpg'),
  pumpOf('OPMB1096', '/type.jpg'),
  pumpOf('OPNS1045', '/type.jpg'),
  ...['4B1606H', '4B1606HX'].map((set) => sampleRod({ set, slug: `${set}-STD`, photos: [{ url: '/rod.jpg' }] })),
];

// rule part.pump-picture
test('a found pump is told to show its type where others have its photo too, and nothing else is', () => {
  const { sets } = searchForTests({ makes: [], engines: [], parts, applications: {} }).index;
  const hits = sets.map((set) =>
    toSetHit({ part: { set, code: '', size: null, alias: null, lead: null }, engines: [] }, true, null),
  );
  expect(hits.flatMap(({ set, showsType }) => (showsType ? [set] : []))).toEqual(['OPMB1096', 'OPNS1045']);
});
