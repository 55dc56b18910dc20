import { expect, test } from 'vitest';
import { toPurchaseEvent } from './purchase-event.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const line = {
  number: '4B1606H-STD',
  name: 'Conrod bearing set',
  quantity: 3,
  gross: eur(10_000),
  isKitComponent: false,
};

// rule order.purchase-event
test('says what was bought, and nothing of who bought it', () => {
  const order = {
    ...{ number: 'SO-1', promoCode: 'RACE10', email: 'anna@buyer.example', shipping: { recipient: 'Anna Keller' } },
    lines: [line, { ...line, number: 'part of a kit', isKitComponent: true }],
    totals: { total: eur(10_590), tax: eur(1_980), shipping: eur(590) },
  };
  expect(toPurchaseEvent(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      ...{ transaction_id: 'SO-1', value: 105.9, tax: 19.8, shipping: 5.9, currency: 'EUR', coupon: 'RACE10' },
      items: [{ item_id: '4B1606H-STD', item_name: 'Conrod bearing set', quantity: 3, price: 33.33 }],
    },
  });
  expect(JSON.stringify(toPurchaseEvent(order))).not.toMatch(/anna|@/i);
});

test('without a promo code there is no coupon', () => {
  const totals = { total: eur(100), tax: eur(0), shipping: eur(0) };
  expect(toPurchaseEvent({ number: 'SO-2', promoCode: null, lines: [], totals }).ecommerce).not.toHaveProperty(
    'coupon',
  );
});
