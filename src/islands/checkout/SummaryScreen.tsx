import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { links } from '#config/navigation.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { $basket } from '#stores/basket.ts';
import { checkoutStore } from '#stores/checkout.ts';
import { placing } from '#stores/placing-here.ts';
import styles from './Checkout.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { LinesTable } from './LinesTable.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PlacingNotice } from './PlacingNotice.tsx';
import { Progress } from './Progress.tsx';
import { SideSummary } from './SideSummary.tsx';
import { toFacts } from './draft-facts.ts';
import summary from './Summary.module.css';

function PlaceButton({ basket }: { basket: BasketAnswer }) {
  const state = useStore(placing.$placing);
  const busy = state.step === 'placing' || state.step === 'confirming' || state.step === 'placed';
  if (basket.lines.length === 0) return null;
  return (
    <Button kind="primary" size="lg" isBlock busy={busy && (state.step === 'confirming' ? 'Confirming …' : 'Placing the order')} onClick={() => void placing.place(basket.totals.total)}>
      {copy.placeOrder}
    </Button>
  );
}

function Summary({ basket, draft }: { basket: BasketAnswer; draft: CheckoutDraft }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <PlacingNotice />
        <div className={summary.head}>
          <h1>{orderCopy.summary}</h1>
          <a className="link" href={links.checkout}>
            Edit details
          </a>
        </div>
        <OrderFacts facts={toFacts(basket, draft)} />
        <LinesTable lines={basket.lines} caption="Your order" />
        {basket.hasBackorder ? <Alert className={summary.backorder}>{copy.backorder}</Alert> : null}
        <p className={summary.obligation}>
          By placing the order you accept an obligation to pay. You have accepted the <a className="link" href={links.terms} target="_blank" rel="noopener">{copy.termsLink}</a>.
        </p>
      </div>
      <SideSummary lines={basket.lines} totals={basket.totals} shippingCountry={basket.shippingCountry} hasShippingMethod={basket.shippingMethodId !== null} action={<PlaceButton basket={basket} />} />
    </div>
  );
}

function Screen() {
  const progress = useStore(checkoutStore.$progress);
  const basket = useStore($basket);
  const draft = useStore(checkoutStore.$draft);
  const { step } = useStore(placing.$placing);
  useEffect(() => void checkoutStore.loadCheckout(), []);
  useEffect(() => {
    if (step === 'changed') void checkoutStore.loadCheckout();
  }, [step]);
  if (progress === 'loading') return <CheckoutSkeleton />;
  if (progress === 'failed')
    return (
      <Alert kind="error" isLive title={basketCopy.loadFailed}>
        <p>{errorCopy['shop-unavailable']}</p>
        <Button onClick={() => void checkoutStore.loadCheckout()}>Try again</Button>
      </Alert>
    );
  return progress === 'empty' || !basket ? <EmptyCheckout /> : <Summary basket={basket} draft={draft} />;
}

/** /summary: everything once more, the total, the seller, and the one button (decision 13). */
export function SummaryScreen() {
  return (
    <ErrorBoundary what="The summary">
      <Progress at="summary" />
      <Screen />
    </ErrorBoundary>
  );
}
