import { expect, test } from 'vitest';
import { findLicenceFaults, listLicences } from './licences.ts';

const of = (licence: string, name = 'some-package') => [{ name, version: '1.0.0', licence, isDev: false }];

test.each(['MIT', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0-or-later)', '(ISC AND CC-BY-3.0)'])(
  '%s is allowed',
  (licence) => {
    expect(findLicenceFaults(of(licence))).toEqual([]);
  },
);

test.each([
  'GPL-3.0',
  'AGPL-3.0-only',
  'MIT AND GPL-3.0',
  'none',
  'UNLICENSED',
  'SEE LICENSE IN x',
  'LGPL-3.0-or-later',
  '',
])('%j of a package is named', (licence) => {
  expect(findLicenceFaults(of(licence))).toEqual([expect.stringContaining('some-package 1.0.0')]);
});

test('an exception is for its package and its licence only', () => {
  expect(findLicenceFaults(of('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'))).toEqual([]);
  expect(findLicenceFaults(of('GPL-3.0', '@img/sharp-libvips-linux-x64'))).toHaveLength(1);
});

test('every package of the lock file is listed with a licence', () => {
  const listed = listLicences();
  expect(listed.find(({ name }) => name === 'astro')).toMatchObject({ licence: 'MIT', isDev: false });
  expect(listed.length).toBeGreaterThan(300);
});
