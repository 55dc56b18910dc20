import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createHeldOnce } from './held-once.ts';
import { createPageFiles } from './page-files.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const pages = 60;
const pageMb = 1;
const styles = '<link rel="stylesheet" href="/_astro/styles-of-a-page.css">';
const makePage = (place: number) => `${styles}<p class="class-of-page-${place}">${'x'.repeat(pageMb * 2 ** 20)}`;

/** Megabytes that stay in use for what is noticed of the pages. */
function weigh(notice: (html: string) => unknown): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const noticed = Array.from({ length: pages }, (_, place) => notice(makePage(place)));
  collect();
  const mb = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  expect(noticed).toHaveLength(pages);
  return mb;
}

test('equal values are one', () => {
  const hold = createHeldOnce<{ words: string[] }>();
  expect(hold({ words: ['a', 'b'] })).toBe(hold({ words: ['a', 'b'] }));
  expect(hold({ words: ['a b'] })).toEqual({ words: ['a b'] });
});

test.each([
  ['a word that was cut out of it', createHeldOnce<string>(), (html: string) => html.slice(5, 60)],
  ['what a release notices of it', (noticed: unknown) => noticed, createPageFiles('').notice],
  ['what was read of its tags', () => null, createPageFiles('').thin],
])('no page is held by %s', (_, hold, notice) => {
  expect(weigh((html) => (hold as (value: unknown) => unknown)(notice(html)))).toBeLessThan((pages * pageMb) / 4);
});
