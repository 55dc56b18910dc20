import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DocumentSettings, makeDocuments, type WantedFile } from './make.ts';

let base: string;
let settings: DocumentSettings;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'documents-'));
  settings = {
    sources: join(base, 'texts'),
    originals: join(base, 'texts', 'originals'),
    cache: join(base, 'cache'),
    folder: join(base, 'files'),
  };
  mkdirSync(settings.originals, { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const wanted: WantedFile[] = [{ name: 'crush', number: 'EB000/2026', title: 'Škoda crush', kind: 'bulletin' }];
const noCatalogue = () => {
  throw new Error('this text shows nothing of the catalogue');
};
const make = (list = wanted) => makeDocuments(settings, list, noCatalogue);
const write = (text: string, name = 'crush') =>
  writeFileSync(
    join(settings.sources, `${name}.md`),
    `---\nlanguage: en\nedition: 2026-11-21\nsummary: A text that is long enough.\nsample: false\n---\n${text}`,
  );
const read = (name = 'crush') => readFileSync(join(settings.folder, `${name}.pdf`));

describe('a document', () => {
  test('is a tagged PDF with title, language, outline and embedded fonts', async () => {
    write(
      '## Crush\n\nText with Łódź.\n\n<Drawing name="crush" caption="A shell" />\n\n| A | B |\n|---|--:|\n| x | 1 |',
    );
    await make();
    const pdf = read().toString('latin1');
    for (const part of [
      '/Marked true',
      '/Lang (en)',
      '/DisplayDocTitle true',
      '/FontFile2',
      '/Outlines',
      '/S /Figure',
      '/S /TH',
    ])
      expect(pdf).toContain(part);
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
    expect(pdf).toContain('20261121');
  });

  test('has the same bytes whenever it is drawn', async () => {
    write('Text\n\n<Table name="gauges" />');
    await make();
    const first = read();
    rmSync(settings.cache, { recursive: true });
    await make();
    expect(read().equals(first)).toBe(true);
  });

  test('is drawn once, and again when its text changes', async () => {
    write('Text');
    expect((await make()).map(({ way }) => way)).toEqual(['drawn']);
    expect((await make()).map(({ way }) => way)).toEqual(['kept']);
    write('Other text');
    expect((await make()).map(({ way }) => way)).toEqual(['drawn']);
  });
});

test('an original takes the place of the text', async () => {
  writeFileSync(join(settings.originals, 'crush.pdf'), 'the original');
  expect(await make()).toEqual([{ name: 'crush', way: 'original' }]);
  expect(read().toString()).toBe('the original');
});

test.each([
  ['<Drawing name="crash" caption="x" />', /crush\.md: there is no drawing "crash"; there are .*crush/],
  ['<Drawing name="crush" />', /crush\.md: a piece needs caption/],
])('%s is told with its file and remedy', async (text, message) => {
  write(text);
  await expect(make()).rejects.toThrow(message);
});

test('a text that is missing, and one that nobody lists, are told', async () => {
  await expect(make()).rejects.toThrow(/crush\.md, or put the original/);
  write('Text');
  write('Text', 'other');
  await expect(make()).rejects.toThrow(/other\.md: no entry of content\/downloads\.yml/);
});
