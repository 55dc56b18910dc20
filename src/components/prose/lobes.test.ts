import { expect, test } from 'vitest';
import { drawLobes } from './lobes.ts';

const rotor = { x: 100, y: 100, radius: 50, depth: 10, lobes: 8 };
const reaches = (path: string) =>
  [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => Math.hypot(Number(x) - 100, Number(y) - 100));

test('the outline lies between the feet and the heads of its lobes', () => {
  const all = reaches(drawLobes(rotor));
  expect(Math.min(...all)).toBeCloseTo(40, 0);
  expect(Math.max(...all)).toBeCloseTo(60, 0);
});

test('it is closed, and begins on a lobe at the top', () => {
  expect(drawLobes(rotor)).toMatch(/^M100\.0 40\.0L.*Z$/);
});
