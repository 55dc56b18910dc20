import { describe, expect, test } from 'vitest';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { findWords } from './find-words.ts';
import { searchForTests } from './search-for-tests.ts';
import { readQuery } from './read-query.ts';
import { widen } from './widen-query.ts';

const catalogue = seedCatalogueForTests();
const { index } = searchForTests(catalogue);
const read = (typed: string) => readQuery(typed, () => false);
const find = (typed: string) => findWords(index, read(typed));
const widened = (typed: string) => widen(index, read(typed), find(typed));
const nameOf = ({ engine }: { engine: { make: string; name: string } }) => `${engine.make} ${engine.name}`;

describe('what was found is the answer', () => {
  test.each([
    ['nothing is said of many engines', 'golf gti'],
    ['nothing was found', 'wibble turbo'],
    ['an engine is named', 'k20a turbo'],
    ['a make alone says too little to be wider by', 'honda turbo'],
    ['a word of many engines alone', 'turbo'],
    ['one model is called so', '944 turbo'],
    ['one model with a sixteen-valve head', 'golf 2 16v'],
  ])('%s: %j', (_, typed) => expect(widened(typed)).toBeNull());
});

describe('where some are called so as one model, those alone', () => {
  test('"240 turbo" is the Volvo, with its sets', () => {
    const all = find('240 turbo');
    const { found, isWide } = widened('240 turbo') ?? {};
    expect(isWide).toBe(false);
    expect(new Set(found?.engines.map(({ engine }) => engine.make))).toEqual(new Set(['Volvo']));
    expect(all.engines.length).toBeGreaterThan(found?.engines.length ?? 0);
    const leads = new Set(found?.sets.map(({ lead }) => lead?.make));
    expect(leads).toEqual(new Set(['Volvo']));
    expect(found?.sets.length).toBeGreaterThan(0);
  });
});

describe('where none is, all that the other words fit', () => {
  test.each([
    ['leon turbo', 'turbo'],
    ['turbo leon mains', 'turbo'],
    ['integra 16v', '16v'],
    ['evo sport', 'sport'],
  ])('%j: and it is named', (typed, trim) => {
    const [few, wide] = [find(typed), widened(typed)];
    const plain = find(typed.replace(trim, ''));
    const names = wide?.found.engines.map(nameOf) ?? [];
    expect(wide?.isWide).toBe(true);
    expect(plain.engines.length).toBeGreaterThan(few.engines.length);
    expect(names.toSorted()).toEqual(plain.engines.map(nameOf).toSorted());
    // named behind what was understood, and no longer among its words
    expect(wide?.pieces.at(-1)?.word).toBe(trim);
    expect(wide?.found.words.map(({ word }) => word)).not.toContain(trim);
    // the sets of the first keep their place among equals by what led to them
    const led = new Map(few.sets.map(({ set, score }) => [set, score]));
    for (const { set, score } of wide?.found.sets ?? []) expect(score).toBe(led.get(set) ?? score);
    expect(wide?.found.sets.length).toBe(plain.sets.length);
  });

  // the beginning of a model's name is called so as one model nowhere
  test.each(['leo turbo', 'gol 16v'])('%j: those first that were found with it', (typed) => {
    const first = find(typed).engines.map(nameOf);
    const all = find(typed.split(' ')[0] ?? '').engines.map(nameOf);
    expect(all.slice(0, first.length)).not.toEqual(first);
    expect(widened(typed)?.found.engines.map(nameOf)).toEqual([
      ...first,
      ...all.filter((name) => !first.includes(name)),
    ]);
  });
});
