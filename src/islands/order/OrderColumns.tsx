import type { OrderView } from '#api/order.ts';
import { sellerOfOrder } from '#domain/seller/seller-for-country.ts';
import { Columns } from '#islands/checkout/Columns.tsx';
import type { ReactNode } from 'react';

/** An order that is placed, beside its totals. */
export const OrderColumns = ({ order, children }: { order: OrderView; children: ReactNode }) => (
  <Columns
    lines={order.lines}
    totals={order.totals}
    shippingCountry={order.shipping.country}
    hasShippingMethod
    taxReason={order.tax?.reason ?? null}
    seller={sellerOfOrder(order)}
  >
    {children}
  </Columns>
);
