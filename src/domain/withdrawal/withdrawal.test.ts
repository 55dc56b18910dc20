import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { webAddressFault } from '#config/copy/web-address.ts';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { limits } from '#config/limits.ts';
import { listStatement, writeStatement } from './statement.ts';
import { emptyWithdrawal, readWithdrawal, type WithdrawalForm, withdrawalSchema } from './withdrawal.ts';

const good: WithdrawalForm = {
  name: 'Anna Keller',
  order: 'SO-100001',
  email: 'anna@keller.example',
  scope: 'all',
  goods: '',
};
const faultsOf = (form: WithdrawalForm) => {
  const read = readWithdrawal(form);
  return read.ok ? {} : read.faults;
};

// rule withdrawal.whole-or-part
describe('readWithdrawal', () => {
  test('nothing typed: every field says what it needs', () => {
    expect(faultsOf(emptyWithdrawal)).toEqual({
      name: 'Your name is required',
      order: 'The order number is required',
      email: 'E-mail is required',
      scope: 'Choose one of the two',
    });
  });

  test('"some of its parts" needs them, also while other fields are not right', () => {
    expect(faultsOf({ ...good, scope: 'some', goods: ' \n ' })).toEqual({ goods: 'Say which parts' });
    expect(faultsOf({ ...good, name: '', scope: 'some' })).toEqual({
      name: 'Your name is required',
      goods: 'Say which parts',
    });
  });

  // rule withdrawal.no-relay
  test.each<[Partial<WithdrawalForm>, keyof WithdrawalForm]>([
    [{ name: 'Anna win-now.example' }, 'name'],
    [{ order: 'www.win' }, 'order'],
    [{ scope: 'some', goods: 'AG-1, 2\nhttps://win-now.example' }, 'goods'],
  ])('%j: no web address', (change, field) => {
    expect(faultsOf({ ...good, ...change })).toEqual({ [field]: webAddressFault });
    expect(withdrawalSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });

  test('is trimmed; parts typed before "the whole order" was chosen are not said', () => {
    expect(readWithdrawal({ ...good, name: '  Anna Keller ', goods: 'AG-1' })).toEqual({ ok: true, withdrawal: good });
  });

  test.each<[string, Partial<WithdrawalForm>, WithdrawalForm]>([
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
    expect(readWithdrawal({ ...good, ...change })).toEqual({ ok: true, withdrawal });
  });

  test.each<[string, Partial<WithdrawalForm>, Partial<WithdrawalForm>]>([
    ['a line end in the name', { name: 'Anna\r\nBcc: x' }, { name: 'Anna  Bcc: x' }],
    ['half an emoji', { name: 'Anna \ud83c Keller' }, { name: 'Anna   Keller' }],
    [
      'line ends of other programs',
      { scope: 'some', goods: 'A\vB\u2028C\rD\u0000' },
      { scope: 'some', goods: 'A\nB\nC\nD' },
    ],
  ])('%s is made readable, and refused where it comes from elsewhere', (_what, change, becomes) => {
    expect(readWithdrawal({ ...good, ...change })).toEqual({ ok: true, withdrawal: { ...good, ...becomes } });
    expect(withdrawalSchema.safeParse({ ...good, ...change }).success).toBe(false);
  });

  test.each<[string, Partial<WithdrawalForm>, string]>([
    ['a header in the address', { email: 'a@b.example\r\nBcc: x@y.example' }, 'E-mail must be valid'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'E-mail must be valid'],
    ['a sign as a name', { name: '-' }, typedTextCopy.name],
    ['a sign as a number', { order: '#' }, typedTextCopy.order],
    ['letters before the @', { email: 'jos\u00E9@b.example' }, typedTextCopy.mailboxLetters],
    ['too long a name', { name: 'x'.repeat(limits.withdrawalNameMax + 1) }, 'At most 120 characters'],
    ['too long a number', { order: 'x'.repeat(limits.orderNumberMax + 1) }, 'At most 60 characters'],
    ['too many words', { scope: 'some', goods: 'x'.repeat(2001) }, 'At most 2000 characters'],
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
        expect(withdrawalSchema.parse(read.withdrawal)).toEqual(read.withdrawal);
        expect(`${read.withdrawal.name}${read.withdrawal.order}`).not.toMatch(/[\r\n\u0000]/);
      }),
    );
  });
});

describe('the statement', () => {
  test('says everything that was typed', () => {
    const text = writeStatement({ ...good, scope: 'some', goods: 'AG-1, 1\n4B1606H-STD, 2' });
    for (const words of ['Anna Keller', 'SO-100001', 'anna@keller.example', 'AG-1, 1', '4B1606H-STD, 2'])
      expect(text).toContain(words);
    expect(text).toMatch(/^I hereby withdraw from my contract with the order number SO-100001, as to the parts/);
  });

  test('of the whole order says so', () => {
    const facts = listStatement({ ...good, scope: 'all' });
    expect(facts.find(({ label }) => label === 'Parts and quantities')?.lines).toEqual(['The whole order']);
  });
});
