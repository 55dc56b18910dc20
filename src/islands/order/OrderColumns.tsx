import type { OrderView } from '#api/order.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { Columns } from '#islands/checkout/Columns.tsx';
import type { ReactNode } from 'react';

const labels = { show: copy.showItems, hide: copy.hideItems };

/** An order that is placed, beside its lines and totals. */
export const OrderColumns = ({ order, children }: { order: OrderView; children: ReactNode }) => (
  <Columns
    lines={order.lines}
    totals={order.totals}
    shippingCountry={order.shipping.country}
    hasShippingMethod
    taxReason={order.tax?.reason ?? null}
    labels={labels}
  >
    {children}
  </Columns>
);
