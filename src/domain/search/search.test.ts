import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVisibleCode } from '#domain/part/part.ts';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import type { SearchAnswer } from './search-answer.ts';
import { searchForTests } from './search-for-tests.ts';
import { normaliseNumber } from './read-number.ts';
import { mistype, type TypingError, typingErrors } from './typed-samples.ts';

const catalogue = seedCatalogueForTests();
const { ask } = searchForTests(catalogue);
const visible = catalogue.parts.filter(({ slug }) => isVisibleCode(slug));
const hidden = catalogue.parts.filter(({ slug }) => !isVisibleCode(slug));
const codes = new Set(visible.flatMap(({ set, interchange }) => [set, ...interchange.map(({ number }) => number)]));
const keys = [...codes].map(normaliseNumber);

const slugsOf = ({ hits }: SearchAnswer) => hits.map((hit) => (hit.kind === 'part' ? hit.slug : ''));
const setsOf = ({ hits }: SearchAnswer) => hits.map((hit) => (hit.kind === 'part' ? hit.set : ''));

const aPart = fc.constantFrom(...visible);
/** between a digit and a letter nothing is lost when a sign comes or goes; between digits a dot would make a size */
const writeLoosely = (code: string, signs: readonly string[], isUpper: readonly boolean[]) =>
  [...code]
    .map((character, at) => (isUpper[at] ? character.toUpperCase() : character.toLowerCase()) + (signs[at] ?? ''))
    .join('');
const sizeWritings = (size: string): string[] =>
  size.startsWith('.') ? [size, `0${size}`, `0${size.replace('.', ',')}`, `${size} mm`] : [size, size.toLowerCase()];

// rule search.any-writing
describe('any visible part', () => {
  const spelling = fc.record({
    part: aPart,
    signs: fc.array(fc.constantFrom('', '', '', ' ', '-', ' - ', '_'), { minLength: 24, maxLength: 24 }),
    isUpper: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
    between: fc.constantFrom('-', ' ', ' - ', '/', '  '),
    size: fc.nat(3),
  });

  test('comes first however its number is spaced, dashed, cased, and its size written', () => {
    fc.assert(
      fc.property(spelling, ({ part, signs, isUpper, between, size }) => {
        const code = writeLoosely(part.set, [...signs.slice(0, part.set.length - 1), ''], isUpper);
        const sizes = sizeWritings(part.size);
        const typed = part.size === '' ? code : code + between + sizes[size % sizes.length];
        expect(slugsOf(ask(typed))[0], typed).toBe(part.slug);
      }),
      { numRuns: 500 },
    );
  });

  test('comes first with O for 0 and I or L for 1', () => {
    const look = fc.constantFrom('I', 'L', 'l', 'i');
    fc.assert(
      fc.property(aPart, look, ({ slug, set }, one) => {
        expect(slugsOf(ask(slug.replaceAll('0', 'O')))[0]).toBe(slug);
        const typed = slug.replace(set, set.replaceAll('1', one));
        expect(slugsOf(ask(typed))[0], typed).toBe(slug);
      }),
      { numRuns: 500 },
    );
  });

  test('is meant without doubt when its number is typed as it is, and without its size only where it has none', () => {
    for (const { slug, set, size } of visible) {
      expect(ask(slug)).toMatchObject({ certainty: 'exact', exactSlug: slug, missingSize: null });
      if (size !== '') expect(ask(set).exactSlug).not.toBe(slug);
    }
  });
});

/** One character wrong, too many, missing, or two swapped. */
const anError = fc.record({
  at: fc.nat(30),
  how: fc.constantFrom(...typingErrors),
  character: fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZ023456789'),
});
const misspell = (set: string, { at, how, character }: { at: number; how: TypingError; character: string }): string =>
  mistype(set, at % set.length, how, character);

