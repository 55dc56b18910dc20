import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idleWords, kindWords, setEndings, unsoldWords } from '#config/search-words.ts';
import type { Piece } from './piece.ts';
import { readWords, toSizeText } from './read-words.ts';
import { splitTyped } from './typed-words.ts';

/** What a piece is taken for, before its word: "kind rod: big end". */
function write(piece: Piece): string {
  const what = piece.role === 'kind' ? ` ${piece.kind}` : piece.role === 'ending' ? ` ${piece.ending}` : '';
  return `${piece.role}${what}: ${piece.word}`;
}
const read = (typed: string) => readWords(splitTyped(typed));
const readAs = (typed: string) => read(typed).map(write);

// rule search.trade-words
describe('words of the trade', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' ,; ', []],
    ['k20a', ['name: k20a']],
    ['Honda K20A Rods', ['name: honda', 'name: k20a', 'kind rod: rods']],
    // the longest first
    ['oil pump', ['kind oil-pump: oil pump']],
    ['clearance gauge', ['kind flexigauge: clearance gauge']],
    ['bottom end kit', ['kind kit: bottom end kit']],
    ['k20a extra oil clearance', ['name: k20a', 'ending hx: extra oil clearance']],
    ['k20a oil clearance', ['name: k20a', 'idle: oil clearance']],
    // however accents, hyphens and apostrophes are written
    ['ÖLPUMPE', ['kind oil-pump: olpumpe']],
    ['pompe à huile clio', ['kind oil-pump: pompe a huile', 'name: clio']],
    ["pompa dell'olio", ["kind oil-pump: pompa dell'olio"]],
    ['big-end', ['kind rod: big-end']],
    ['thrust-washer', ['kind thrust: thrust-washer']],
    ['verstärkte pleuellager s54', ['idle: verstarkte', 'kind rod: pleuellager', 'name: s54']],
    // two words of the trade in one
    ['main-bearings', ['kind main: main', 'idle: bearings']],
    ['rods/mains', ['kind rod: rods', 'kind main: mains']],
    ['mx-5', ['name: mx-5']],
    ['not-hx k20a', ['ending h: not hx', 'name: k20a']],
    // a name and what is wanted for it in one
    ['K20A-rods', ['name: k20a', 'kind rod: rods']],
    ['20vt-rods', ['name: 20v', 'name: turbo', 'kind rod: rods']],
    ['pleuellager/b18c', ['kind rod: pleuellager', 'name: b18c']],
    ['s54\u2013big\u2013end', ['name: s54', 'kind rod: big end']],
    ['k20a--mains', ['name: k20a', 'kind main: mains']],
    ['-rods', ['kind rod: -rods']],
    ['K20A\uff0drods', ['name: k20a', 'kind rod: rods']],
    ['16-valve-rods', ['name: 16v', 'kind rod: rods']],
    ['not-hx-rods', ['ending h: not hx', 'kind rod: rods']],
    // an apostrophe joins nothing
    ['k20a rod\u2019s', ['name: k20a', 'kind rod: rod\u2019s']],
    ["main's golf", ["kind main: main's", 'name: golf']],
    ['mx-turbo', ['name: mx-turbo']],
    // what only an object of the language is called
    ['constructor', ['name: constructor']],
  ])('%j are %j', (typed, pieces) => expect(readAs(typed)).toEqual(pieces));

  test.each(['no-coating', 'k20a no-coating', 'jeu-de-coussinets'])('%j leaves no blank behind a word', (typed) => {
    expect(readWords(splitTyped(typed)).flatMap((piece) => piece.typed || [])).toEqual(typed.split(' '));
  });

  test.each([
    ['hx', 'name: hx'],
    ['h', 'name: h'],
    ['k20a hx', 'ending hx: hx'],
    ['k20a H', 'ending h: h'],
    ['rods hd', 'ending hd: hd'],
    ['not coated', 'ending h: not coated'],
    ['extra clearance', 'ending hx: extra clearance'],
    ['h series', 'name: h'],
    ['astra h', 'name: h'],
    ['omega a', 'name: a'],
    ['rods a', 'idle: a'],
    ['rods h', 'ending h: h'],
    ['serie h family', 'name: h'],
  ])('letters that may be a name are an ending or nothing only beside other words: in %j is %s', (typed, piece) =>
    expect(readAs(typed)).toContain(piece),
  );
});

