import { expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { flagPath } from '#config/flags.ts';
import { drawFlag, listFlagCodes } from './flags.ts';

test('every country of delivery has a flag, and none weighs much', async () => {
  const sizes = await Promise.all(listFlagCodes().map(async (code) => (await drawFlag(code)).length));
  expect(sizes).toHaveLength(countries.length);
  expect(Math.min(...sizes)).toBeGreaterThan(40);
  expect(Math.max(...sizes)).toBeLessThan(1_500);
});

test('its address is the one that is built', () => {
  expect(listFlagCodes().map((code) => `/flags/${code}.webp`)).toEqual(countries.map(({ code }) => flagPath(code)));
});
