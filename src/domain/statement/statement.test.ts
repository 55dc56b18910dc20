import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnCopy } from '#config/copy/return.ts';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { webAddressFault } from '#config/copy/web-address.ts';
import { withdrawalCopy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { returnKind, returnSchema } from './return.ts';
import { readStatement, type StatementForm } from './statement.ts';
import { withdrawalKind, withdrawalSchema } from './withdrawal.ts';
import { listStatement, writeStatement } from './write-statement.ts';

const readWithdrawal = (form: StatementForm) => readStatement(withdrawalKind, form);
const readReturn = (form: StatementForm) => readStatement(returnKind, form);

const good: StatementForm = {
  name: 'Anna Keller',
  order: 'SO-100001',
  email: 'anna@keller.example',
  scope: 'all',
  goods: '',
};
const stated = { ...good, scope: 'all' as const };
const faultsOf = (form: StatementForm) => {
  const read = readWithdrawal(form);
  return read.ok ? {} : read.faults;
};

// rule withdrawal.whole-or-part
describe('a withdrawal', () => {
  test('nothing typed: every field says what it needs', () => {
    expect(faultsOf(withdrawalKind.empty)).toEqual({
      name: 'Your name is required',
      order: 'The order number is required',
      email: 'E-mail is required',
      scope: 'Choose one of the two.',
    });
  });

  test('"some of its parts" needs them, also while other fields are not right', () => {
    expect(faultsOf({ ...good, scope: 'some', goods: ' \n ' })).toEqual({ goods: 'Say which parts.' });
    expect(faultsOf({ ...good, name: '', scope: 'some' })).toEqual({
      name: 'Your name is required',
      goods: 'Say which parts.',
    });
  });

  // rule withdrawal.no-relay
  test.each<[Partial<StatementForm>, keyof StatementForm]>([
    [{ name: 'Anna win-now.example' }, 'name'],
    [{ order: 'www.win' }, 'order'],
    [{ scope: 'some', goods: 'AG-1, 2\nhttps://win-now.example' }, 'goods'],
  ])('%j: no web address', (change, field) => {
    expect(faultsOf({ ...good, ...change })).toEqual({ [field]: webAddressFault });
    expect(withdrawalSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });

  test('is trimmed; parts typed before "the whole order" was chosen are not said', () => {
    expect(readWithdrawal({ ...good, name: '  Anna Keller ', goods: 'AG-1' })).toEqual({ ok: true, statement: good });
  });

  test.each<[string, Partial<StatementForm>, StatementForm]>([
    ['text turned round', { order: 'SO-1\u202e' }, { ...good, order: 'SO-1' }],
    [
      'wide figures and an address in other letters',
      { order: '\uFF33\uFF2F\uFF0D\uFF11', email: 'a@m\u00FCller.example' },
      { ...good, order: 'SO-1', email: 'a@xn--mller-kva.example' },
    ],
    ['an emoji', { name: 'Anna 🏁 Keller' }, { ...good, name: 'Anna 🏁 Keller' }],
    ['a family of emoji', { name: '👩‍👩‍👧 Łukasz Żółć' }, { ...good, name: '👩‍👩‍👧 Łukasz Żółć' }],
    ['lines', { scope: 'some', goods: 'AG-1\r\n\tX, 2' }, { ...good, scope: 'some', goods: 'AG-1\n\tX, 2' }],
  ])('%s is fine', (_what, change, withdrawal) => {
    expect(readWithdrawal({ ...good, ...change })).toEqual({ ok: true, statement: withdrawal });
  });

  test.each<[string, Partial<StatementForm>, Partial<StatementForm>]>([
    ['a line end in the name', { name: 'Anna\r\nBcc: x' }, { name: 'Anna  Bcc: x' }],
    ['half an emoji', { name: 'Anna \ud83c Keller' }, { name: 'Anna   Keller' }],
    [
      'line ends of other programs',
      { scope: 'some', goods: 'A\vB\u2028C\rD\u0000' },
      { scope: 'some', goods: 'A\nB\nC\nD' },
    ],
  ])('%s is made readable, and refused where it comes from elsewhere', (_what, change, becomes) => {
    expect(readWithdrawal({ ...good, ...change })).toEqual({ ok: true, statement: { ...good, ...becomes } });
    expect(withdrawalSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });

  test.each<[string, Partial<StatementForm>, string]>([
    ['a header in the address', { email: 'a@b.example\r\nBcc: x@y.example' }, 'E-mail must be valid'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'E-mail must be valid'],
    ['a sign as a name', { name: '-' }, typedTextCopy.name],
    ['a sign as a number', { order: '#' }, typedTextCopy.order],
    ['letters before the @', { email: 'jos\u00E9@b.example' }, typedTextCopy.mailboxLetters],
    ['too long a name', { name: 'x'.repeat(limits.statementNameMax + 1) }, 'Type at most 120 characters.'],
    ['too long a number', { order: 'x'.repeat(limits.orderNumberMax + 1) }, 'Type at most 60 characters.'],
    ['too many words', { scope: 'some', goods: 'x'.repeat(2001) }, 'Type at most 2000 characters.'],
  ])('%s is refused at its field', (_what, change, sentence) => {
    expect(Object.values(faultsOf({ ...good, ...change }))).toEqual([sentence]);
  });

  test('whatever is typed, it is a statement or some field says why not, and never both', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant('a@b.example'));
    const form = fc.record({
      ...{ name: text, order: text, email: text, goods: text },
      scope: fc.constantFrom('' as const, 'all' as const, 'some' as const),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const read = readWithdrawal(typed);
        if (!read.ok) {
          expect(Object.keys(read.faults).length).toBeGreaterThan(0);
          return;
        }
        expect(withdrawalSchema.parse(read.statement)).toEqual(read.statement);
        expect(`${read.statement.name}${read.statement.order}`).not.toMatch(/[\r\n\u0000]/);
      }),
    );
  });
});

