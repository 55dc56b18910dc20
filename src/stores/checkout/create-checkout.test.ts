import { checkoutPaths as paths } from '#api/checkout.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import type { CheckoutDraft, DraftField } from '#domain/checkout/checkout-draft.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft, openInformation } from './checkout-for-tests.ts';

const complete = () => openInformation({ draft: completeDraft, basket: chosenBasket() });

// rule checkout.continue
describe('Continue', () => {
  test('goes to the summary when everything is right and kept', async () => {
    const { store, visited, sent } = await complete();
    expect(await store.submit()).toBe(true);
    expect(visited).toEqual(['/summary']);
    expect(sent(paths.draft)).toEqual([{ ...completeDraft, saveNumber: 1 }]);
  });

  test('stays with every error named when something is missing', async () => {
    const { store, visited, calls } = await openInformation();
    expect(await store.submit()).toBe(false);
    expect(visited).toEqual([]);
    expect(store.$fieldErrors.get()).toMatchObject({
      email: checkoutCopy.emailRequired,
      'shipping.city': checkoutCopy.required,
      termsAccepted: checkoutCopy.required,
    });
    expect(store.$failedChecks.get()).toBe(1);
    expect(calls.filter(({ path }) => path === paths.draft)).toEqual([]);
  });

  test('waits for what is typed and not yet sent: a VAT number is checked first', async () => {
    const { store, sent, visited } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    store.setField('vatNumber', '123456000');
    expect(await store.submit()).toBe(false);
    expect(sent(paths.vatNumber)).toEqual([{ vatNumber: '123456000', country: 'DE' }]);
    expect(store.$fieldErrors.get()).toEqual({ vatNumber: checkoutCopy.vatInvalid });
    expect(visited).toEqual([]);
  });

  // rule vat-number.outcomes
  test('a number that could not be checked does not stop the order', async () => {
    const { store, visited } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    store.setField('vatNumber', '123456999');
    await store.chooseShippingMethod('ups');
    expect(await store.submit()).toBe(true);
    expect(visited).toEqual(['/summary']);
  });

  // rule checkout.seen-total
  test('a total that did not stand there is shown first; the next press takes it along', async () => {
    const { store, shop, visited } = await openInformation({
      draft: { ...completeDraft, isCompany: true },
      basket: chosenBasket(),
    });
    const before = shop.basket.totals.total;
    const now = { ...before, amount: before.amount - 2_100 };
    store.setField('vatNumber', '123456789');
    shop.basket = { ...shop.basket, totals: { ...shop.basket.totals, total: now } };
    expect(await store.submit()).toBe(false);
    expect([store.$unseenTotal.get(), visited]).toEqual([{ of: 'total', before, now }, []]);
    expect(await store.submit()).toBe(true);
    expect(visited).toEqual(['/summary']);
  });

  test('waits for what is on its way', async () => {
    const { store, pass, hold, visited, settled } = await complete();
    const release = hold(paths.shippingMethod);
    void store.chooseShippingMethod('dpd');
    store.setField('shipping.postcode', '54321');
    await pass(600);
    const going = store.submit();
    await settled();
    expect([store.$isSubmitting.get(), visited]).toEqual([true, []]);
    await release();
    await going;
    expect([visited, store.$draft.get().shippingMethodId]).toEqual([['/summary'], 'dpd']);
  });

  test('a country just chosen has dropped the method: that is said, not passed over', async () => {
    const { store, visited } = await complete();
    store.setField('shipping.country', 'FR');
    expect(await store.submit()).toBe(false);
    expect(store.$fieldErrors.get()).toEqual({ shippingMethodId: checkoutCopy.required });
    expect(visited).toEqual([]);
  });

  test.each(['offline', 'shop-unavailable'] as const)(
    'a draft that cannot be kept (%s) is said and goes nowhere; the next press does',
    async (code) => {
      const { store, spoil, visited } = await complete();
      spoil(paths.draft, code);
      expect(await store.submit()).toBe(false);
      expect([store.$problem.get(), store.$isUnsaved.get(), visited]).toEqual([code, true, []]);
      expect(store.$draft.get()).toEqual(completeDraft);
      expect(await store.submit()).toBe(true);
    },
  );

  test('an intent that cannot be told is said and goes nowhere; the next press tells it again', async () => {
    const { store, spoil, visited, sent } = await complete();
    spoil(paths.postcode, 'offline');
    store.setField('shipping.postcode', '54321');
    expect(await store.submit()).toBe(false);
    expect([store.$problem.get(), visited]).toEqual(['offline', []]);
    await store.submit();
    expect(sent(paths.postcode)).toHaveLength(2);
  });

  // rule checkout.failure-said-once
  test('pressed again it says again what fails again', async () => {
    const { store, spoil } = await complete();
    spoil(paths.draft, 'offline', 'offline');
    await store.submit();
    store.dismissProblem();
    await store.submit();
    expect(store.$problem.get()).toBe('offline');
  });

  test('pressed twice it goes once', async () => {
    const { store, visited } = await complete();
    await Promise.all([store.submit(), store.submit()]);
    expect(visited).toEqual(['/summary']);
  });
});