describe('figures and their units', () => {
  test.each([
    ['1.8 litre golf', ['name: 1.8litre', 'name: golf']],
    ['1601 cc', ['name: 1601cc']],
    ['16 valve', ['name: 16v']],
    ['16-valve', ['name: 16v']],
    ['golf 16 Ventile', ['name: golf', 'name: 16v']],
    ['160 valve', ['name: 160', 'name: valve']],
    ['coupe 20vt', ['name: coupe', 'name: 20v', 'name: turbo']],
    ['golf mk 4', ['name: golf', 'name: mk4']],
    ['golf Mk.4', ['name: golf', 'name: mk4']],
    ['golf mk IV', ['name: golf', 'name: mkiv']],
    ['golf mk 7.5', ['name: golf', 'name: mk7.5']],
    ['golf mk gti', ['name: golf', 'name: mk', 'name: gti']],
    ['k20a 10 thou', ['name: k20a', 'size: 10thou']],
    ['k20a .25 mm', ['name: k20a', 'size: .25mm']],
    ['golf mm', ['name: golf', 'name: mm']],
  ])('%j are %j', (typed, pieces) => expect(readAs(typed)).toEqual(pieces));
});

describe('what is not wanted', () => {
  test.each<[string, string[]]>([
    ['k20a not HX', ['name: k20a', 'ending h: not hx']],
    ['rods except coated', ['kind rod: rods', 'ending h: except coated']],
    ['k20a rods sans hd', ['name: k20a', 'kind rod: rods', 'ending h: sans hd']],
    ['k20a no mains', ['name: k20a', 'idle: no mains']],
    ['k20a not', ['name: k20a', 'name: not']],
    ['not golf', ['name: not', 'name: golf']],
  ])('%j are %j', (typed, pieces) => expect(readAs(typed)).toEqual(pieces));
});

describe('what is not sold', () => {
  test.each([
    ['water pump', ['unsold: water pump']],
    ['Wasserpumpe golf', ['unsold: wasserpumpe', 'name: golf']],
    ['oil pump gears', ['unsold: oil pump gears']],
    ['crank gasket', ['unsold: crank gasket']],
    ['piston kit', ['unsold: piston kit']],
    ['nockenwellen lager', ['unsold: nockenwellen lager']],
    ['piston rods', ['unsold: piston', 'kind rod: rods']],
    ['rods and pistons', ['kind rod: rods', 'idle: and', 'unsold: pistons']],
    ['golf pistons', ['name: golf', 'unsold: pistons']],
  ])('%j are %j', (typed, pieces) => expect(readAs(typed)).toEqual(pieces));
});

describe('a kit', () => {
  test.each([
    ['k20a kit', ['name: k20a', 'kind kit: kit']],
    ['kits', ['kind kit: kits']],
    ['rod bearing kit', ['kind rod: rod', 'idle: bearing', 'idle: kit']],
    ['coated kit', ['kind calico: coated', 'idle: kit']],
    ['kit coussinets k20a', ['idle: kit', 'idle: coussinets', 'name: k20a']],
    ['k20a bearing kits', ['name: k20a', 'idle: bearing', 'idle: kits']],
    ['k20a bottom end', ['name: k20a', 'kind kit: bottom end']],
  ])('of conrods and mains is meant, or only a set: %j are %j', (typed, pieces) =>
    expect(readAs(typed)).toEqual(pieces),
  );
});

describe('words that tell nothing', () => {
  const ofAll = ['kind rod: ', 'kind main: ', 'kind thrust: '];
  test.each<[string, string[]]>([
    ['k20a bearings', ['name: k20a', 'idle: bearings']],
    ['k20a clearance', ['name: k20a', 'idle: clearance']],
    ['for honda', ['idle: for', 'name: honda']],
    // alone
    ['clearance', ['kind flexigauge: clearance']],
    ['bearing clearance', ['idle: bearing', 'kind flexigauge: clearance']],
    ['bearings', ['idle: bearings', ...ofAll]],
    ['Lager-Satz', ['idle: lager', 'idle: satz', ...ofAll]],
    ['for', ['name: for']],
    ['for the', ['name: for', 'name: the']],
  ])('%j are %j', (typed, pieces) => expect(readAs(typed)).toEqual(pieces));
});