// rule search.any-writing
describe('one typing error in the number of a set', () => {
  /** what was typed is itself a number, or stands in one: then that is shown, and nothing is guessed */
  const isNumber = (typed: string) => keys.some((key) => key.includes(normaliseNumber(typed)));
  const isGuessable = (set: string, typed: string) =>
    normaliseNumber(set).length > 5 &&
    !set.includes('+') &&
    !isNumber(typed) &&
    normaliseNumber(typed) !== normaliseNumber(set);

  test('leaves the set among those that are found', () => {
    fc.assert(
      fc.property(aPart, anError, ({ set }, error) => {
        const typed = misspell(set, error);
        fc.pre(isGuessable(set, typed));
        const answer = ask(typed, { limit: 100 });
        expect(setsOf(answer), typed).toContain(set);
        expect(answer).toMatchObject({ certainty: 'guess', exactSlug: null });
      }),
      { numRuns: 500 },
    );
  });

  test('leaves the part the first of its set when the size is right', () => {
    fc.assert(
      fc.property(aPart, anError, ({ set, size, slug }, error) => {
        const typed = misspell(set, error);
        fc.pre(size !== '' && isGuessable(set, typed));
        const found = ask(`${typed} ${size}`, { limit: 100 });
        expect(
          slugsOf(found).find((other) => other.startsWith(`${set}-`)),
          typed,
        ).toBe(slug);
      }),
      { numRuns: 500 },
    );
  });
});

describe('numbers that are replaced', () => {
  const numbers = [...new Set(visible.flatMap(({ interchange }) => interchange.map(({ number }) => number)))];
  const beginnings = numbers.flatMap((number) => Array.from(number, (_, at) => number.slice(0, at + 1)));

  test('give each part once at every key', () => {
    for (const typed of beginnings) {
      const slugs = slugsOf(ask(typed, { limit: 200 })).filter(Boolean);
      expect(slugs.length, typed).toBe(new Set(slugs).size);
    }
  });

  test('name a part only where one set alone replaces them', () => {
    expect(ask('11247841703').certainty).toBe('match');
    expect(new Set(setsOf(ask('11247841703')))).toEqual(new Set(['8B1580H', '10B1580HX']));
    expect(ask('07K105701E').certainty).toBe('exact');
  });
});

// rule part.visible-codes
describe('what the shop hides', () => {
  test('is found in no way, neither typed nor filtered', () => {
    const visibleSlugs = new Set(visible.map(({ slug }) => slug));
    const typed = hidden.flatMap(({ slug, set, size }) => [
      slug,
      set,
      normaliseNumber(slug),
      `${set.slice(0, -1)} ${size}`,
    ]);
    for (const query of [...typed, 'rods', 'mains', 'std', '4b', '5c98', 'gauge', 'cap']) {
      const found = ask(query, { limit: 5000 }).hits.filter((hit) => hit.kind === 'part');
      expect(found.filter(({ slug }) => !visibleSlugs.has(slug))).toEqual([]);
    }
  });

  test('neither is the make without a name', () => {
    expect(ask('std', { limit: 1 }).facets.makes.map(({ value }) => value)).not.toContain('');
  });
});

describe('a word that tells nothing', () => {
  test('is left out beside others, and alone is the beginning of one that tells', () => {
    expect(slugsOf(ask('4B1606H for'))[0]).toBe(slugsOf(ask('4B1606H'))[0]);
    expect(ask('for').hits.map((hit) => (hit.kind === 'part' ? '' : hit.make))).toContain('Ford');
  });
});

describe('any text', () => {
  test('is answered, in the limit, with facets that count its parts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
        const { hits, query, sets, setTotal } = ask(typed, { limit: 7 });
        expect(sets.length).toBe(Math.min(7, setTotal));
        expect(query).toBe(typed);
        expect(hits.length).toBeLessThanOrEqual(7);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the visitor's engine", () => {
  const engine = {
    makeSlug: 'BMW',
    engineSlug: 'S54B32',
    make: 'BMW',
    engine: 'S54B32',
    sets: catalogue.engines.find(({ name }) => name === 'S54B32')?.parts.map((slug) => slug.split('-')[0] ?? '') ?? [],
  };

  test.each(['mains', 'rods std', 'mains .25'])('%s: its sets come first', (typed) => {
    const [first] = ask(typed, { engine }).hits;
    expect(first?.kind === 'part' && engine.sets.includes(first.set)).toBe(true);
    expect(first?.kind === 'part' && first.title).toMatch(/for BMW S54B32\b/);
  });

  test('an exact number stays first', () => {
    expect(slugsOf(ask('4B1606H-STD', { engine }))[0]).toBe('4B1606H-STD');
  });
});
