import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findReleaseFaults, findSamples, listSamples, type Sample } from './find-samples.ts';

describe('listSamples', () => {
  test.each([
    ['a record', "{\n    sample: true,\n    name: 'EU office',", 2, 'EU office', 'marked'],
    ['an entry', '  - sample: true\n    name: EU office\n', 1, 'EU office', 'marked'],
    ['a page', '---\ntitle: Privacy Policy\nsample: true\n---', 3, 'Privacy Policy', 'marked'],
    ['a mailbox', "  supportEmail: 'support@shop.example',", 1, 'support@shop.example', 'address'],
  ] as const)('%s is found', (_, text, line, what, why) => {
    expect(listSamples(text, 'a.ts')).toEqual([{ file: 'a.ts', line, what, why }]);
  });

  test.each([
    ['a real record', "  sample: false,\n  name: 'x',"],
    ['a note', '# "sample: true" on shop.example'],
    ['a comment', ' * SAMPLE: addresses on shop.example'],
    ['a real mailbox', "  mail: 'a@bearings.eu'"],
  ])('%s is not', (_, text) => {
    expect(listSamples(text, 'a.ts')).toEqual([]);
  });
});

describe('findSamples', () => {
  // rule seller.placeholders
  test('sellers, testimonials, certificates and mailboxes of this shop are listed as long as they are samples', () => {
    const found = new Set(findSamples().map(({ file }) => file));
    const holders = ['sellers.ts', 'site.ts', 'manufacturers.ts'].map((file) => `src/config/${file}`);
    const written = ['offices', 'testimonials', 'menu'].map((noun) => `content/${noun}.yml`);
    const sheets = ['iso-9001-2015', 'iso-14001-2015', 'iso-45001-2018'].map((name) => `content/documents/${name}.md`);
    const marked = [...written, ...sheets, 'content/pages/terms.mdx'].filter(
      (file) => existsSync(file) && /^[ -]*sample: true/m.test(readFileSync(file, 'utf8')),
    );
    expect([...holders, ...marked].filter((file) => !found.has(file))).toEqual([]);
  });
});

// rule seller.placeholders
describe('a release build', () => {
  const one: Sample = { file: 'src/config/sellers.ts', line: 28, what: 'Sample Bearings B.V.', why: 'marked' };

  test('stops at a placeholder and names file, line and remedy', () => {
    const faults = findReleaseFaults({ RELEASE: '1' }, () => [one]);
    expect(faults.join('\n')).toContain('src/config/sellers.ts:28 Sample Bearings B.V.: put the real facts');
    expect(faults[0]).toContain('ALLOW_SAMPLE=1');
  });

  test.each([
    ['without placeholders', { RELEASE: '1' }, []],
    ['when told that they are meant', { RELEASE: '1', ALLOW_SAMPLE: '1' }, [one]],
    ['that is no release build', {}, [one]],
  ])('goes on %s', (_, environment, samples) => {
    expect(findReleaseFaults(environment, () => samples)).toEqual([]);
  });
});
