import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { checkoutPaths } from '#api/checkout.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { checkoutErrorFor, errorTitles } from '#config/copy/errors.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import styles from './Checkout.module.css';

/** `?error=` carries a code of a fixed table, never a text (rule checkout.error-codes). */
export function AddressError() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => setText(checkoutErrorFor(new URLSearchParams(location.search).get('error'))), []);
  return text ? (
    <Alert kind="error" isLive className={styles.notice}>
      {text}
    </Alert>
  ) : null;
}

/** The basket vanished; what was typed did not. */
export function BasketGone() {
  if (useStore(checkoutStore.$progress) !== 'gone') return null;
  return (
    <Alert kind="error" isLive className={styles.notice} title={basketCopy.empty}>
      <p>{copy.goneNote}</p>
      <a className="link" href="/" target="_blank">
        {copy.openShop}
      </a>
    </Alert>
  );
}

export function Unsaved() {
  return useStore(checkoutStore.$isUnsaved) ? (
    <Alert kind="warn" isLive className={styles.notice}>
      {copy.unsaved}
    </Alert>
  ) : null;
}

/** A step that did not go through: modal 'Info'. */
export function ProblemDialog() {
  const problem = useStore(checkoutStore.$problem);
  return (
    <Dialog
      title={errorTitles.info}
      isOpen={problem !== null}
      width={400}
      onClose={checkoutStore.dismissProblem}
      actions={
        <Button kind="primary" onClick={checkoutStore.dismissProblem}>
          {copy.close}
        </Button>
      }
    >
      <p>
        {problem ? (
          <ProblemText code={problem} path={checkoutPaths.checkout}>
            {problem === 'number-not-sent' ? copy.vatNotSent : undefined}
          </ProblemText>
        ) : null}
      </p>
    </Dialog>
  );
}

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
