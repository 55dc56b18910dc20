import type { Order } from '#domain/order/order.ts';

export const eur = (amount: number) => ({ amount, currency: 'eur' as const });
export const sampleLine = {
  id: 'l1',
  partId: 'p1',
  slug: '4B1606H-STD',
  number: '4B1606H-STD',
  name: 'Conrod bearing set',
  quantity: 2,
  gross: eur(22480),
  discountRate: 0,
  isKitComponent: false,
  photoUrl: null,
};
/** An order for tests of mails; what the buyer typed tries to be markup and a header. */
export const sampleOrder: Order = {
  id: 'o1',
  number: 'SO-100001',
  date: '2026-11-21',
  status: 'pendingapproval',
  paymentStatus: null,
  paymentMethod: 'Revolut',
  paymentTitle: 'Credit card',
  shippingMethod: 'UPS Standard',
  lines: [sampleLine, { ...sampleLine, id: 'l2', name: 'hidden', isKitComponent: true }],
  totals: { items: eur(22480), shipping: eur(590), tax: eur(4314), total: eur(23070), discount: null },
  promoCode: null,
  comment: '',
  shipping: {
    recipient: 'Ann <b>Buyer</b>',
    address: 'Street 1\r\nBcc: x@y.example',
    postcode: '1012 AB',
    city: 'Amsterdam',
    country: 'Netherlands',
    countryCode: 'NL',
  },
  billing: null,
  email: 'ann@buyer.example',
  phone: '1',
};
