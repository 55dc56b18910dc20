import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { checkoutPaths } from '#api/checkout.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { checkoutErrorFor, errorTitles } from '#config/copy/errors.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { checkoutStore } from '#stores/checkout/checkout.ts';
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
