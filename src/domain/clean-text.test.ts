import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanCode,
  cleanEmail,
  cleanLine,
  cleanLines,
  isReadable,
  isReadableLines,
  takeOutUnseen,
} from './clean-text.ts';

// rule access.unseen-signs
describe('cleanLine: names, streets, questions', () => {
  test.each([
    ['plain', 'Anna Keller', 'Anna Keller'],
    ['nothing', '', ''],
    ['a blank that is typed still', 'Anna ', 'Anna '],
    ['no-break blank', 'Anna\u00A0Keller', 'Anna Keller'],
    ['narrow no-break blank', '14\u202Fbis', '14 bis'],
    ['wide blank', '\u6771\u4EAC\u3000\u90FD', '\u6771\u4EAC \u90FD'],
    ['thin and figure blanks', 'a\u2009b\u2007c', 'a b c'],
    ['Ogham blank', 'a\u1680b', 'a b'],
    ['empty cell of Braille', 'a\u2800b', 'a b'],
    ['blank of no width', 'An\u200Bna', 'Anna'],
    ['soft hyphen', 'Werk\u00ADstra\u00DFe', 'Werkstra\u00DFe'],
    ['byte order mark', '\uFEFFAnna', 'Anna'],
    ['word joiner', 'Anna\u2060', 'Anna'],
    ['marks of direction', '\u200EAnna\u200F', 'Anna'],
    ['embedded direction', '\u202AAnna\u202C', 'Anna'],
    ['turned round', 'An\u202Ena', 'Anna'],
    ['isolated direction', '\u2068Anna\u2069', 'Anna'],
    ['Arabic letter mark', 'Anna\u061C', 'Anna'],
    ['combining joiner that is not seen', 'An\u034Fna', 'Anna'],
    ['filler of Hangul', '\u3164', ''],
    ['half filler of Hangul', '\uFFA0Kim', 'Kim'],
    ['invisible plus of formulas', 'a\u2064b', 'ab'],
    ['tags without a flag', 'An\u{E0061}na', 'Anna'],
    ['marks around a note', 'a\uFFF9b\uFFFB', 'ab'],
    ['tab', 'Anna\tKeller', 'Anna Keller'],
    ['line end', 'Anna\r\nBcc: x', 'Anna  Bcc: x'],
    ['line separator', 'Anna\u2028Keller', 'Anna Keller'],
    ['zero byte', 'A\u0000B', 'A B'],
    ['half an emoji', 'A \uD83C B', 'A   B'],
    ['letter and accent apart, as macOS copies them', 'Jose\u0301', 'Jos\u00E9'],
    ['accent behind a sign of no width', 'Jose\u200B\u0301', 'Jos\u00E9'],
    ['fraction stays', 'Hauptstra\u00DFe 3\u00BD', 'Hauptstra\u00DFe 3\u00BD'],
    ['ligature stays', 'O\uFB03ce', 'O\uFB03ce'],
    ['superscript stays', 'Rue 5\u00B2', 'Rue 5\u00B2'],
    ['company of one sign stays', '\u3231 K\u0142os', '\u3231 K\u0142os'],
    ['trade mark stays', 'Keller\u2122', 'Keller\u2122'],
    ['full-width letters and figures', '\uFF21\uFF22 \u5546\u4E8B \uFF11\uFF12', 'AB \u5546\u4E8B 12'],
    ['other wide signs stay', '\u5546\uFF08\u4E8B\uFF09\uFF01', '\u5546\uFF08\u4E8B\uFF09\uFF01'],
    ['apostrophe and dash stay', 'O\u2019Neill\u2013Smith', 'O\u2019Neill\u2013Smith'],
    ['a joiner between Latin letters', 'An\u200Dna\u200C', 'Anna'],
    [
      'Persian: rezaei-nia',
      '\u0631\u0636\u0627\u06CC\u06CC\u200C\u0646\u06CC\u0627',
      '\u0631\u0636\u0627\u06CC\u06CC\u200C\u0646\u06CC\u0627',
    ],
    ['Persian, twice joined', '\u0645\u06CC\u200C\u200C\u0631\u0648\u0645', '\u0645\u06CC\u200C\u0631\u0648\u0645'],
    ['Persian, at the end of the word', '\u0631\u0636\u0627\u200C', '\u0631\u0636\u0627'],
    [
      'Persian, with a mark of direction',
      '\u0645\u06CC\u200F\u200C\u0631\u0648\u0645',
      '\u0645\u06CC\u200C\u0631\u0648\u0645',
    ],
    ['Hindi: a half letter', '\u0915\u094D\u200D\u0937', '\u0915\u094D\u200D\u0937'],
    ['Sinhala: Sri', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    ['Malayalam: the last letter', '\u0D30\u0D3E\u0D2E\u0D28\u0D4D\u200D', '\u0D30\u0D3E\u0D2E\u0D28\u0D4D\u200D'],
    ['Bengali: ya-phala', '\u09B0\u200D\u09CD\u09AF', '\u09B0\u200D\u09CD\u09AF'],
    ['Japanese: the way of writing of a sign', '\u845B\u{E0100}\u57CE', '\u845B\u{E0100}\u57CE'],
    ['a way of writing behind a Latin letter', 'A\uFE0FB\u{E0100}', 'AB'],
    ['Mongolian vowel sign', '\u1828\u180B\u1820', '\u1828\u180B\u1820'],
    ['mechanic', '\u{1F469}\u200D\u{1F527}', '\u{1F469}\u200D\u{1F527}'],
    ['mechanic of a colour', '\u{1F469}\u{1F3FD}\u200D\u{1F527}', '\u{1F469}\u{1F3FD}\u200D\u{1F527}'],
    ['family', '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}', '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}'],
    ['heart on fire', '\u2764\uFE0F\u200D\u{1F525}', '\u2764\uFE0F\u200D\u{1F525}'],
    [
      'flag of England',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['key', '1\uFE0F\u20E3', '1\uFE0F\u20E3'],
    ['joiner behind an emoji', '\u{1F525}\u200D Anna', '\u{1F525} Anna'],
  ])('%s', (_what, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });
});

// rule access.unseen-signs
test.each([
  ['AG-1\r\n\tX, 2', 'AG-1\n\tX, 2'],
  ['A\vB\u2028C\rD\u0085E\f', 'A\nB\nC\nD\nE\n'],
  ['one\u00A0\u200Btwo', 'one two'],
  ['a\u0000b', 'a b'],
])('cleanLines %j', (typed, clean) => {
  expect(cleanLines(typed)).toBe(clean);
});

// rule access.unseen-signs
test.each([
  ['10115', '10115'],
  ['\uFF11\uFF10\uFF11\uFF11\uFF15', '10115'],
  ['\uFF33\uFF35\uFF2D\uFF2D\uFF25\uFF32\uFF0D\uFF12\uFF10', 'SUMMER-20'],
  ['SAVE\u00A010', 'SAVE 10'],
  ['SA\u200BVE\u200D10\uFEFF', 'SAVE10'],
  ['\u202A+49\u00A030\u2011555\u202C', '+49 30\u2010555'],
  ['+\u200E49', '+49'],
  ['\uFF0B\uFF14\uFF19', '+49'],
  ['4B1606H\u2060-\u200BSTD', '4B1606H-STD'],
  ['\u2460\u00B2', '12'],
  ['a\tb\nc', 'a b c'],
  ['.010\u2033', '.010\u2033'],
  ['e\u200B\u0301', '\u00E9'],
  ['\u845B\u{E0100}', '\u845B'],
])('cleanCode %j is %j', (typed, clean) => {
  expect(cleanCode(typed)).toBe(clean);
});

// rule access.unseen-signs
test.each([
  ['anna@keller.example', 'anna@keller.example'],
  [' Anna@Keller.example\u00A0', 'Anna@Keller.example'],
  ['anna@\u200Bkeller.example', 'anna@keller.example'],
  ['anna\uFF20keller\uFF0Eexample', 'anna@keller.example'],
  ['anna@keller\u3002example', 'anna@keller.example'],
  ['anna@keller\uFF61example', 'anna@keller.example'],
  ['\uFF41\uFF4E\uFF4E\uFF41@keller.example', 'anna@keller.example'],
  ['info@m\u00FCller.example', 'info@xn--mller-kva.example'],
  ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
  ['info@M\u00DCLLER.example', 'info@xn--mller-kva.example'],
  ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ['info@stra\u00DFe.example', 'info@xn--strae-oqa.example'],
  ['a@\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444', 'a@xn--e1afmkfd.xn--p1ai'],
  ['a@\u4F8B\u5B50\u3002\u4E2D\u56FD', 'a@xn--fsqu00a.xn--fiqs8s'],
  // what is no address stays what was typed
  ['jos\u00E9@keller.example', 'jos\u00E9@keller.example'],
  ['anna', 'anna'],
  ['m\u00FCller', 'm\u00FCller'],
  ['a@b\u00FC.example, c@d.example', 'a@b\u00FC.example, c@d.example'],
  ['a@\u00FC:80', 'a@\u00FC:80'],
  ['a@\u00FC/x', 'a@\u00FC/x'],
  ['a b@\u00FC.example', 'a b@xn--tda.example'],
  ['Anna Keller <anna@shop.example>', 'anna@shop.example'],
  ['<anna@shop.example>;', 'anna@shop.example'],
  ['"Keller, Anna" <anna@shop.example>', 'anna@shop.example'],
  ['mailto:anna@shop.example', 'anna@shop.example'],
  ['MAILTO:anna@shop.example', 'anna@shop.example'],
  ['anna@shop.example.', 'anna@shop.example'],
  ['anna@shop.example, ', 'anna@shop.example'],
  ['anna@shop.example;', 'anna@shop.example'],
])('cleanEmail %j is %j', (typed, clean) => {
  expect(cleanEmail(typed)).toBe(clean);
});

describe('whatever is typed', () => {
  const signs = [
    ...[
      '\u200B',
      '\u200C',
      '\u200D',
      '\uFE0F',
      '\uFE0E',
      '\u{E0100}',
      '\u{E0067}',
      '\u{E007F}',
      '\u00AD',
      '\u202E',
      '\uFEFF',
      '\u180B',
    ],
    ...[
      '\u00A0',
      '\u3000',
      '\n',
      '\r',
      '\t',
      '\u2028',
      '\u0301',
      '\u0653',
      '\u0627',
      '\u0645',
      '\u0915',
      '\u094D',
      '\u0D4D',
      '\u1828',
    ],
    ...[
      '\u{1F469}',
      '\u{1F3FD}',
      '\u{1F527}',
      '\u{1F3F4}',
      '\u2764',
      '\u20E3',
      '1',
      'a',
      'e',
      '@',
      '.',
      '\u00FC',
      '\u845B',
      '\uFF21',
      '\uD83C',
    ],
  ];
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 }),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
  );
  const cleaners = [takeOutUnseen, cleanLine, cleanLines, cleanCode, cleanEmail];

  test('cleaned twice is cleaned once', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const clean of cleaners) expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  test('nothing is left that nobody sees, but what a writing needs', () => {
    const unseen = /\u034F|[\u00A0\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/u;
    fc.assert(
      fc.property(typed, (text) => {
        expect(cleanCode(text)).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u);
        for (const clean of cleaners) expect(clean(text)).not.toMatch(unseen);
        expect(isReadable(cleanLine(text)) && isReadableLines(cleanLines(text))).toBe(true);
        expect(cleanLine(text)).not.toMatch(/(?:^|\s|[\p{Script=Latin}\u200C\u200D])[\u200C\u200D]/u);
      }),
    );
  });

  test('what is seen is never lost', () => {
    const seen = fc.string({
      unit: fc.constantFrom('a', '\u00DF', '\u00BD', '\u0645', '\u6771', '7', '\u2019', ' ', '\uFF08'),
    });
    fc.assert(
      fc.property(seen, fc.constantFrom('\u200B', '\u00AD', '\uFEFF', '\u2066'), (text, sign) => {
        expect(cleanLine(text)).toBe(text.normalize('NFC'));
        expect(cleanLine([...text].join(sign))).toBe(text.normalize('NFC'));
      }),
    );
  });
});
