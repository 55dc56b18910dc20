import type { CapturedPayment, Order, OrderAddress } from '#domain/order/order.ts';
import { titleOfMethod } from '#domain/payment/payment-method.ts';
import type { WireOrder, WirePayment } from '../contract/order.ts';
import { toLine } from './to-basket.ts';
import { toDiscount, toMoney } from './to-money.ts';

const toShipping = (wire: WireOrder): OrderAddress => ({
  recipient: wire.shipaddressee,
  address: wire.shipaddress,
  postcode: wire.shipzip,
  city: wire.shipcity,
  country: wire.shipcountryname,
  countryCode: wire.shipcountry || null,
});

const toBilling = (wire: WireOrder): OrderAddress | null =>
  wire.billaddress === null
    ? null
    : {
        recipient: wire.billaddressee ?? '',
        address: wire.billaddress,
        postcode: wire.billzip ?? '',
        city: wire.billcity ?? '',
        country: wire.billcountryname ?? '',
        countryCode: wire.billcountry || null,
      };

/** A currency that the shop does not sell in is no payment of ours to judge. */
function toCaptured({ _id, status, amount, currency }: WirePayment): CapturedPayment[] {
  const iso = currency.iso.toLowerCase();
  const isOurs = iso === 'eur' || iso === 'pln';
  return status === 'captured' && isOurs ? [{ reference: _id, amount: toMoney(amount, iso) }] : [];
}

/** An order in our words; without a billing address `billing` is null. */
export function toOrder(wire: WireOrder): Order {
  const currency = wire.currency.iso;
  const money = (amount: number) => toMoney(amount, currency);
  return {
    id: wire._id,
    number: wire.name,
    date: wire.date,
    status: wire.status._id,
    paymentStatus: wire.paymentstatus || null,
    paymentMethod: wire.paymentmethod.name,
    paymentTitle: titleOfMethod(wire.paymentmethod.name, wire.paymentmethod.displayname ?? ''),
    shippingMethod: wire.shippingmethod.displayname || wire.shippingmethod.name,
    lines: wire.transactionlines.map((line) => toLine(line, currency)),
    totals: {
      items: money(wire.grossitemsamount),
      shipping: money(wire.grossshippingcost),
      tax: money(wire.taxamount),
      total: money(wire.grossamount),
      discount: toDiscount(wire.discountamount, currency),
    },
    promoCode: wire.promocode || null,
    comment: wire.comment,
    shipping: toShipping(wire),
    billing: toBilling(wire),
    email: wire.shipemail,
    phone: wire.shipphone,
    ...(wire.payments ? { captured: wire.payments.flatMap(toCaptured) } : {}),
  };
}
