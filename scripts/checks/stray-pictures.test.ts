import { expect, test } from 'vitest';
import { findStrayPictures } from './stray-pictures.ts';

const page = "import photo from '#assets/hero/shells.jpg';\nphotoCode: 'main-set',";

test.each([
  ['named by its file', 'src/assets/hero/shells.jpg', 1, []],
  ['named without its ending', 'src/assets/people/main-set.jpg', 1, []],
  ['named as a part of another', 'src/assets/hero/ells.jpg', 1, ['src/assets/hero/ells.jpg: no page shows it']],
  ['named by nothing', 'src/assets/hero/pump.png', 1, ['src/assets/hero/pump.png: no page shows it']],
  ['asked for by its address', 'public/og/default.jpg', 1, []],
  ['too heavy', 'public/og/default.jpg', 900_400, ['public/og/default.jpg: 900 KB of 400']],
  [
    'too heavy and for nothing',
    'src/assets/a.webp',
    400_001,
    ['src/assets/a.webp: no page shows it', 'src/assets/a.webp: 400 KB of 400'],
  ],
  ['no picture', 'src/assets/fonts/sans.woff2', 900_000, []],
])('a picture that is %s', (_, file, bytes, faults) => {
  expect(findStrayPictures(new Map([[file, bytes]]), [page])).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});
