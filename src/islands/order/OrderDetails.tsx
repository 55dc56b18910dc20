import type { ReactNode } from 'react';
import type { OrderView } from '#api/order.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { writeDate } from '#domain/write-date.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { describeNumber } from '#domain/tax/describe-tax.ts';
import { sellerOfOrder } from '#domain/seller/seller-for-country.ts';
import { Icon } from '../shared/Icon.tsx';
import { LinesTable } from '../checkout/LinesTable.tsx';
import { type Facts, OrderFacts } from '../checkout/OrderFacts.tsx';
import { toSellerLines } from '../checkout/seller-lines.ts';
import { Columns } from '../checkout/Columns.tsx';
import styles from './Order.module.css';

export const OrderNumber = ({ order }: { order: OrderView }) => (
  <p className={styles.number}>
    {copy.order}{' '}
    <b className="pn" translate="no">
      {order.number}
    </b>
    , {copy.placedOn(writeDate(order.date))}
  </p>
);

/** Opens and closes. */
export const OrderDetails = ({ order }: { order: OrderView }) => (
  <details className={styles.details} open>
    <summary className="h3">
      {copy.details}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.contents}>
      <LinesTable lines={order.lines} caption={checkoutCopy.table.caption} toggle={checkoutCopy.itemsToggle} />
      <OrderFacts facts={toOrderFacts(order)} />
    </div>
  </details>
);

type Address = OrderView['shipping'];

const lines = (address: Address, company = ''): string[] => [
  [address.recipient, company].filter(Boolean).join(', '),
  address.address,
  `${address.postcode} ${address.city}, ${address.country}`,
];

/** The order's facts as the commerce API tells them; of a company's VAT number the shop itself knows. */
function toOrderFacts(order: OrderView): Facts {
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
