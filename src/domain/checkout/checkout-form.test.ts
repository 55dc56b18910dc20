import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { webAddressFault } from '#config/copy/web-address.ts';
import { type CheckoutDraft, type DraftField, emptyCheckoutDraft, withField } from './checkout-draft.ts';
import { checkDraft, isBillingAddressValid } from './checkout-form.ts';

const shipping = {
  firstName: 'Anna',
  lastName: 'Keller',
  company: '',
  phone: '+49 30 555 0142',
  address: 'Werkstraße 14',
  address2: '',
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
};
const billing = {
  name: 'Keller Motoren',
  address: 'Werkstraße 14',
  address2: '',
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
};
const draft = (changes: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  ...emptyCheckoutDraft,
  email: 'anna@keller.example',
  repeatEmail: 'anna@keller.example',
  shipping,
  shippingMethodId: 'ship-1',
  paymentMethodId: 'pay-1',
  termsAccepted: true,
  ...changes,
});
const noNumber = { vatNumber: null };
const required = 'Field is required.';

describe('checkDraft', () => {
  test('a filled draft has no errors', () => expect(checkDraft(draft(), noNumber)).toStrictEqual({}));

  // rule checkout.required-fields
  test('an empty draft lacks every required field, optional ones excepted', () => {
    expect(checkDraft(emptyCheckoutDraft, noNumber)).toStrictEqual({
      email: 'E-mail is required',
      repeatEmail: 'E-mail is required',
      'shipping.firstName': required,
      'shipping.lastName': required,
      'shipping.phone': required,
      'shipping.address': required,
      'shipping.city': required,
      'shipping.postcode': required,
      'shipping.country': required,
      shippingMethodId: required,
      paymentMethodId: required,
      termsAccepted: required,
    });
  });

  test.each([
    ['anna@keller.example', ' anna@keller.example ', {}],
    ['Anna@Keller.Example', 'anna@keller.example', {}],
    ['anna@keller.example', 'Anna@KELLER.example', {}],
    ['anna@keller.example', 'anna@kellar.example', { repeatEmail: 'E-mail addresses must match' }],
    ['anna@keller.example', 'ana@keller.example', { repeatEmail: 'E-mail addresses must match' }],
  ])('%s repeated as "%s"', (email, repeatEmail, errors) => {
    expect(checkDraft(draft({ email, repeatEmail }), noNumber)).toStrictEqual(errors);
  });

  test.each(['firstName', 'lastName', 'phone', 'address', 'city', 'postcode', 'country'])(
    'blanks do not fill %s',
    (field) => {
      const blank = draft({ shipping: { ...shipping, [field]: '   ' } });
      expect(checkDraft(blank, noNumber)).toStrictEqual({ [`shipping.${field}`]: required });
    },
  );

  // rule checkout.usable
  test.each<[DraftField, string, string | null]>([
    ['shipping.firstName', '-', typedTextCopy.name],
    ['shipping.lastName', '.', typedTextCopy.name],
    ['shipping.lastName', '\u674E', null],
    ['shipping.address', '/', typedTextCopy.street],
    ['shipping.address', '14', null],
    ['shipping.city', '?', typedTextCopy.city],
    ['shipping.city', '\u0141\u00F3d\u017A', null],
    ['shipping.phone', '+', typedTextCopy.phone],
    ['shipping.phone', 'none', typedTextCopy.phone],
    ['shipping.phone', '1234', typedTextCopy.phone],
    ['shipping.phone', '12345', null],
    ['shipping.phone', '\uFF10\uFF13\uFF10 \uFF15\uFF15', null],
    ['shipping.company', '-', null],
    ['shipping.address2', '-', null],
    ['billing.name', '--', typedTextCopy.company],
    ['billing.address', '.', typedTextCopy.street],
    ['billing.city', '*', typedTextCopy.city],
  ])('%s %j: %s', (field, typed, sentence) => {
    const whole = draft({ showBilling: true, billing });
    expect(checkDraft(withField(whole, field, typed), noNumber)).toStrictEqual(sentence ? { [field]: sentence } : {});
  });

  // rule access.unseen-signs
  test.each(['shipping.firstName', 'shipping.address', 'shipping.city', 'shipping.phone', 'billing.name'] as const)(
    'what nobody sees does not fill %s',
    (field) => {
      const whole = withField(draft({ showBilling: true, billing }), field, '\u200B\u00A0\uFEFF');
      expect(checkDraft(whole, noNumber)).toStrictEqual({ [field]: required });
    },
  );

  // rules access.unseen-signs and checkout.email-twice
  test.each([
    ['info@m\u00FCller.example', 'info@xn--mller-kva.example', {}],
    ['info@M\u00FCller.example', 'info@mu\u0308ller.example', {}],
    ['info\uFF20keller\uFF0Eexample', '\u200Binfo@keller.example\u00A0', {}],
    ['info@\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444', 'info@xn--e1afmkfd.xn--p1ai', {}],
    ['info@m\u00FCller.example', 'info@mueller.example', { repeatEmail: 'E-mail addresses must match' }],
    [
      'jos\u00E9@keller.example',
      'jos\u00E9@keller.example',
      { email: typedTextCopy.mailboxLetters, repeatEmail: typedTextCopy.mailboxLetters },
    ],
  ])('%j repeated as %j', (email, repeatEmail, errors) => {
    expect(checkDraft(draft({ email, repeatEmail }), noNumber)).toStrictEqual(errors);
  });

  // rule checkout.no-web-address
  describe('what a mail may print holds no web address', () => {
    const whole = draft({ isCompany: true, vatNumber: '123456789', showBilling: true, billing });
    const checkWith = (field: DraftField, text: string) => checkDraft(withField(whole, field, text), noNumber);
    const people: DraftField[] = ['shipping.firstName', 'shipping.lastName', 'shipping.city', 'billing.city'];
    const others: DraftField[] = [
      ...(['shipping.phone', 'shipping.address', 'shipping.address2', 'shipping.postcode', 'reference'] as const),
      ...(['billing.address', 'billing.address2', 'billing.postcode'] as const),
    ];
    const companies: DraftField[] = ['shipping.company', 'billing.name'];
    const faultOf = (field: string, sentence: string) => ({ [field]: sentence });

    test.each([...people, ...others])('%s', (field) => {
      for (const text of ['win-now.example', 'bit.ly/x', 'www.win', 'x http://win'])
        expect(checkWith(field, text)).toStrictEqual(faultOf(field, webAddressFault));
      const isPostcode = field.endsWith('postcode');
      expect(checkWith(field, isPostcode ? '10115 St. Gallen' : 'St. Gallen 123 45')).toStrictEqual({});
    });

    test.each(companies)('%s may be a domain and no more', (field) => {
      for (const text of ['bit.ly/x', 'www.win', 'x http://win', 'ann@win.example'])
        expect(checkWith(field, text)).toStrictEqual(faultOf(field, webAddressFault));
      for (const text of ['Booking.com B.V.', 'Ca$h & Co.KG']) expect(checkWith(field, text)).toStrictEqual({});
    });

    test.each(people)('%s has no sign of a currency', (field) => {
      expect(checkWith(field, 'WIN-$1000-now')).toStrictEqual(faultOf(field, 'Remove the currency sign.'));
    });

    test('what is hidden or may be empty is not asked for', () => {
      const empty = { ...whole, reference: '', shipping: { ...whole.shipping, company: '', address2: '' } };
      expect(checkDraft(empty, noNumber)).toStrictEqual({});
      const hidden = { ...draft(), reference: 'www.win', billing: { ...billing, city: 'www.win' } };
      expect(checkDraft(hidden, noNumber)).toStrictEqual({});
    });
  });

  // rule tax.places
  // rule postcode.form
  test('a postcode that is none of its country', () => {
    const at = (country: string, postcode: string) =>
      checkDraft(draft({ shipping: { ...shipping, country, postcode } }), noNumber);
    expect(at('JE', 'BT1 5GS')).toStrictEqual({
      'shipping.postcode': 'Must be a postal code of Jersey, such as JE2 3AB',
    });
    expect(at('NL', '3526')).toStrictEqual({
      'shipping.postcode': 'Must be a postal code of the Netherlands, such as 1012 AB',
    });
    expect(at('DE', '10115 Berlin')).toStrictEqual({});
    expect(at('JE', ' ')).toStrictEqual({ 'shipping.postcode': required });
    expect(at('JE', 'JE2 3AB')).toStrictEqual({});
  });

  test('a country that is not offered counts as none', () => {
    expect(checkDraft(draft({ shipping: { ...shipping, country: 'US' } }), noNumber)).toStrictEqual({
      'shipping.country': required,
    });
  });

  test.each([
    'anna',
    'anna@',
    '@keller.example',
    'a b@keller.example',
    'anna@keller',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nx',
    `${'a'.repeat(250)}@b.example`,
  ])('no e-mail: %j', (email) => {
    expect(checkDraft(draft({ email, repeatEmail: email }), noNumber)).toStrictEqual({
      email: 'Must be valid e-mail',
      repeatEmail: 'Must be valid e-mail',
    });
  });

  test('blanks around an e-mail do not matter', () => {
    expect(checkDraft(draft({ email: ' anna@keller.example ' }), noNumber)).toStrictEqual({});
  });

  // rule checkout.email-twice
  test('the repeated e-mail must be the same; its own fault comes first', () => {
    const other = checkDraft(draft({ repeatEmail: 'anna@keller.exmaple' }), noNumber);
    expect(other).toStrictEqual({ repeatEmail: 'E-mail addresses must match' });
    expect(checkDraft(draft({ repeatEmail: '' }), noNumber)).toStrictEqual({ repeatEmail: 'E-mail is required' });
  });

  test.each([
    ['missing', '', null, required],
    ['with its prefix', 'DE123456789', null, 'Please remove letters before the VAT number'],
    ['refused by the server', '123456789', 'invalid', 'Invalid VAT number.'],
    ['not a number at all', '!!', null, 'Invalid VAT number.'],
  ] as const)('VAT number of a company: %s', (_rule, vatNumber, state, text) => {
    expect(checkDraft(draft({ isCompany: true, vatNumber }), { vatNumber: state })).toStrictEqual({ vatNumber: text });
  });

  test.each(['valid', 'unchecked', null] as const)('a VAT number that is %s does not stop the order', (state) => {
    expect(checkDraft(draft({ isCompany: true, vatNumber: '123 456 789' }), { vatNumber: state })).toStrictEqual({});
  });

  // rule vat-number.companies-only
  test('who is no company needs no VAT number', () => {
    expect(checkDraft(draft({ vatNumber: 'nonsense' }), { vatNumber: 'invalid' })).toStrictEqual({});
  });

  // rule checkout.billing-address
  test('the billing section counts only when shown', () => {
    expect(checkDraft(draft({ showBilling: false }), noNumber)).toStrictEqual({});
    expect(checkDraft(draft({ showBilling: true, billing }), noNumber)).toStrictEqual({});
    expect(checkDraft(draft({ showBilling: true }), noNumber)).toStrictEqual({
      'billing.name': required,
      'billing.address': required,
      'billing.city': required,
      'billing.country': required,
      'billing.postcode': required,
    });
  });

  test('never passes an address that could carry a second one', () => {
    const address = fc.tuple(fc.constantFrom('\r', '\n', ',', ';', '<', '>', ' '), fc.string(), fc.string());
    fc.assert(
      fc.property(address, ([mark, before, after]) => {
        const email = `a${before}${mark}${after}@b.example`;
        expect(checkDraft(draft({ email, repeatEmail: email }), noNumber)).toHaveProperty('email');
      }),
    );
  });
});

// rule checkout.billing-address
describe('isBillingAddressValid', () => {
  const company = { isCompany: true, vatNumber: '123456789' };
  test.each([
    ['section not shown', { showBilling: false, billing }, null, false],
    ['shown and filled', { showBilling: true, billing }, null, true],
    ['shown with a gap', { showBilling: true, billing: { ...billing, postcode: '' } }, null, false],
    ['company with a good number', { showBilling: true, billing, ...company }, 'valid', true],
    ['company, number not checked', { showBilling: true, billing, ...company }, 'unchecked', true],
    ['company with a bad number', { showBilling: true, billing, ...company }, 'invalid', false],
    ['company without a number', { showBilling: true, billing, isCompany: true }, null, false],
  ] as const)('%s', (_rule, changes, vatNumber, isValid) => {
    expect(isBillingAddressValid(draft(changes), { vatNumber })).toBe(isValid);
  });

  test('errors elsewhere do not matter', () => {
    expect(isBillingAddressValid({ ...emptyCheckoutDraft, showBilling: true, billing }, noNumber)).toBe(true);
  });
});
