import { useStore } from '@nanostores/react';
import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { orderCopy } from '#config/copy/order.ts';
import { links } from '#config/navigation.ts';
import { hasBackorderNote } from '#domain/delivery/backorder-note.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import { CheckoutFailed, CheckoutSkeleton, EmptyCheckout, useCheckout } from '../checkout/CheckoutStates.tsx';
import { Columns } from '#islands/checkout/Columns.tsx';
import { LinesTable } from '#islands/checkout/LinesTable.tsx';
import { OrderFacts } from '#islands/checkout/OrderFacts.tsx';
import { EarlierOrder } from '#islands/order/EarlierOrder.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { BasketHead } from '#islands/delivery/BasketHead.tsx';
import { DearerNotice } from '#islands/basket/DearerNotice.tsx';
import { RestoreBasketNote } from '#islands/delivery/RestoreBasketNote.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { checkoutDearer } from '#stores/checkout/dearer-instance.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { FailedDialog, PlacingNotice } from './PlacingNotice.tsx';
import styles from './Summary.module.css';
import { ShortLines, SummaryLineNote } from './ShortLines.tsx';
import { toFacts, writeDestination } from './summary-facts.ts';

const Obligation = () => (
  <p className={styles.obligation}>
    {copy.obligation} {copy.termsAccepted}{' '}
    <a className="link" href={links.terms} target="_blank">
      {copy.termsLink}
    </a>
    .
  </p>
);

/** Where VAT is charged because of that, it stands beside the total; where none is charged, the number does nothing. */
const hasUncheckedNote = ({ vatNumber, tax, totals }: BasketAnswer): boolean =>
  vatNumber === 'unchecked' && tax.reason !== 'number-unchecked' && totals.tax.amount > 0;

function Summary({ basket }: { basket: BasketAnswer }) {
  const draft = useStore(checkoutStore.$draft);
  const gone = useStore(leftOut.$leftOut).lines;
  const hasShippingMethod = basket.shippingMethodId !== null;
  return (
    <Columns
      lines={basket.lines}
      totals={basket.totals}
      shippingCountry={basket.shippingCountry}
      seller={sellerForCountry(basket.shippingCountry)}
      hasShippingMethod={hasShippingMethod}
      taxReason={basket.tax.reason}
      action={
        <>
          <DearerNotice watch={checkoutDearer} className={styles.dearer} />
          <ShortLines basket={basket} />
          <PlaceButton basket={basket} />
          <Obligation />
        </>
      }
    >
      <PlacingNotice basket={basket} />
      <div className={styles.head}>
        <h1>{orderCopy.summary}</h1>
        <a className="link" href={links.checkout} data-not-printed>
          {copy.editDetails}
        </a>
      </div>
      <BasketHead basket={basket} size="order" to={writeDestination(basket, draft)} />
      <RestoreBasketNote basket={basket} />
      <section aria-label={copy.headings.orderInformation}>
        <LinesTable
          lines={basket.lines}
          caption={copy.table.caption}
          toggle={copy.basketToggle}
          notes={SummaryLineNote}
          leftOut={gone}
        />
        {hasBackorderNote(basket) ? <Alert className={styles.after}>{copy.backorder}</Alert> : null}
        <OrderFacts facts={toFacts(basket, draft)} />
      </section>
      {hasUncheckedNote(basket) ? (
        <Alert kind="warn" className={styles.after}>
          {copy.vatUnchecked}
        </Alert>
      ) : null}
    </Columns>
  );
}

function Screen() {
  const progress = useStore(checkoutStore.$progress);
  const basket = useStore($basket);
  const earlier = useStore(checkoutStore.$earlierOrder);
  useCheckout('summary');
  if (progress === 'loading') return <CheckoutSkeleton heading={orderCopy.summary} />;
  if (progress === 'failed') return <CheckoutFailed heading={orderCopy.summary} />;
  if (progress === 'blocked') return <CheckoutFailed heading={orderCopy.summary} code="cookies-blocked" />;
  if (progress === 'ready' && basket) return <Summary basket={basket} />;
  return earlier ? <EarlierOrder order={earlier} /> : <EmptyCheckout />;
}

/** /summary: everything once more, the total, the seller, and the one button (rule checkout.summary). */
export const SummaryScreen = () => (
  <ErrorBoundary what={copy.summaryPart}>
    <Screen />
    <FailedDialog />
  </ErrorBoundary>
);
