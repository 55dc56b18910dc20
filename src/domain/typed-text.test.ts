import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedTextCopy as copy } from '#config/copy/typed-text.ts';
import type * as z from 'zod/mini';
import { cleanLine } from './clean-text.ts';
import { codeOf, dialled, lineOf, linesOf, mailbox, usable } from './typed-text.ts';

const open = { most: 20, tooLong: 'too long', unreadable: 'unreadable' };
const rule = { ...open, missing: 'missing' };
const sentencesOf = (schema: z.ZodMiniType, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

// rule checkout.usable
describe('usable: a name, a street, a city', () => {
  const name = lineOf(rule).check(usable(copy.name));

  test.each([
    'Anna',
    '\u00D8',
    '\u674E',
    '\u738B\u5C0F\u660E',
    'O\u2019Neill',
    '\u039D\u03AF\u03BA\u03BF\u03C2',
    '\u0410\u043D\u043D\u0430',
    '\u0645\u062D\u0645\u062F',
    '\u0905\u0928\u093E',
    '14',
    '\u0664\u0662',
    'B-3/4',
    '\u2160',
    '\u00BD',
  ])('%s is one', (typed) => expect(sentencesOf(name, typed)).toEqual([]));

  test.each([
    '-',
    '.',
    '---',
    '?',
    '/',
    '*',
    '\u2014',
    '\u2026',
    '()',
    "''",
    '@',
    '#',
    '&',
    '+',
    '_ _',
    '\u{1F3C1}',
    '\u2764\uFE0F',
    '\u00B0',
    '\u2603',
    '\u3002',
    '- \u200B -',
    '\u0301',
  ])('%j is none', (typed) => expect(sentencesOf(name, typed)).toEqual([copy.name]));

  test.each(['', ' ', '\u200B', '\u00A0', '\u3164', '\u00AD\uFEFF', '\u2800', '\u200D'])('%j is nothing', (typed) => {
    expect(sentencesOf(name, typed)).toEqual(['missing']);
  });

  test('what may be empty is not asked for a letter', () => {
    const optional = lineOf(open).check(usable(copy.name));
    expect([sentencesOf(optional, ' '), sentencesOf(optional, '-')]).toEqual([[], [copy.name]]);
  });
});

// rule checkout.usable
describe('dialled: a phone', () => {
  const phone = codeOf(rule).check(dialled());

  test.each([
    ['+49 30 555 0142', '+49 30 555 0142'],
    ['112 34', '112 34'],
    ['(030) 555-0142', '(030) 555-0142'],
    ['\uFF0B\uFF14\uFF19\u3000\uFF13\uFF10\uFF15', '+49 305'],
    ['\u202A+48\u00A022 123\u202C', '+48 22 123'],
    ['\u0660\u0661\u0662\u0663\u0664', '\u0660\u0661\u0662\u0663\u0664'],
    ['030.555.0142 ext. 3', '030.555.0142 ext. 3'],
  ])('%s is %s', (typed, taken) => expect(phone.safeParse(typed)).toMatchObject({ data: taken }));

  test.each(['-', '+', 'none', '1234', 'n/a', '+49', '00 0', 'call me', 'x1y2z3', '\u260E'])('%s is none', (typed) => {
    expect(sentencesOf(phone, typed)).toEqual([copy.phone]);
  });
});

// rules access.unseen-signs and enquiry.quick-email
describe('mailbox', () => {
  const email = mailbox('missing', 'invalid');

  test.each([
    ['anna@keller.example', 'anna@keller.example'],
    ['info@m\u00FCller.example', 'info@xn--mller-kva.example'],
    ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    ['info\uFF20keller\uFF0Eexample', 'info@keller.example'],
    ['o\u2019neill@keller.example', null],
    ['info@\u4F8B\u5B50\u3002\u4E2D\u56FD', 'info@xn--fsqu00a.xn--fiqs8s'],
    ["o'neill+a_b-c.d@keller.example", "o'neill+a_b-c.d@keller.example"],
  ])('%s is taken as %s', (typed, taken) => {
    expect(email.safeParse(typed).data ?? null).toBe(taken);
  });

  test.each([
    ['', 'missing'],
    ['\u200B\u00A0', 'missing'],
    ['jos\u00E9@keller.example', copy.mailboxLetters],
    ['\u043F\u043E\u0447\u0442\u0430@m\u00FCller.example', copy.mailboxLetters],
    ['stra\u00DFe@keller.example', copy.mailboxLetters],
    ['jos\u00E9', 'invalid'],
    ['anna@\u{1F3C1}.example', 'invalid'],
    ['a b@keller.example', 'invalid'],
    ['anna@keller.example\r\nBcc: x@y.example', 'invalid'],
    ['anna\u202E @keller.example', 'invalid'],
    [`${'a'.repeat(300)}@keller.example`, 'invalid'],
  ])('%j: %s', (typed, sentence) => {
    expect(sentencesOf(email, typed)).toEqual([sentence]);
  });

  test('what is taken is one plain line, and is taken again as it is', () => {
    const side = fc.string({
      unit: fc.constantFrom('a', '\u00FC', '.', '\u200B', '\uFF20', '\u3002', ' ', '\n', '-', '\u4F8B'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.tuple(side, side), (sides) => {
        const { data } = email.safeParse(sides.join('@'));
        if (data === undefined) return;
        expect(data).toMatch(/^[!-~]+$/);
        expect(email.parse(data)).toBe(data);
      }),
    );
  });
});

describe('lengths', () => {
  test('what nobody sees is not counted; no more than the field takes', () => {
    expect(lineOf(rule).parse(`${'\u200B'.repeat(30)}Anna`)).toBe('Anna');
    expect(sentencesOf(lineOf(rule), 'x'.repeat(21))).toEqual(['too long']);
    expect(sentencesOf(linesOf(rule), 'x\n'.repeat(21))).toEqual(['too long']);
  });

  test('form and server read the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 15 }), (typed) => {
        const inForm = lineOf({ ...open, most: 99 }).parse(cleanLine(typed));
        expect(lineOf({ ...open, most: 99 }).parse(inForm)).toBe(inForm);
      }),
    );
  });
});
