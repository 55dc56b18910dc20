import { expect, test } from 'vitest';
import { stampOf } from './build-release.ts';
import { nameCode } from './build-stamp.ts';

const served = stampOf('digest', { SITE_URL: 'https://www.shop.example' });

test.each([
  ['the same', 'digest', {}, true],
  ['a setting that no page holds', 'digest', { LOG_LEVEL: 'debug' }, true],
  ['another catalogue', 'other', {}, false],
  ['another address', 'digest', { SITE_URL: 'https://shop.example' }, false],
  ['a release build, which refuses placeholders', 'digest', { RELEASE: '1' }, false],
  ['a release build that may have them', 'digest', { RELEASE: '1', ALLOW_SAMPLE: '1' }, false],
])('%s: what is served is up to date: %s', (_, digest, changes, isServed) => {
  const stamp = stampOf(digest, { SITE_URL: 'https://www.shop.example', ...changes });
  expect(stamp === served).toBe(isServed);
});

test.each([
  ['the port that is meant anyway', {}, { PORT: '4321' }, true],
  ['another port', {}, { PORT: '4322' }, false],
  ['a port behind an address', { SITE_URL: 'https://shop.example' }, { PORT: '4322' }, true],
  ['the address in full', {}, { SITE_URL: 'http://localhost:4321' }, true],
])('of the settings only the address that they give counts: %s', (_, one, changes, isServed) => {
  expect(stampOf('digest', { ...one, ...changes }) === stampOf('digest', one)).toBe(isServed);
});

test('a release that may have placeholders is not taken for one that was looked through', () => {
  expect(stampOf('digest', { RELEASE: '1' })).not.toBe(stampOf('digest', { RELEASE: '1', ALLOW_SAMPLE: '1' }));
});

test('where there is no git, as in an image, the code has the name that was given', () => {
  expect(nameCode({ SHOP_COMMIT: '1a2b3c4' })).toBe('1a2b3c4');
});
