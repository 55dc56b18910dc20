import { useStore } from '@nanostores/react';
import type { BasketAnswer } from '#api/basket.ts';
import type { BasketDelivery, MethodDelivery } from '#api/delivery.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { writeHour } from '#config/copy/time.ts';
import { limits } from '#config/limits.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { hasBackorderNote } from '#domain/delivery/backorder-note.ts';
import { findNoLater } from '#domain/delivery/compare-methods.ts';
import { writeRange } from '#domain/delivery/explain-days.ts';
import { endsAtCustoms } from '#domain/delivery/promise.ts';
import { leadShort, pickLead } from '#domain/delivery/write-lead.ts';
import { writeDeadline } from '#domain/delivery/write-promise.ts';
import { daysFor, describeMethod } from '#domain/shipping/lead-times.ts';
import { DearerNotice } from '../basket/DearerNotice.tsx';
import { Deadline } from '#islands/delivery/Deadline.tsx';
import { DeliveryDays } from '../delivery/DeliveryPromise.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Price } from '#islands/shared/Money.tsx';
import { notice } from '#islands/shared/notice.ts';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutDearer } from '#stores/checkout/dearer-instance.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';
import { MethodChoice } from './MethodChoice.tsx';
import { TaxChanged } from './TaxBox.tsx';

const BackorderNote = () => (
  <Alert icon={<Icon name="clock" />} className={styles.backorder}>
    {copy.backorder}
  </Alert>
);

/** `isNoEarlier`: a cheaper method promises no later day (rule delivery.no-earlier). */
type MethodDaysProps = { of: MethodDelivery; isExport: boolean; isNoEarlier: boolean };

/** When this basket is there by a method: never the carrier's days alone where a part of it comes later. */
function MethodDays({ of: { promise }, isExport, isNoEarlier }: MethodDaysProps) {
  const lead = pickLead(leadShort(isExport), promise);
  return (
    <>
      {lead} <DeliveryDays of={promise} lead={lead} />
      {isNoEarlier ? <span className={styles.noEarlier}>{deliveryCopy.noEarlier}</span> : null}
    </>
  );
}

/** What the dates of the methods are made of: the carriers' days, what is kept in reserve, and that something leaves today. */
function listWhy(
  methods: readonly Method[],
  { leaves, paidBy }: BasketDelivery,
  to: CheckoutDraft['shipping'],
): string[] {
  const days = methods.flatMap(({ title, name }) => {
    const said = daysFor(to, name);
    return said === null ? [] : [`${title}: ${said}.`];
  });
  const isReserved = methods.some(({ delivery }) => delivery?.hasReserve);
  return [
    ...days,
    ...(days.length > 0 ? [deliveryCopy.carriersCount] : []),
    ...(leaves === paidBy.day ? [copy.sameDay(writeHour(paidBy.hour))] : []),
    ...(isReserved ? [deliveryCopy.afterArrival(writeRange(limits.transitMarginDays))] : []),
  ];
}

type Method = BasketAnswer['shippingMethods'][number];

/** True where a cheaper method promises no later day than this one: paying more gains none. */
function isNoEarlier({ id, gross, delivery }: Method, methods: readonly Method[]): boolean {
  if (!delivery) return false;
  const promised = methods.map((one) => ({ ...one, promise: one.delivery?.promise }));
  const method = { id, gross, promise: delivery.promise };
  return findNoLater(method, promised, delivery.paidBy.day) !== null;
}

/** What stands in place of the methods: what is missing is the basket, where that is gone, and nothing that can be typed. */
const useEmpty = (usual: string): string =>
  useStore(checkoutStore.$progress) === 'gone' ? errorCopy['basket-empty'] : usual;

/** Says that a method is missing again; the region is there before, so that the sentence is read out. */
const DroppedMethod = ({ isGone }: { isGone: boolean }) => (
  <>
    <div {...notice} className={styles.dropped}>
      {useStore(checkoutStore.$isMethodDropped) && !isGone ? <Alert kind="warn">{copy.methodDropped}</Alert> : null}
      <TaxChanged />
    </div>
    <DearerNotice watch={checkoutDearer} of="address" className={styles.dropped} />
  </>
);

const toOption = (method: Method, to: CheckoutDraft['shipping']) => {
  const { id, title, gross, net } = method;
  return {
    ...{ id, title },
    // two of them would be two promises
    description: method.delivery ? '' : describeMethod(to, method),
    price: gross.amount === 0 ? copy.free : <Price of={gross} net={net} />,
  };
};

/** Shipping methods of the country with the shop's price and their lead time, and the note about prolonged delivery. */
export function ShippingMethodSection() {
  const basket = useStore($basket);
  const to = useStore(checkoutStore.$draft).shipping;
  const pending = useStore(checkoutStore.$pending);
  // what any of these leads to changes the methods or their prices
  const isAsking = [pending['shipping.country'], pending['shipping.postcode'], pending.currency].includes(true);
  const isOut = isNothingLeft(basket?.lines ?? []);
  const methods = basket?.shippingCountry ? basket.shippingMethods : [];
  const delivery = isOut ? undefined : basket?.delivery;
  const isExport = endsAtCustoms(delivery);
  const options = methods.map((method) => ({
    ...toOption(method, to),
    ...(method.delivery && !isOut
      ? {
          arrives: <MethodDays of={method.delivery} isExport={isExport} isNoEarlier={isNoEarlier(method, methods)} />,
        }
      : {}),
  }));
  return (
    <MethodChoice
      field="shippingMethodId"
      heading={copy.headings.shippingMethod}
      options={options}
      isBusy={isAsking}
      empty={useEmpty(basket?.shippingCountry && !isAsking ? copy.noMethods : copy.methodsNeedAddress)}
      onChoose={(id) => void checkoutStore.chooseShippingMethod(id)}
      notice={<DroppedMethod isGone={useStore(checkoutStore.$progress) === 'gone'} />}
    >
      <div className={styles.until}>
        {delivery && options.length > 0 ? (
          <Deadline until={writeDeadline(delivery)} why={listWhy(methods, delivery, to)} />
        ) : null}
      </div>
      {basket && hasBackorderNote(basket) ? <BackorderNote /> : null}
    </MethodChoice>
  );
}

export function PaymentMethodSection() {
  const options = useStore($basket)?.paymentMethods ?? [];
  return (
    <MethodChoice
      field="paymentMethodId"
      heading={copy.headings.paymentMethod}
      options={options}
      isBusy={false}
      empty={useEmpty(copy.paymentsNeedCountry)}
      onChoose={(id) => void checkoutStore.choosePaymentMethod(id)}
    />
  );
}
