import type { OrderView } from '#api/order.ts';
import { taxCopy } from '#config/copy/tax.ts';
import type { Facts } from '#islands/checkout/OrderFacts.tsx';
import { describeNumber } from '#domain/tax/describe-tax.ts';
import { sellerOfOrder } from '#domain/seller/seller-for-country.ts';
import { toSellerLines } from '#islands/checkout/seller-lines.ts';

type Address = OrderView['shipping'];

const lines = (address: Address, company = ''): string[] => [
  [address.recipient, company].filter(Boolean).join(', '),
  address.address,
  `${address.postcode} ${address.city}, ${address.country}`,
];

/** The order's facts as the commerce API tells them; of a company's VAT number the shop itself knows. */
export function toOrderFacts(order: OrderView): Facts {
  return {
    email: order.email,
    phone: order.phone,
    shipping: lines(order.shipping, order.tax?.company),
    billing: order.billing ? lines(order.billing) : null,
    billingNote: order.tax?.notes.includes('invoiced-elsewhere') ? taxCopy.notes['invoiced-elsewhere'] : '',
    vatNumber: order.tax?.vatNumber ? describeNumber(order.tax.vatNumber, order.tax.numberState) : null,
    reference: order.tax?.reference ?? '',
    payment: order.paymentTitle,
    shippingMethod: order.shippingMethod,
    seller: toSellerLines(sellerOfOrder(order)),
  };
}
