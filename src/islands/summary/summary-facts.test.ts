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
  ['DE', sellers.polish, 'Germany', 'UPS Standard'],
  ['NL', sellers.dutch, 'Netherlands', 'UPS Standard'],
])('delivery to %s: address, seller and method', (country, seller, name, shippingMethod) => {
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
