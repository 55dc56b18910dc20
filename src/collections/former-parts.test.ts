import { expect, test } from 'vitest';
import type { Part } from '#domain/part/part.ts';
import { sampleRod } from '#domain/part/samples.ts';
import { toOwnTitle } from '#domain/part/set-title.ts';
import { findFormer } from './former-parts.ts';

const standard = sampleRod();
const gone = (set: string, size: string) => ({
  ...{ number: `${set}-${size}`, set, size, name: 'Conrod bearing set', description: '' },
  goneAt: '2026-11-23T02:00:00.000Z',
});
const catalogue = {
  parts: [standard],
  titleOf: (part: Part) => toOwnTitle(part),
  partsBySet: new Map([[standard.set, [standard]]]),
  history: {
    gone: { '4B1606H-.25': gone('4B1606H', '.25'), '9T1-.10': gone('9T1', '.10'), '9T1-STD': gone('9T1', 'STD') },
    renamed: { '4B1606H-OLD': '4B1606H-STD' },
  },
};
const find = (slug: string) => findFormer(slug, { 'KEPT-STD': '4B1606H-STD' }, catalogue);

// rules part.gone and part.renamed
test('a part that is gone is known with what takes its place', () => {
  expect(find('4B1606H-.25')).toMatchObject({
    kind: 'gone',
    part: { number: '4B1606H-.25' },
    successors: [{ slug: '4B1606H-STD', title: expect.stringContaining('standard size') }],
  });
});

test('a set of which nothing is left is gone too, one with sizes is not', () => {
  expect(find('9T1')).toMatchObject({ kind: 'gone', part: { number: '9T1', size: 'STD' } });
  expect(find('4B1606H')).toBeNull();
});

test.each(['4B1606H-OLD', 'KEPT-STD'])('%s has another name', (slug) => {
  expect(find(slug)).toEqual({ kind: 'renamed', slug: '4B1606H-STD' });
});

test.each(['4B1606H-.77', 'constructor', '__proto__', ''])('%j was never here', (slug) => {
  expect(find(slug)).toBeNull();
});

test('where no snapshot can be read nothing is known', () => {
  process.env['CATALOGUE_DIR'] = '/nowhere';
  expect(findFormer('4B1606H-.25', {})).toBeNull();
  delete process.env['CATALOGUE_DIR'];
});
