import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listWantedFiles, makeDocuments, type WantedFile } from './make.ts';
import type { DocumentSettings } from './settings.ts';

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

  test('says of every cell of a table what it is: heads of columns, heads of rows, and what they are about', async () => {
    write('| A | B | C |\n|---|--:|---|\n| x | 1 | a |\n| y | 2 | b |\n\n<Table name="thrust" />');
    await make();
    const pdf = read().toString('latin1');
    const count = (pattern: RegExp) => pdf.match(pattern)?.length;
    expect([count(/\/S \/TH\n/g), count(/\/Scope \/Column/g), count(/\/Scope \/Row/g)]).toEqual([10, 5, 5]);
    expect(count(/\/S \/TD\n/g)).toBe(7);
  });

  test('reads a drawing out by its caption, and a link and a note as such', async () => {
    write('<Drawing name="crush" caption="A shell" />\n\n[here](https://a.example/b)\n\n> Mind the oil');
    await make();
    const pdf = read().toString('latin1');
    for (const part of ['/Alt (A shell)', '/S /Link', '/URI (https://a.example/b)', '/S /BlockQuote'])
      expect(pdf).toContain(part);
  });

  test('is a file whose parts lie where its index says', async () => {
    write('| A | B |\n|---|---|\n| x | 1 |');
    await make();
    const pdf = read().toString('latin1');
    const places = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) expect(pdf.slice(place, place + 12)).toMatch(/^\d+ 0 obj/);
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

  test('continues on as many pages as it needs', async () => {
    write(
      Array.from({ length: 400 }, (_, at) => `| ${at} | row |`)
        .join('\n')
        .replace(/^/, '| A | B |\n|---|---|\n'),
    );
    await make();
    expect(
      read()
        .toString('latin1')
        .match(/\/Type \/Page\n/g)?.length,
    ).toBeGreaterThan(8);
  });
});

test('an original takes the place of the text', async () => {
  writeFileSync(join(settings.originals, 'crush.pdf'), 'the original');
  expect(await make()).toEqual([{ name: 'crush', way: 'original' }]);
  expect(read().toString()).toBe('the original');
});

test('a file that is no longer listed goes', async () => {
  write('Text');
  await make();
  writeFileSync(join(settings.folder, 'old.pdf'), '');
  await make();
  expect(readdirSync(settings.folder)).toEqual(['crush.pdf']);
});

test.each([
  ['<Drawing name="crash" caption="x" />', /crush\.md: there is no drawing "crash"; there are .*crush/],
  ['<Table name="gages" />', /crush\.md: there is no table "gages"; there are .*gauges/],
  ['<Picture name="a" />', /crush\.md: there is no piece <Picture/],
  ['<Drawing name="crush" />', /crush\.md: a piece needs caption/],
])('%s is told with its file and remedy', async (text, told) => {
  write(text);
  await expect(make()).rejects.toThrow(told);
});

test('a text that is missing, and one that nobody lists, are told', async () => {
  await expect(make()).rejects.toThrow(/crush\.md, or put the original/);
  write('Text');
  write('Text', 'other');
  await expect(make()).rejects.toThrow(/other\.md: no row of src\/config\/downloads\.ts/);
});

test('every edition of the list is wanted once', () => {
  const names = listWantedFiles().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('EB005-2020-bearing-size-selection-fr');
});
