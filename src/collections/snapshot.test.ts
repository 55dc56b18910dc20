import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assembleCatalogue } from '#scripts/catalogue/assemble.ts';
import { sampleAnswers } from '#scripts/catalogue/samples.ts';
import { writeSnapshot } from '#scripts/catalogue/write-snapshot.ts';
import { readCatalogue } from './catalogue.ts';
import { readSnapshot, SnapshotError } from './snapshot.ts';

let folder: string;
let current: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'collections-'));
  current = join(folder, 'current');
  await writeSnapshot(folder, assembleCatalogue(sampleAnswers()), {
    pulledAt: '2026-11-01T02:00:00.000Z',
    source: 'acl-eu',
    report: [],
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const change = (file: string, edit: (text: string) => string): void => {
  const path = join(current, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
};

describe('readSnapshot', () => {
  test('gives a sound snapshot', () => {
    expect(readSnapshot(current).catalogue.parts).toHaveLength(4);
  });

  test.each(['manifest.json', 'parts.json'])('refuses one without %s', (file) => {
    rmSync(join(current, file));
    expect(() => readSnapshot(current)).toThrow(`There is no ${join(current, file)}`);
    expect(() => readSnapshot(current)).toThrow('npm run catalogue:pull');
  });

  test('does without distributors where none were ever pulled', async () => {
    const answers = sampleAnswers({
      distributors: { ok: false, failure: { kind: 'network', operation: '', cause: 'refused' } },
    });
    await writeSnapshot(folder, assembleCatalogue(answers), {
      pulledAt: '2026-11-02T02:00:00.000Z',
      source: 'acl-eu',
      report: [],
    });
    expect(readSnapshot(current).catalogue.distributors).toBeUndefined();
  });

  test('refuses what was changed by hand', () => {
    change('parts.json', (text) => text.replace('Race Series conrod', 'Race series conrod'));
    expect(() => readSnapshot(current)).toThrow('changed after the pull');
  });

  test('names the file and the field that is wrong', () => {
    change('parts.json', (text) => text.replace('"size":".25"', '"size":25'));
    expect(() => readSnapshot(current)).toThrow(/parts\.json is broken: .*expected string.*at \[0\]\.size/s);
  });

  test.each([
    ['cut', (text: string) => text.slice(0, 200)],
    ['empty', () => ''],
  ])('refuses parts that are %s', (_, edit) => {
    change('parts.json', edit);
    expect(() => readSnapshot(current)).toThrow(SnapshotError);
  });

  test('refuses a part that costs nothing', () => {
    change('parts.json', (text) => text.replace('"gross":{"amount":11240', '"gross":{"amount":0'));
    expect(() => readSnapshot(current)).toThrow(/parts\.json is broken/);
  });

  test.each(['..', '../../etc', 'A/B', ''])('refuses the address %j, which would leave its folder', (slug) => {
    change('engines.json', (text) => text.replace('"slug":"AGU"', `"slug":${JSON.stringify(slug)}`));
    expect(() => readSnapshot(current)).toThrow(/engines\.json is broken/);
  });

  test('refuses counts that do not fit', () => {
    change('manifest.json', (text) => text.replace('"parts": 4', '"parts": 5'));
    expect(() => readSnapshot(current)).toThrow('the manifest counts 5 parts');
  });

  test('refuses a manifest of another schema', () => {
    change('manifest.json', (text) => text.replace('"schema": 1', '"schema": 2'));
    expect(() => readSnapshot(current)).toThrow(/manifest\.json is broken/);
  });
});

describe('readCatalogue', () => {
  const partNamed = (slug: string) => {
    const part = readCatalogue(folder).partsBySlug.get(slug);
    if (!part) throw new Error(`no part ${slug}`);
    return part;
  };

  test('reads once for each process', () => {
    expect(readCatalogue(folder)).toBe(readCatalogue(folder));
    rmSync(current);
    expect(readCatalogue(folder).parts).toHaveLength(4);
  });

  // rule catalogue.make-names
  test('names of parts call a make as its page does', async () => {
    const written = JSON.stringify(assembleCatalogue(sampleAnswers())).replaceAll('"make":"Audi"', '"make":"Skoda"');
    await writeSnapshot(folder, JSON.parse(written) as ReturnType<typeof assembleCatalogue>, {
      pulledAt: '2026-11-02T02:00:00.000Z',
      source: 'acl-eu',
      report: [],
    });
    expect(readCatalogue(folder).titleOf(partNamed('4B1606H-STD')).engines).toMatch(/^Škoda /);
  });

  test('throws where nothing was pulled', () => {
    expect(() => readCatalogue(join(folder, 'nowhere'))).toThrow(SnapshotError);
  });

  test('finds the sizes of a set in size order', () => {
    expect(
      readCatalogue(folder)
        .partsBySet.get('4B1606H')
        ?.map(({ size }) => size),
    ).toEqual(['STD', '.25', '.50']);
  });

  test('finds engines of a make and parts of an engine', () => {
    const [engine] = readCatalogue(folder).enginesOfMake('Audi');
    expect(engine?.name).toBe('AGU');
    expect(
      engine &&
        readCatalogue(folder)
          .partsOfEngine(engine)
          .map(({ slug }) => slug),
    ).toEqual(['4B1606H-STD', '4B1606H-.25', '4B1606H-.50', '5M1959H-STD']);
    expect(readCatalogue(folder).enginesOfMake('Nobody')).toEqual([]);
  });

  test('finds applications and related parts of every size of a set', () => {
    for (const slug of ['4B1606H-STD', '4B1606H-.50']) {
      expect(
        readCatalogue(folder)
          .applicationsOf(partNamed(slug))
          .map(({ make }) => make),
      ).toEqual(['Audi', 'Volkswagen']);
      expect(
        readCatalogue(folder)
          .relatedOf(partNamed(slug))
          .map((part) => part.slug),
      ).toEqual(['5M1959H-STD']);
    }
  });

  test('finds the kits that hold a part', async () => {
    const answers = sampleAnswers();
    const kit = {
      ...partNamed('5M1959H-STD'),
      isKit: true,
      kitContents: [{ slug: '4B1606H-STD', quantity: 2, name: 'Set', description: '' }],
    };
    const parts = answers.listed.parts.map((part) => (part.slug === kit.slug ? kit : part));
    const other = mkdtempSync(join(tmpdir(), 'collections-'));
    const catalogue = assembleCatalogue({ ...answers, listed: { ...answers.listed, parts } });
    await writeSnapshot(other, catalogue, { pulledAt: '2026-11-01T02:00:00.000Z', source: 'acl-eu', report: [] });
    const reader = readCatalogue(other);
    const [rod, single] = [reader.partsBySlug.get('4B1606H-STD'), reader.partsBySlug.get('4B1606H-.25')];
    expect(rod && reader.kitsWith(rod).map(({ slug }) => slug)).toEqual(['5M1959H-STD']);
    expect(single && reader.kitsWith(single)).toEqual([]);
    rmSync(other, { recursive: true });
  });

  test('follows the link, wherever it points', () => {
    const other = mkdtempSync(join(tmpdir(), 'collections-'));
    cpSync(current, join(other, 'elsewhere'), { recursive: true, dereference: true });
    symlinkSync('elsewhere', join(other, 'current'));
    expect(readCatalogue(other).makes).toHaveLength(2);
    rmSync(other, { recursive: true });
  });
});
