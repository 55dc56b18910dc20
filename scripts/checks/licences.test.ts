import { expect, test } from 'vitest';
import { findLicenceFaults, listLicences } from './licences.ts';

const of = (licence: string, name = 'some-package') => [{ name, version: '1.0.0', licence, isDev: false }];

test.each(['MIT', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0-or-later)'])('%s is allowed', (licence) => {
  expect(findLicenceFaults(of(licence))).toEqual([]);
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'none', 'LGPL-3.0-or-later', ''])('%j of a package is named', (licence) => {
  expect(findLicenceFaults(of(licence))).toEqual([expect.stringContaining('some-package 1.0.0')]);
});

test('every package of the lock file is listed with a licence', () => {
  expect(listLicences().find(({ name }) => name === 'astro')).toMatchObject({ licence: 'MIT', isDev: false });
});
