import { expect, test } from 'vitest';
import { sortAssets } from './sort-assets.ts';

test('the files of the client stand in a fixed order, whichever was ready first, without what is drawn from the catalogue', () => {
  const entry = (list: string) => `const manifest = {"assetsDir":"_astro","assets":${list},"base":"/"};`;
  const sorted = entry('["/_astro/$a.js","/_astro/b.js","/favicon.ico"]');
  expect(sortAssets(entry('["/favicon.ico","/_astro/b.js","/_astro/$a.js"]'))).toBe(sorted);
  expect(sortAssets(sorted)).toBe(sorted);
  const drawn = entry('["/photos/a-320.avif","/files/guide.pdf","/favicon.ico","/_astro/b.js","/_astro/$a.js"]');
  expect(sortAssets(drawn)).toBe(sorted);
});

test('an entry that has no such list, or two, is not guessed at', () => {
  expect(() => sortAssets('const manifest = {};')).toThrow('0 lists');
  expect(() => sortAssets('{"assets":["a"]},{"assets":["b"]}')).toThrow('2 lists');
});
