import type { StoredOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';

const address = {
  ref: 'adr_sample',
  cartId: 'cart_sample',
  addressee: 'Anna Keller',
  name: 'Anna Keller',
  address: 'Werkstraße 14',
  address2: 'Halle 3',
  zip: '12345',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 555 0142',
};

/** An order for tests of what surrounds the trade: two lines, €309.66, to be paid. `id` must differ from order to order. */
export function addSampleOrder(store: Store, id: string, change: Partial<StoredOrder> = {}): StoredOrder {
  return store.orders.add({
    id,
    cartId: `cart_of_${id}`,
    date: '2026-11-21T10:20:30.000Z',
    status: 'pendingapproval',
    paymentStatus: null,
    paymentMethod: { _id: 'paypal', name: 'PayPal' },
    shippingMethod: { _id: 'ups-standard', name: 'UPS Standard' },
    currency: 'eur',
    tax: 'standard',
    ...{ taxNumber: null, taxNumberValid: null, needlessVat: null },
    lines: [
      line('line_1', '4B1946HX-STD', 'Conrod bearing set', 1, 118.9),
      line('line_2', '5M1959H-STD', 'Main bearing set', 2, 190.76),
    ],
    amounts: { items: 30966, shipping: 0, total: 30966, tax: 5790, discount: 0 },
    promoCode: null,
    comment: '',
    email: 'anna@keller.example',
    shipping: address,
    billing: null,
    fieldOrder: ['reqpayment', 'sendtogether', 'shippingaddress', 'comment', 'shipemail', 'paymentmethod'],
    ...change,
  });
}

const line = (id: string, number: string, displayname: string, quantity: number, amount: number) => ({
  _id: id,
  quantity,
  displayname,
  grosamount: amount,
  discountrate: 0,
  kitcomponent: false,
  item: { _id: number, number, urlcomponent: number, photos: [] },
});