describe('errors on the page', () => {
  test('a field left empty is not scolded, a wrong one is', async () => {
    const { store } = await openInformation();
    store.checkField('email');
    expect(store.$fieldErrors.get()).toEqual({});
    store.setField('email', 'anna@');
    store.checkField('email');
    expect(store.$fieldErrors.get()).toEqual({ email: checkoutCopy.emailInvalid });
  });

  test('a field that was emptied is called empty when it is left, and that is read out', async () => {
    const { store } = await complete();
    store.setField('shipping.city', '');
    store.checkField('shipping.city');
    expect(store.$fieldErrors.get()).toEqual({ 'shipping.city': checkoutCopy.required });
    expect(store.$announcedField.get()).toBe('shipping.city');
    await store.submit();
    expect(store.$announcedField.get()).toBeNull();
  });

  test('an e-mail changed after its repeat is told at the repeat', async () => {
    const { store } = await complete();
    store.setField('email', 'other@buyer.example');
    store.checkField('email');
    expect(store.$fieldErrors.get()).toEqual({ repeatEmail: checkoutCopy.emailsDiffer });
  });

  test('go when corrected, also through another field', async () => {
    const { store } = await openInformation({
      draft: { ...completeDraft, repeatEmail: 'anna@buyer.exmaple', showBilling: true },
      basket: chosenBasket(),
    });
    await store.submit();
    expect(store.$fieldErrors.get()).toMatchObject({
      repeatEmail: checkoutCopy.emailsDiffer,
      'billing.city': checkoutCopy.required,
    });
    store.setField('email', 'anna@buyer.exmaple');
    store.setField('showBilling', false);
    expect(store.$fieldErrors.get()).toEqual({});
  });

  test('a method chosen mends its error', async () => {
    const { store } = await openInformation({ draft: completeDraft, basket: chosenBasket({ paymentMethodId: null }) });
    await store.submit();
    expect(store.$fieldErrors.get()).toEqual({ paymentMethodId: checkoutCopy.required });
    await store.choosePaymentMethod('paypal');
    expect(store.$fieldErrors.get()).toEqual({});
  });
});

const texts: DraftField[] = ['email', 'shipping.city', 'shipping.postcode', 'billing.name', 'vatNumber'];
const problems = ['offline', 'shop-unavailable', 'order-pending'] as const;

type Step =
  | { type: [DraftField, string] }
  | { pass: number }
  | { spoil: [string, (typeof problems)[number]] }
  | { submit: true }
  | { reload: true };
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.tuple(fc.constantFrom(...texts), fc.string({ maxLength: 8 })) }),
  fc.record({ pass: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    spoil: fc.tuple(
      fc.constantFrom(paths.draft, paths.postcode, paths.vatNumber, paths.checkout),
      fc.constantFrom(...problems),
    ),
  }),
  fc.constant({ submit: true } as const),
  fc.constant({ reload: true } as const),
);

const read = ({ email, vatNumber, shipping, billing }: CheckoutDraft) => ({
  ...{ email, vatNumber },
  'shipping.city': shipping.city,
  'shipping.postcode': shipping.postcode,
  'billing.name': billing.name,
});

test('whatever fails, nothing typed is lost, and what the shop keeps in the end is what was typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (walk) => {
      const { store, pass, spoil, shop } = await openInformation({
        draft: { ...completeDraft, isCompany: true },
        basket: chosenBasket(),
      });
      const typed = new Map<string, string>();
      for (const step of walk) {
        if ('type' in step) {
          store.setField(...step.type);
          typed.set(...step.type);
        } else if ('pass' in step) await pass(step.pass);
        else if ('spoil' in step) spoil(...step.spoil);
        else if ('reload' in step) await store.reload();
        else await store.submit();
        expect(read(store.$draft.get())).toMatchObject(Object.fromEntries(typed));
      }
      for (let round = 0; round < 30; round += 1) {
        await store.catchUp();
        await pass(600);
      }
      expect(read(shop.draft)).toMatchObject(Object.fromEntries(typed));
    }),
    { numRuns: 60 },
  );
});
