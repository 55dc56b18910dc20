import { expect, test } from 'vitest';
import { findNearestSize } from './nearest-size.ts';

/** "STD .25+ .50": sizes in their order, + where in stock. */
const read = (text: string) =>
  text.split(' ').map((size) => ({ slug: size.replace('+', ''), isInStock: size.endsWith('+') }));

// rule size.nearest
test.each<[string, string, string | null]>([
  ['STD .025+ .25+ .50', 'STD', '.025'],
  ['STD+ .025 .25 .50+', '.25', '.50'],
  ['STD .025+ .25 .50+', '.25', '.025'],
  ['STD+ .025 .25 .50', '.50', 'STD'],
  ['STD+ .25+', 'STD', null],
  ['STD .25', 'STD', null],
  ['STD', 'STD', null],
  ['STD+ .25', '010', null],
])('%s: instead of %s %s', (sizes, slug, nearest) => {
  expect(findNearestSize(read(sizes), slug)?.slug ?? null).toBe(nearest);
});
