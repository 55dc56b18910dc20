import { expect, test } from 'vitest';
import { samplePump, sampleRod } from '../part/samples.ts';
import { buildIndex } from './build-index.ts';
import { wholeShard } from './index-format.ts';
import { toSetHit } from './to-hit.ts';
import { knowNothing, unpackShard } from './unpack-shard.ts';

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
  const { root, shards } = buildIndex({ makes: [], engines: [], parts, applications: {} }, { whole: 1e6, shard: 1e6 });
  const packed = shards[wholeShard];
  if (!packed) throw new Error('not in one piece');
  const { sets } = unpackShard({ ...root, digest: '' }, packed, knowNothing({ ...root, digest: '' }));
  const hits = sets.map((set) =>
    toSetHit({ part: { set, code: '', size: null, alias: null, lead: null }, engines: [] }, true),
  );
  expect(hits.flatMap(({ set, showsType }) => (showsType ? [set] : []))).toEqual(['OPMB1096', 'OPNS1045']);
});
