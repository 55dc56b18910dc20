import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { engineKeyPattern } from '../part/engine-key.ts';
import { slugPattern } from '../part/part-code.ts';
import { readBuildLink, writeBuildLink } from './build-link.ts';
import { type BuildList, toListTitle } from './build-list.ts';

const build: BuildList = {
  title: 'Honda K20A, stroker',
  lines: [
    { slug: '4B1972H-STD', quantity: 1 },
    { slug: '4B1183H+5M1172H', quantity: 2 },
    { slug: 'AG-1', quantity: 1 },
  ],
};

describe('the fragment of a shared list', () => {
  test('is short and readable', () => {
    expect(writeBuildLink(build)).toBe('v1=Honda%20K20A%2C%20stroker/4B1972H-STD/4B1183H+5M1172H:2/AG-1');
  });

  test('has no sign that ends a link in a mail or a chat', () => {
    expect(writeBuildLink({ title: "(it's) *ours*!~", lines: [] })).toMatch(/^[\w%./:+=-]+$/);
  });

  test.each([
    ['', 'none'],
    ['#', 'none'],
    ['#part-finder', 'none'],
    ['v1', 'none'],
    ['#v2=x/AG-1', 'newer'],
    ['#v01=x/AG-1', 'newer'],
    ['#v1=', 'list'],
  ])('%j: %s', (fragment, kind) => {
    expect(readBuildLink(fragment).kind).toBe(kind);
  });

  test.each([
    ['#v1=/AG-1/AG-1:3', [{ slug: 'AG-1', quantity: 4 }], 0],
    ['#v1=/ag-1', [], 1],
    ['#v1=/AG-1:0/AG-1:1000/AG-1:-1/AG-1:1e3', [], 4],
    ['#v1=/<img src=x>/javascript:alert(1)/__proto__', [], 3],
    ['#v1=/%41G-1:2', [{ slug: 'AG-1', quantity: 2 }], 0],
    ['#v1=/%E0%A4%A/AG-1', [{ slug: 'AG-1', quantity: 1 }], 1],
    ['#v1=/AG-1:Honda%2FK20A', [{ slug: 'AG-1', quantity: 1, engine: 'Honda/K20A' }], 0],
    ['#v1=/AG-1:2:Honda%2FK20A', [{ slug: 'AG-1', quantity: 2, engine: 'Honda/K20A' }], 0],
    ['#v1=/AG-1:2:%3Cb%3E%2FK20A', [{ slug: 'AG-1', quantity: 2 }], 0],
    ['#v1=/AG-1:Honda', [], 1],
  ])('%j', (fragment, lines, unread) => {
    expect(readBuildLink(fragment)).toEqual({ kind: 'list', list: { title: '', lines }, unread, over: 0, cut: 0 });
  });

  test('a title that cannot be read is none, and markup stays text', () => {
    expect(readBuildLink('#v1=%E0%A4%A/AG-1')).toMatchObject({ list: { title: '' } });
    expect(readBuildLink('#v1=%3Cb%3EK20A')).toMatchObject({ list: { title: '<b>K20A' } });
  });

  test('parts too many for a list are counted once each, not taken, and are not called unreadable', () => {
    const pieces = Array.from({ length: limits.buildListParts + 3 }, (_, at) => `4B${1000 + at}H`);
    const read = readBuildLink(`v1=/${pieces.join('/')}/4B1000H/${pieces.at(-1)}:2/what?`);
    expect(read).toMatchObject({ unread: 1, over: 3 });
    expect(read.kind === 'list' && read.list.lines.length).toBe(limits.buildListParts);
  });

  test('pieces of a part over the limit of a line are cut, and it is said of how many parts', () => {
    const read = readBuildLink('#v1=/AG-1:600/AG-1:400/AR-1:999/AR-1/AB-1:999');
    const lines = ['AG-1', 'AR-1', 'AB-1'].map((slug) => ({ slug, quantity: 999 }));
    expect(read).toMatchObject({ list: { lines }, cut: 2 });
  });

  const slug = fc.stringMatching(slugPattern);
  const quantity = fc.integer({ min: 1, max: limits.lineQuantityMax });
  const engine = fc.stringMatching(engineKeyPattern);
  const lines = fc.uniqueArray(fc.record({ slug, quantity, engine }, { requiredKeys: ['slug', 'quantity'] }), {
    selector: (line) => line.slug,
    maxLength: limits.buildListParts,
  });

  test('what is written is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), lines, (typed, lines) => {
        const list = { title: toListTitle(typed), lines };
        expect(readBuildLink(`#${writeBuildLink(list)}`)).toEqual({ kind: 'list', list, unread: 0, over: 0, cut: 0 });
      }),
    );
  });

  test('no fragment throws, and what is read can be written', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `v1=${text}`),
      fc
        .array(fc.oneof(slug, fc.string(), fc.constantFrom('%', '..', 'AG-1:', ':', '+')))
        .map((all) => `#v1=${all.join('/')}`),
    );
    fc.assert(
      fc.property(anything, (fragment) => {
        const read = readBuildLink(fragment);
        if (read.kind !== 'list') return;
        expect(readBuildLink(writeBuildLink(read.list))).toEqual({ ...read, unread: 0, over: 0, cut: 0 });
      }),
      { numRuns: 500 },
    );
  });
});
