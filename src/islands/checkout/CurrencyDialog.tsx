import { useStore } from '@nanostores/react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { checkoutStore } from '#stores/checkout/checkout.ts';

/** Asked when the delivery country has another currency than the basket (rule checkout.currency-question). */
export function CurrencyDialog() {
  const currency = useStore(checkoutStore.$currencyQuestion);
  return (
    <Dialog
      title={copy.currencyQuestion}
      isOpen={currency !== null}
      width={400}
      onClose={() => void checkoutStore.answerCurrency(null)}
      actions={
        <>
          <Button kind="primary" onClick={() => void checkoutStore.answerCurrency(currency)}>
            {copy.currencyYes(currency ?? 'eur')}
          </Button>
          <Button onClick={() => void checkoutStore.answerCurrency(null)}>{copy.currencyNo}</Button>
        </>
      }
    >
      <p>{copy.currencyNote}</p>
    </Dialog>
  );
}
