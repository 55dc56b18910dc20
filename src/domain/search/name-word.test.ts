import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aliasOfTwo,
  listGenerations,
  listNameWords,
  readBegunYears,
  readGeneration,
  readNamedGeneration,
  takeApart,
} from './name-word.ts';
import { readWords } from './read-words.ts';
import { splitTyped } from './typed-words.ts';

const namesOf = (typed: string) => listNameWords(readWords(splitTyped(typed)));
/** a word as it stands behind a make */
const behindMake = (word: string) => namesOf(`ford ${word}`).slice(1);

// rule search.trade-words
describe('a generation', () => {
  test.each([
    ['9', 'ix 9 mk9 mkix 9th 9g mark9 gen9 generation9 ph9 series9'],
    ['1', 'i 1st phase1'],
    ['2', '2nd ii'],
    ['3', '3rd iii'],
    ['7', 'mk7 mk7.5 vii'],
    ['10', 'x 10 mk10'],
  ])('of the figure %s is each of %s', (figure, words) => {
    for (const word of words.split(' ')) expect(readGeneration(word), word).toBe(figure);
  });

  test.each(['', '0', 'mk0', '20', '99', '1999', 'iix', 'mk', 'golf', 'k20', '9x', '9.5', '-', 'constructor'])(
    '%j is none',
    (word) => expect(readGeneration(word)).toBeNull(),
  );

  test.each([
    ['mk4', '4'],
    ['mkiv', '4'],
    ['gen2', '2'],
    ['4', null],
    ['iv', null],
    ['19', null],
    ['', null],
  ])('%j says so itself: %j', (word, figure) => expect(readNamedGeneration(word)).toBe(figure));

  test.each([
    ['Golf Mk4, Bora', ['4']],
    ['Lancer Evo IV, Evo V/VI', ['4', '5', '6']],
    ['GEN-2 CTS-V', ['2']],
    ['Mazda 3, Mazda 6', []],
    ['Skyline GT-R R34', []],
    ['', []],
  ])('the models %j are of %j', (models, figures) => expect(listGenerations(models)).toEqual(figures));

  test('of two lists of models those of the first and those of the second, in any capitals', () => {
    const models = fc.array(fc.constantFrom('Golf', 'Mk4', 'Evo IX', 'Gen-2', '3', 'X5'), { maxLength: 4 });
    fc.assert(
      fc.property(models, models, (some, others) => {
        const both = listGenerations([...some, ...others].join(', '));
        expect(both).toEqual([...listGenerations(some.join(' ')), ...listGenerations(others.join('/'))]);
        expect(listGenerations([...some, ...others].join(', ').toUpperCase())).toEqual(both);
      }),
    );
  });
});

// rule search.trade-words
describe('years', () => {
  test.each([
    ['1999', [1999, 1999]],
    ['my99', [1999, 1999]],
    ['MY1999', [1999, 1999]],
    ['my04', [2004, 2004]],
    ['1990s', [1990, 1999]],
    ['90s', [1990, 1999]],
    ['00s', [2000, 2009]],
    ['1940', [1940, 1940]],
    ['2049', [2049, 2049]],
    ['40s', [1940, 1949]],
    ['30s', [2030, 2039]],
    ['1930s', null],
    ['2050s', null],
    ['1939', null],
    ['2050', null],
    ['99', null],
    ['19990', null],
    ['1999x', null],
  ])('%j are %j', (word, years) => expect(behindMake(word)).toMatchObject([{ years }]));

  test.each(['', '1', '2', '18', '21', '1999', '19x', 'x19'])('%j is no year that is being typed', (word) =>
    expect(readBegunYears(word)).toBeNull(),
  );

  test('a year that is being typed is among those that its figures may become, fewer with each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        const [century, tens] = [2, 3].map((length) => readBegunYears(String(year).slice(0, length)));
        const [first, last] = [Math.floor(year / 100) * 100, Math.floor(year / 10) * 10];
        expect([century, tens]).toEqual([
          [first, first + 99],
          [last, last + 9],
        ]);
      }),
    );
  });
});

const capacityOf = (word: string) => behindMake(word)[0]?.capacity;

