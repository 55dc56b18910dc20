import type { StoredAddress } from '../store/addresses.ts';
import type { StoredOrder } from '../store/orders.ts';
import type { ProviderPayment } from '../store/payments.ts';
import { toDecimal } from '../trade/amounts.ts';
import { listPaymentMethods } from '../trade/payment-methods.ts';
import { findCountry } from '../trade/countries.ts';

/** An order as getOrder gives it. */
export function toOrderAnswer(order: StoredOrder, payments: readonly ProviderPayment[]) {
  const { amounts, shipping, billing } = order;
  return {
    _id: order.id,
    name: order.number,
    date: order.date,
    status: { _id: order.status },
    paymentstatus: order.paymentStatus,
    paymentmethod: { name: order.paymentMethod.name, displayname: toDisplayName(order) },
    shippingmethod: { name: order.shippingMethod.name },
    currency: { iso: order.currency },
    transactionlines: order.lines,
    grossitemsamount: toDecimal(amounts.items),
    grossshippingcost: toDecimal(amounts.shipping),
    grossamount: toDecimal(amounts.total),
    taxamount: toDecimal(amounts.tax),
    discountamount: toDecimal(amounts.discount),
    promocode: order.promoCode,
    comment: order.comment,
    shipaddressee: shipping.addressee,
    shipaddress: toStreet(shipping),
    shipzip: shipping.zip,
    shipcity: shipping.city,
    shipcountryname: toCountryName(shipping),
    shipcountry: shipping.country,
    shipemail: order.email,
    shipphone: shipping.phone,
    billaddressee: billing ? billing.name || billing.addressee : null,
    billaddress: billing ? toStreet(billing) : null,
    billzip: billing?.zip ?? null,
    billcity: billing?.city ?? null,
    billcountryname: billing ? toCountryName(billing) : null,
    billcountry: billing?.country ?? null,
    payments: payments.filter(({ orderId }) => orderId === order.id).map(toPaymentAnswer),
  };
}

const toPaymentAnswer = ({ id, status, amount, currency }: ProviderPayment) => ({
  _id: id,
  status,
  amount: toDecimal(amount),
  currency: { iso: currency },
});
const toStreet = ({ address, address2 }: StoredAddress) => (address2 === '' ? address : `${address}, ${address2}`);
/** As in the checkout. */
const toDisplayName = ({ paymentMethod, shipping }: StoredOrder): string =>
  listPaymentMethods(shipping.country).find(({ _id }) => _id === paymentMethod._id)?.displayname ?? paymentMethod.name;
const toCountryName = ({ country }: StoredAddress) => findCountry(country)?.name ?? country;
