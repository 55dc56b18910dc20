import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { $basket } from '#stores/basket.ts';
import { checkoutStore } from '#stores/checkout.ts';
import { ShippingSection } from './AddressSections.tsx';
import styles from './Checkout.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { ContactSection } from './ContactSection.tsx';
import { CurrencyDialog } from './CurrencyDialog.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PaymentMethodSection, ShippingMethodSection } from './MethodSections.tsx';
import { Progress } from './Progress.tsx';
import { PromoCode } from './PromoCode.tsx';
import { SideSummary } from './SideSummary.tsx';
import { TermsField } from './TermsField.tsx';

const formId = 'checkout-form';

function CheckoutForm() {
  const basket = useStore($basket);
  const busy = useStore(checkoutStore.$busy);
  const problem = useStore(checkoutStore.$problem);
  const errors = useRef<HTMLDivElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await checkoutStore.submit())) errors.current?.focus();
  };
  if (!basket) return null;
  return (
    <div className={styles.columns}>
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h1>{copy.steps.information}</h1>
        <ErrorSummary ref={errors} />
        {problem ? (
          <Alert kind="error" isLive title={copy.infoTitle}>
            {errorCopy[problem]}
          </Alert>
        ) : null}
        <ContactSection />
        <ShippingSection />
        <ShippingMethodSection />
        <PaymentMethodSection />
        <TermsField />
      </form>
      <SideSummary
        lines={basket.lines}
        totals={basket.totals}
        shippingCountry={basket.shippingCountry}
        hasShippingMethod={basket.shippingMethodId !== null}
        action={
          <Button kind="primary" size="lg" isBlock busy={busy.submit && 'Saving'} onClick={() => (document.getElementById(formId) as HTMLFormElement).requestSubmit()}>
            {copy.continue}
          </Button>
        }
      >
        <PromoCode key={basket.promoCode ?? ''} code={basket.promoCode} />
      </SideSummary>
      <CurrencyDialog />
    </div>
  );
}

function Screen() {
  const progress = useStore(checkoutStore.$progress);
  const basket = useStore($basket);
  useEffect(() => void checkoutStore.loadCheckout(), []);
  if (progress === 'loading') return <CheckoutSkeleton />;
  if (progress === 'failed')
    return (
      <Alert kind="error" isLive title={basketCopy.loadFailed}>
        <p>{errorCopy["shop-unavailable"]}</p>
        <Button onClick={() => void checkoutStore.loadCheckout()}>{"Try again"}</Button>
      </Alert>
    );
  return progress === 'empty' || basket?.lines.length === 0 ? <EmptyCheckout /> : <CheckoutForm />;
}

/** /checkout: step "Information & Shipping". `error` is the sentence of a known code in the address, or null. */
export function CheckoutScreen() {
  return (
    <ErrorBoundary what="The checkout">
      <Progress at="information" />
      <Screen />
    </ErrorBoundary>
  );
}
