import type { OrderView } from '#api/order.ts';
import { countries } from '#config/countries.ts';
import type { Facts } from '#islands/checkout/OrderFacts.tsx';
import { toSellerLines } from '#islands/checkout/seller-lines.ts';

type Address = OrderView['shipping'];

const lines = (address: Address): string[] => [
  address.recipient,
  address.address,
  `${address.zip} ${address.city}, ${address.country}`,
];

const codeOf = (name: string): string | null => countries.find((country) => country.name === name)?.code ?? null;

/** The order's facts as the commerce API tells them. */
export function toOrderFacts(order: OrderView): Facts {
  return {
    email: order.email,
    phone: order.phone,
    shipping: lines(order.shipping),
    billing: order.billing ? lines(order.billing) : null,
    vatNumber: null,
    payment: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    seller: toSellerLines(codeOf(order.shipping.country)),
  };
}
