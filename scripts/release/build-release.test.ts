import { expect, test } from 'vitest';
import { stampOf } from './build-release.ts';

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

test('a release that may have placeholders is not taken for one that was looked through', () => {
  expect(stampOf('digest', { RELEASE: '1' })).not.toBe(stampOf('digest', { RELEASE: '1', ALLOW_SAMPLE: '1' }));
});
