import { withdrawalCopy } from './withdrawal.ts';

/** Confirmation mail of an order; plain English. */
export const orderMailCopy = {
  subject: (number: string, shop: string) => `Your order ${number} at ${shop}`,
  greeting: (name: string) => `Dear ${name},`,
  thanks: (number: string) => `Thank you. We have received your order ${number}.`,
  payNow: 'If you have not paid yet, open your order and pay there. We send the parts once your payment has arrived.',
  /** the order was made in place of unpaid ones; `numbers` of those */
  inPlaceOf: (numbers: string) => `It replaces order ${numbers}, still unpaid: please pay only this new one.`,
  /** a new order took its place before its mail went out */
  replaced:
    'Its parts are now in a new order, so please do not pay this one: pay the new order, which has its own e-mail.',
  open: 'Open your order',
  linkNote: 'Anybody who opens this link sees your address and your order. Keep it to yourself.',
  /** the link on its own, asked for on the order's page */
  linkSubject: (number: string, shop: string) => `The link to your order ${number} at ${shop}`,
  linkAsked: (number: string) => `Somebody asked us, on the page of order ${number}, to send you its link again.`,
  linkNotAsked: 'If that was not you, you need not do anything: we sent the link only to you.',
  /** beside the shop's name */
  aside: (number: string) => `Order ${number}`,
  parts: 'Your parts',
  line: (quantity: number, name: string, number: string) => `${quantity} × ${name} (${number})`,
  each: (quantity: number, price: string) => `${quantity} × ${price}`.trim(),
  items: 'Subtotal',
  shipping: 'Shipping',
  freeShipping: 'Free Shipping',
  total: 'Total',
  teaserTotal: (amount: string) => `Total ${amount}.`,
  facts: 'Delivery and payment',
  deliverTo: 'Shipping address',
  billTo: 'Billing address',
  billSame: 'Same as shipping',
  shippingMethod: 'Shipping method',
  paymentMethod: 'Payment method',
  seller: 'Seller',
  vatNumber: 'VAT number',
  withdrawal: 'Right of withdrawal',
  withdrawalNote: (days: number) =>
    `As a consumer in the EU, the EEA or the UK you can withdraw within ${days} days of delivery, without giving a reason: online here, or in a clear statement by e-mail or letter to the seller.`,
  withdrawalRefund: (days: number) =>
    `We refund what you paid, including the cost of the cheapest standard delivery, within ${days} days of your notice, the way you paid. We may wait until the parts are back or you prove that you have sent them.`,
  withdrawalReturn: (days: number) =>
    `Send the parts back within ${days} days of your notice; you pay the return shipping.`,
  withdrawalConditions: withdrawalCopy.conditions,
  modelForm: 'Model withdrawal form',
  modelFormNote: 'Complete and return this form only if you wish to withdraw from the contract. You need not use it.',
  /** of directive 2011/83, annex I B */
  modelFormLines: (seller: string, number: string) => [
    `To: ${seller}`,
    `I hereby give notice that I withdraw from my contract of sale of the following goods: (order ${number})`,
    'Ordered on / received on:',
    'Name of the consumer:',
    'Address of the consumer:',
    'Signature of the consumer (only on paper):',
    'Date:',
  ],
  returns: 'Returns',
  termsAttached: 'The Terms & Conditions of this order are attached.',
  termsFile: 'terms-and-conditions.txt',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  questions: (email: string) => `Questions? Write to ${email} and quote the order number.`,
} as const;
