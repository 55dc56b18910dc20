/** Confirmation mail of an order; plain English. */
export const orderMailCopy = {
  subject: (number: string, shop: string) => `Your order ${number} at ${shop}`,
  greeting: (name: string) => `Dear ${name},`,
  thanks: (number: string) => `Thank you. We have received your order ${number}.`,
  payNow: 'If it is not paid yet, open the order and pay there. We send the parts once the payment has arrived.',
  open: 'Open your order',
  linkNote: 'This link shows your address and your order to whoever opens it. Keep it to yourself.',
  line: (quantity: number, name: string, number: string, amount: string) =>
    `${quantity} × ${name} (${number}): ${amount}`,
  items: 'Subtotal',
  shipping: 'Shipping',
  tax: 'of which VAT',
  total: 'Total',
  deliverTo: 'Delivery to',
  billTo: 'Billing address',
  shippingMethod: 'Shipping method',
  paymentMethod: 'Payment method',
  seller: 'Seller',
  vatNumber: 'VAT number',
  questions: (email: string) => `Questions? Write to ${email} and name the order number.`,
} as const;