// rule return.registered
describe('a return', () => {
  test.each<[string, string, string]>([
    ['without a reason', '', ''],
    ['with one', ' ordered twice ', 'ordered twice'],
    ['in several lines', 'wrong size\r\nSTD, not .25', 'wrong size\nSTD, not .25'],
  ])('%s is one', (_what, reason, said) => {
    const read = readReturn({ ...good, reason });
    expect(read).toEqual({ ok: true, statement: { ...good, reason: said } });
  });

  test.each<[string, Partial<StatementForm>, keyof StatementForm, string]>([
    ['the address of a web page in the reason', { reason: 'see win-now.example' }, 'reason', webAddressFault],
    ['too long a reason', { reason: 'x'.repeat(2001) }, 'reason', 'Type at most 2000 characters.'],
    ['some of the parts without their names', { scope: 'some' }, 'goods', 'Say which parts.'],
  ])('%s is refused at its field', (_what, change, field, sentence) => {
    const typed = { ...returnKind.empty, ...good, ...change };
    expect(readReturn(typed)).toEqual({ ok: false, faults: { [field]: sentence } });
    expect(returnSchema.safeParse(typed).success).toBe(false);
  });

  test('says its reason, and none where none was given', () => {
    expect(writeStatement(returnCopy, { ...stated, reason: 'ordered twice' })).toMatch(
      /^I return all parts of the order SO-100001\.\n\n.*\nReason: ordered twice\n/s,
    );
    expect(writeStatement(returnCopy, { ...stated, reason: '' })).not.toContain('Reason');
  });
});

describe('the statement', () => {
  test('says everything that was typed', () => {
    const text = writeStatement(withdrawalCopy, { ...stated, scope: 'some', goods: 'AG-1, 1\n4B1606H-STD, 2' });
    for (const words of ['Anna Keller', 'SO-100001', 'anna@keller.example', 'AG-1, 1', '4B1606H-STD, 2'])
      expect(text).toContain(words);
    expect(text).toMatch(/^I hereby withdraw from my contract with the order number SO-100001, for the parts/);
  });

  test('of the whole order says so', () => {
    const facts = listStatement(stated);
    expect(facts.find(({ label }) => label === 'Parts and quantities')?.lines).toEqual(['The whole order']);
  });
});
