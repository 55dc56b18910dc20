import { withdrawalCopy } from './withdrawal.ts';

/** Confirmation mail of an order; plain English. */
export const orderMailCopy = {
  subject: (number: string, shop: string) => `Your order ${number} at ${shop}`,
  greeting: (name: string) => `Dear ${name},`,
  thanks: (number: string) => `Thank you. We have received your order ${number}.`,
  payNow: 'If this order is not paid yet, open it and pay there. We send the parts once the payment has arrived.',
  /** the order was made in place of unpaid ones; `numbers` of those */
  inPlaceOf: (numbers: string) =>
    `It takes the place of order ${numbers}, which was not paid. Please do not pay that one any more.`,
  /** the order was ordered anew before its mail went out */
  replaced:
    'Its parts have since been ordered anew, so please do not pay this order: pay the new one, which has an e-mail of its own.',
  open: 'Open your order',
  linkNote: 'This link shows your address and your order to whoever opens it. Keep it to yourself.',
  /** the link on its own, asked for on the order's page */
  linkSubject: (number: string, shop: string) => `The link to your order ${number} at ${shop}`,
  linkAsked: (number: string) => `On the page of order ${number}, somebody asked us to send you its link again.`,
  linkNotAsked: 'If that was not you, you need not do anything: the link went to nobody else.',
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
  deliverTo: 'Delivery to',
  billTo: 'Billing address',
  billSame: 'Same as delivery',
  shippingMethod: 'Shipping method',
  paymentMethod: 'Payment method',
  seller: 'Seller',
  vatNumber: 'VAT number',
  withdrawal: 'Right of withdrawal',
  withdrawalNote: (days: number) =>
    `As a consumer in the EU, the EEA or the UK you can withdraw within ${days} days of delivery, without giving a reason: online here, or in a clear statement by e-mail or letter to the seller.`,
  withdrawalRefund: (days: number) =>
    `We refund what you paid, with the cost of the cheapest standard delivery, within ${days} days of your notice, the way that you paid. We may wait until the parts are back or you prove that you have sent them.`,
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
  termsAttached: 'The Terms & Conditions of this order are attached.',
  termsFile: 'terms-and-conditions.txt',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  questions: (email: string) => `Questions? Write to ${email} and name the order number.`,
} as const;
