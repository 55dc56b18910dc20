import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import styles from './Checkout.module.css';

export const CheckoutFailed = ({ heading }: { heading: string }) => (
  <>
    <h1>{heading}</h1>
    <Alert kind="error" isLive title={basketCopy.loadFailed} className={styles.failed}>
      <p>{errorCopy['shop-unavailable']}</p>
      <Button onClick={() => void checkoutStore.reload()}>{checkoutCopy.tryAgain}</Button>
    </Alert>
  </>
);
