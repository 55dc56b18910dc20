import { sellers } from '#config/sellers.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { expect, test } from 'vitest';
import { toFacts } from './summary-facts.ts';

const shipping = {
  ...emptyCheckoutDraft.shipping,
  ...{
    firstName: 'Anna',
    lastName: 'Keller',
    phone: '1',
    address: 'Werkstrasse 14',
    city: 'Berlin',
    postcode: '10115',
  },
};
const method = { id: 'ups', name: 'UPS Standard', title: 'UPS Standard', description: '' };
const basket = {
  ...sampleBasket(),
  shippingMethodId: 'ups',
  shippingMethods: [{ ...method, gross: { amount: 990, currency: 'eur' as const } }],
};

// rules checkout.summary and seller.by-delivery
test.each([
  ['DE', sellers.polish, 'Germany', 'UPS Standard, 2\u00a0days to Germany'],
  ['NL', sellers.dutch, 'Netherlands', 'UPS Standard, 3\u00a0days to the Netherlands'],
])('delivery to %s: address, seller and days', (country, seller, name, shippingMethod) => {
  const facts = toFacts(basket, {
    ...emptyCheckoutDraft,
    email: ' anna@buyer.example ',
    shipping: { ...shipping, country },
  });
  expect(facts).toMatchObject({
    email: 'anna@buyer.example',
    shipping: ['Anna Keller', 'Werkstrasse 14', `10115 Berlin, ${name}`],
    billing: null,
    vatNumber: null,
    shippingMethod,
  });
  expect(facts.seller?.join('\n')).toContain(seller.name);
});

// rule delivery.together
test.each([
  [{ kind: 'weeks', from: 3, to: 4 }, 'Arrives in 3–4 weeks.'],
  [{ kind: 'unknown', why: 'overdue' }, 'No date yet.'],
] as const)('the days of the carrier never stand alone beside %j', (promise, tail) => {
  const place = { country: 'DE', hasFreeShipping: true, notes: [] };
  const paidBy = { day: '2026-11-23', hour: 14 };
  const delivery = { ...place, paidBy, promise, leaves: null, late: [], rest: null };
  const facts = toFacts({ ...basket, delivery }, { ...emptyCheckoutDraft, shipping: { ...shipping, country: 'DE' } });
  expect(facts.shippingMethod).toBe(`UPS Standard, 2\u00a0days to Germany. ${tail}`);
});

// rule delivery.remote-places
test('an island has no days of its country', () => {
  const facts = toFacts(basket, { ...emptyCheckoutDraft, shipping: { ...shipping, country: 'ES', postcode: '35001' } });
  expect(facts.shippingMethod).toBe('UPS Standard');
});