describe('the size', () => {
  test.each<[string, string | null]>([
    // with a dot or by name, wherever it stands
    ['.25', '.25'],
    ['.25 k20a rods', '.25'],
    ['k20a 0.50', '0.50'],
    ['std k20a', 'std'],
    ['k20a STD-SP', 'std-sp'],
    ['rods 1.00', '1.00'],
    ['big ends pinto +10', '+10'],
    ['-.25 golf', '-.25'],
    ['+10 pinto big ends', '+10'],
    ['10" golf', '10"'],
    ['.010" golf', '.010"'],
    // three figures as the last word: beginning with 0, alone, or beside a kind
    ['golf 010', '010'],
    ['010 golf', null],
    ['100', '100'],
    ['rods 100', '100'],
    ['golf rods 100', '100'],
    ['golf 100', null],
    // behind a word with a digit
    ['k20a 25', '25'],
    ['k20a h 25', '25'],
    ['golf 25', null],
    ['25', null],
    // the rest of a code
    ['m 50 b 25', null],
    // a capacity
    ['golf 1.6', null],
    ['rods 1.6', null],
    ['k20a 1.8', null],
    // no size of the trade
    ['k20a 17', null],
    ['chevy 350', null],
    ['k20a rods', null],
    // the last of several
    ['4b1946h .25 .50', '.50'],
    ['std k20a 010', '010'],
  ])('of %j is %j', (typed, size) => {
    const sizes = read(typed).filter(({ role }) => role === 'size');
    expect(sizes.map(({ word }) => word)).toEqual(size === null ? [] : [size]);
  });

  test('is what its text reads as', () => {
    expect(read('k20a +10')[1]).toMatchObject({ role: 'size', wish: { measures: [{ unit: 'in', nominal: 250 }] } });
  });

  test.each([
    ['+10', '010'],
    ['-20', '020'],
    ['10', '10'],
    ['+100', '100'],
    ['+70', '70'],
    ['-.25', '.25'],
    ['std', 'STD'],
    ['', ''],
  ])('%j is read as %j', (word, text) => expect(toSizeText(word)).toBe(text));
});

describe('any term that the trade has', () => {
  test.each<[string, string[], (term: string) => object]>([
    ['kind', Object.keys(kindWords), (term) => ({ role: 'kind', kind: kindWords[term] })],
    ['ending', Object.keys(setEndings), (term) => ({ role: 'ending', ending: setEndings[term] })],
    ['part that is not sold', [...unsoldWords], () => ({ role: 'unsold' })],
    ['word that tells nothing', [...idleWords], () => ({ role: 'idle' })],
  ])('for a %s is one piece of it behind an engine, in any case, with blanks or hyphens', (_, terms, toMeaning) => {
    for (const term of terms)
      for (const typed of [term, term.toUpperCase(), term.replaceAll(' ', '-'), term.replaceAll(' ', '  ')])
        expect(read(`k20a ${typed}`), typed).toEqual([
          expect.objectContaining({ role: 'name', word: 'k20a' }),
          expect.objectContaining(toMeaning(term)),
        ]);
  });
});

const sayings = [kindWords, setEndings].flatMap((terms) => Object.keys(terms));
const names = [
  'k20a',
  'mx-5',
  'main-bearings',
  'rods/mains',
  'k20a-rods',
  'not-hx',
  '16-valve',
  '20vt',
  '.25',
  '010',
  'std',
  'mk',
  '4',
  'not',
  'x',
];
const someTerms = fc.array(fc.constantFrom(...sayings, ...unsoldWords, ...idleWords, ...names), { maxLength: 7 });

test('whatever is typed: nothing of it is lost, in its order, with one size at most', () => {
  fc.assert(
    fc.property(someTerms, (terms) => {
      const pieces = read(terms.join(' '));
      const cut = (text: string) => text.split(/[ /-]/).filter(Boolean);
      expect(pieces.flatMap(({ typed }) => cut(typed))).toEqual(terms.flatMap(cut));
      expect(pieces.filter(({ role }) => role === 'size').length).toBeLessThan(2);
      expect(pieces.length > 0 && pieces.every(({ role }) => role === 'idle')).toBe(false);
    }),
  );
});
