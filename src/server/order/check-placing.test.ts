import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#api/problem.ts';
import { webAddressFault } from '#config/copy/web-address.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, readAgreed, type TestVisitor } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());

const billingElsewhere = {
  name: 'Kade BV',
  address: 'Kade 1',
  address2: '',
  city: 'Delft',
  postcode: '2611 AA',
  country: 'NL',
};
const put = (visitor: TestVisitor, path: string, body: unknown) => visitor.ask('PUT', `/api/checkout/${path}`, body);

async function place(visitor: TestVisitor, draft: CheckoutDraft) {
  await put(visitor, 'draft', draft);
  const press = { key: newKey(), ...(await readAgreed(visitor)) };
  const { status, body } = await visitor.ask('POST', '/api/order', press);
  return [status, (body as Problem).fields];
}

describe('the buyer of the draft is the one whom the basket is taxed for', () => {
  const refused = [422, { vatNumber: 'Field is required.' }];

  test('a company that the shop was not told of', async () => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    expect(await place(visitor, { ...draft, isCompany: true, vatNumber: '123456789B01' })).toEqual(refused);
  });

  test('a private buyer on a basket without VAT, and the company itself', async () => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    await put(visitor, 'company', { isCompany: true });
    await put(visitor, 'vat-number', { vatNumber: '123456789B01', country: 'NL' });
    await put(visitor, 'shipping-method', { id: draft.shippingMethodId });
    expect(await place(visitor, draft)).toEqual(refused);
    expect(await place(visitor, { ...draft, isCompany: true, vatNumber: '123456789B01' })).toEqual([201, undefined]);
  });

  test('a number that another tab has changed and nobody has checked yet', async () => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    await put(visitor, 'company', { isCompany: true });
    await put(visitor, 'vat-number', { vatNumber: '123456789B01', country: 'NL' });
    await put(visitor, 'shipping-method', { id: draft.shippingMethodId });
    const company = { ...draft, isCompany: true, vatNumber: '987654321B01' };
    expect(await place(visitor, company)).toEqual(refused);
    await put(visitor, 'vat-number', { vatNumber: company.vatNumber, country: 'NL' });
    expect(await place(visitor, company)).toEqual([201, undefined]);
  });
});

// rule tax.places
describe('a postcode that is none of its country', () => {
  test.each([
    ['AX', '00100', '22100'],
    ['IC', '28001', 'E-35 001'],
    ['JE', 'BT1 5GS', 'JE2 3AB'],
    ['CH', '10115', 'CH-8001'],
    ['DE', 'ABCDE', '10115 Berlin'],
  ])('%s with %s is not ordered, with %s it is', async (country, foreign, own) => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    await put(visitor, 'shipping-country', { country });
    const to = async (postcode: string) => {
      await put(visitor, 'postcode', { postcode });
      await put(visitor, 'shipping-method', { id: draft.shippingMethodId });
      return place(visitor, { ...draft, shipping: { ...draft.shipping, country, postcode } });
    };
    expect(await to(foreign)).toEqual([
      422,
      { 'shipping.postcode': expect.stringMatching(/^Must be a postal code of/) },
    ]);
    expect(await to(own)).toEqual([201, undefined]);
  });
});

// rule checkout.no-web-address
describe('words of a stranger go into no mail of ours', () => {
  test('a name with the address of a web page is not ordered, and nothing is mailed', async () => {
    const visitor = shop.visit();
    const { draft } = await reachSummary(visitor);
    const { shipping } = draft;
    const email = { email: 'victim@buyer.example', repeatEmail: 'victim@buyer.example' };
    const named = { ...shipping, firstName: 'WIN-$1000-now', lastName: 'win-now.example', city: 'bit.ly/x' };
    expect(await place(visitor, { ...draft, ...email, shipping: named })).toEqual([
      422,
      {
        'shipping.firstName': 'Remove the currency sign.',
        'shipping.lastName': webAddressFault,
        'shipping.city': webAddressFault,
      },
    ]);
    const company = { ...shipping, company: 'win-now.example' };
    expect(await place(visitor, { ...draft, ...email, shipping: company })).toEqual([201, undefined]);
    const mails = () => shop.sandbox.store.mails.list().filter(({ to }) => to.includes('victim@buyer.example'));
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
    expect(`${mails()[0]?.text} ${mails()[0]?.html}`).not.toMatch(/win-now|1000-now|bit\.ly/);
  });
});

// rule order.as-shown
describe('what the buyer saw is what is ordered', () => {
  /** Reads the summary, lets another tab do something, and presses the button of the first. */
  async function pressAfter(meanwhile: (visitor: TestVisitor, draft: CheckoutDraft) => Promise<unknown>) {
    const visitor = shop.visit();
    await reachSummary(visitor);
    const agreed = await readAgreed(visitor);
    await meanwhile(visitor, agreed.shown.draft);
    const { status, body } = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
    return [status, (body as Partial<Problem>).code];
  }

  test('nothing changed: it is ordered', async () => {
    expect(await pressAfter(async () => null)).toEqual([201, undefined]);
  });

  test.each<[string, (draft: CheckoutDraft) => CheckoutDraft]>([
    ['the street', (draft) => ({ ...draft, shipping: { ...draft.shipping, address: 'Elsewhere 1' } })],
    ['the e-mail', (draft) => ({ ...draft, email: 'other@buyer.example', repeatEmail: 'other@buyer.example' })],
    ['a billing address', (draft) => ({ ...draft, showBilling: true, billing: billingElsewhere })],
  ])('another tab has changed %s: the buyer is asked again', async (_what, change) => {
    const outcome = await pressAfter((visitor, draft) => put(visitor, 'draft', change(draft)));
    expect(outcome).toEqual([409, 'details-changed']);
  });

  test('another tab has chosen another payment method that it has not saved: the buyer is asked for it', async () => {
    const outcome = await pressAfter((visitor) => put(visitor, 'payment-method', { id: 'pay-revolut' }));
    expect(outcome).toEqual([422, 'invalid-draft']);
  });
});
