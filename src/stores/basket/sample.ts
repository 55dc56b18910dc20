import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';

/** A line and a basket for tests of stores and islands. */
export const sampleLine = (line: Partial<BasketLineAnswer> = {}): BasketLineAnswer => ({
  id: 'line-1',
  slug: '4B1606H-STD',
  number: '4B1606H-STD',
  name: 'Conrod bearing set',
  size: 'STD',
  quantity: 1,
  gross: { amount: 11_240, currency: 'eur' },
  discountRate: 0,
  isKitComponent: false,
  photo: null,
  max: 20,
  ...line,
});

export const sampleBasket = (lines: BasketLineAnswer[] = [sampleLine()]): BasketAnswer => {
  const items = { amount: lines.reduce((sum, { gross }) => sum + gross.amount, 0), currency: 'eur' as const };
  const zero = { amount: 0, currency: 'eur' as const };
  return {
    currency: 'eur',
    lines,
    quantity: lines.reduce((sum, { quantity, isKitComponent }) => sum + (isKitComponent ? 0 : quantity), 0),
    promoCode: null,
    hasBackorder: false,
    shippingCountry: null,
    shippingMethodId: null,
    paymentMethodId: null,
    shippingMethods: [],
    paymentMethods: [],
    totals: { items, shipping: zero, tax: zero, total: items, discount: zero },
    vatNumber: null,
    tax: { setting: 'standard', reason: 'private-buyer' },
  };
};
