import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { isNothingLeft } from '#domain/basket/line-shortage.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import { Button } from '#islands/shared/Button.tsx';
import { DearerNotice } from '#islands/basket/DearerNotice.tsx';
import { LineNote } from '#islands/basket/LineNote.tsx';
import { BasketHead } from '#islands/delivery/BasketHead.tsx';
import { RestoreBasketNote } from '#islands/delivery/RestoreBasketNote.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { checkoutDearer } from '#stores/checkout/dearer-instance.ts';
import { ShippingSection } from './AddressSections.tsx';
import styles from './Checkout.module.css';
import { AddressError, BasketGone, CurrencyDialog, ProblemDialog, Unsaved } from './CheckoutAlerts.tsx';
import { CheckoutFailed, CheckoutSkeleton, EmptyCheckout, useCheckout, useIsCompany } from './CheckoutStates.tsx';
import { Columns } from './Columns.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FieldErrorAnnouncer, FieldsToCheck } from './FieldsToCheck.tsx';
import { PaymentMethodSection, ShippingMethodSection } from './MethodSections.tsx';
import { PromoCode } from './PromoCode.tsx';
import { UnseenTotal } from './TaxBox.tsx';
import { TermsField } from './TermsField.tsx';

const formId = 'checkout-form';

/** Why Continue waits: there is no basket any more, or nothing in it that can be ordered. */
function useWaiting(lines: readonly BasketLineAnswer[]): string | null {
  const isGone = useStore(checkoutStore.$progress) === 'gone';
  if (isGone) return errorCopy['basket-empty'];
  return isNothingLeft(lines) ? basketCopy.nothingLeft : null;
}

function ContinueButton({ lines }: { lines: readonly BasketLineAnswer[] }) {
  const isSubmitting = useStore(checkoutStore.$isSubmitting);
  const reason = useWaiting(lines);
  return (
    <>
      <Button
        kind="primary"
        size="lg"
        isBlock
        type="submit"
        form={formId}
        busy={isSubmitting && copy.saving}
        reason={reason}
        showsReason
      >
        {copy.continue}
      </Button>
      {reason ? null : <FieldsToCheck />}
      <UnseenTotal />
    </>
  );
}

/** The column only shows the lines: what is marked there can be corrected there. */
const SideLineNote = ({ line }: { line: BasketLineAnswer }) => <LineNote line={line} hasStepper={false} />;

function CheckoutForm({ basket }: { basket: BasketAnswer }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checkoutStore.submit();
  };
  return (
    <Columns
      lines={basket.lines}
      totals={basket.totals}
      shippingCountry={basket.shippingCountry}
      seller={sellerForCountry(basket.shippingCountry)}
      hasShippingMethod={basket.shippingMethodId !== null}
      taxReason={basket.tax.reason}
      isTaxExplained={useIsCompany()}
      notes={SideLineNote}
      head={
        <>
          <BasketHead basket={basket} size="box" />
          <RestoreBasketNote basket={basket} />
        </>
      }
      extra={
        <>
          <PromoCode code={basket.promoCode} />
          <DearerNotice watch={checkoutDearer} of="order" className={styles.dearer} />
        </>
      }
      action={<ContinueButton lines={basket.lines} />}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <h1>{copy.steps.information}</h1>
        <AddressError />
        <BasketGone />
        <ContactSection />
        <ShippingSection />
        <ShippingMethodSection />
        <PaymentMethodSection />
        <TermsField />
        <Unsaved />
        <FieldErrorAnnouncer />
      </form>
    </Columns>
  );
}

function Screen() {
  const progress = useStore(checkoutStore.$progress);
  const basket = useStore($basket);
  useCheckout('information');
  if (progress === 'loading') return <CheckoutSkeleton heading={copy.steps.information} />;
  if (progress === 'failed') return <CheckoutFailed heading={copy.steps.information} />;
  if (progress === 'blocked') return <CheckoutFailed heading={copy.steps.information} code="cookies-blocked" />;
  if (progress === 'empty' || !basket)
    return (
      <>
        <AddressError />
        <EmptyCheckout />
      </>
    );
  return <CheckoutForm basket={basket} />;
}

/** /checkout: step "Information & Shipping". */
export const CheckoutScreen = () => (
  <ErrorBoundary what={copy.part}>
    <Screen />
    <CurrencyDialog />
    <ProblemDialog />
  </ErrorBoundary>
);