// rule search.trade-words
describe('capacities', () => {
  test.each([
    ['1.6', [1550, 1649]],
    ['1,6', [1550, 1649]],
    ['1.6L', [1550, 1649]],
    ['1.6 litre', [1550, 1649]],
    ['1600', [1550, 1649]],
    ['1600 ccm', [1550, 1649]],
    ['1598', [1598, 1598]],
    ['1601cc', [1601, 1601]],
    ['1.O', [950, 1049]],
    // a bare year is none
    ['1999', null],
    ['1999cc', [1999, 1999]],
    ['2000', null],
    ['2000cc', [1950, 2049]],
    // of motorcycles the figure is the name
    ['900', [880, 919]],
    ['925', [925, 925]],
    ['1.9tdi', null],
    ['16', null],
    ['16000', null],
  ])('%j is %j', (word, capacity) => expect(capacityOf(word)).toEqual(capacity));

  test('every engine from a litre on is called by one tenth of a litre, however that is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9849 }), (cc) => {
        const tenths = Math.floor((cc + 50) / 100);
        const called = [tenths - 1, tenths, tenths + 1].map((one) => {
          const [from, to] = capacityOf(`${(one / 10).toFixed(1)}l`) ?? [0, 0];
          expect(capacityOf(`${one}00cc`)).toEqual(one < 10 ? [880, 919] : [from, to]);
          return from <= cc && cc <= to;
        });
        expect(called).toEqual([false, true, false]);
      }),
    );
  });
});

// rule search.trade-words
describe('words of names', () => {
  test.each([
    ['vw golf', ['volkswagen', null]],
    ['Škoda VRS', [null, 'rs']],
    ['MIATA', ['mx5']],
    ['Käfer', ['beetle']],
    ['constructor', [null]],
  ])('%j stand for %j', (typed, aliases) => expect(namesOf(typed).map(({ alias }) => alias)).toEqual(aliases));

  test.each([
    ['xflow', 'kent'],
    ['renaultsport', 'rs'],
    ['smallblock', 'sbc'],
    // it says more than "type"
    ['typer', null],
    ['golfgti', null],
    ['', null],
  ])('%j, typed in two words, stands for %j', (joined, alias) => expect(aliasOfTwo(joined)).toBe(alias));

  test.each([
    ['Honda K20A rods', 'Honda=honda K20A=k20a'],
    ['MX-5', 'MX-5=mx =5'],
    ['К20А', 'К20А=k20a'],
    ['rods .25', ''],
    ['', ''],
    ['+ - &', ''],
  ])('%j are, as typed and as compared, %j', (typed, words) => {
    const read = namesOf(typed).map((one) => `${one.typed}=${one.word}`);
    expect(read.join(' ')).toBe(words);
  });

  test.each([
    ['honda b series', ['b'], ['series']],
    ['A-Series 1275', ['a'], ['series']],
    ['vauxhall xe series', ['xe'], ['series']],
    ['opel xe family', ['xe'], ['family']],
    ['opel xe-family', ['xe'], ['family']],
    ['golf series', [], ['series']],
    ['for honda', [], ['for']],
    ['honda b', [], []],
  ])('%j: letters of a family are %j, and %j tell nothing', (typed, families, idle) => {
    const words = namesOf(typed);
    expect(words.filter(({ isFamily }) => isFamily).map(({ word }) => word)).toEqual(families);
    expect(words.filter(({ isIdle }) => isIdle).map(({ word }) => word)).toEqual(idle);
  });
});

// rule search.trade-words
describe('words taken apart', () => {
  test.each([
    ['Evo9', 'evo 9'],
    ['evoix', 'evo ix'],
    ['golfii', 'golf ii'],
    ['evoiii', 'evo iii'],
    ['golfvii', 'golf vii'],
    ['evoviii', 'evo viii'],
    ['civicvi', 'civic vi'],
    ['impreza99', 'impreza 99=1999'],
    ['impreza1999', 'impreza 1999=1999'],
    ['alfa 75', 'alfa 75=1975'],
    ['clio 04', 'clio 04=2004'],
    ['k20', 'k20'],
    ['golf19990', 'golf19990'],
    ['s54b32', 's54b32'],
    ['', ''],
  ])('%j are %j', (typed, words) => {
    const apart = takeApart(namesOf(typed)).map(({ word, years }) => (years ? `${word}=${years[0]}` : word));
    expect(apart.join(' ')).toBe(words);
  });

  test('lose no letter of what was typed, and what is apart stays so', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}(?:\d{1,5}|ii|ix)?[a-z]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (some) => {
        const words = namesOf(some.join(' '));
        const apart = takeApart(words);
        expect(apart.map((one) => one.word).join('')).toBe(words.map((one) => one.word).join(''));
        expect(apart.map((one) => one.typed).join('')).toBe(words.map((one) => one.typed).join(''));
        expect(takeApart(apart)).toEqual(apart);
      }),
    );
  });
});
