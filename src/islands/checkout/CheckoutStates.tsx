import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore } from 'react';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { checkoutStore, watchCheckout } from '#stores/checkout/checkout.ts';
import { $basket } from '#stores/basket/basket.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { notice } from '../shared/notice.ts';
import { ExpiredNote, WaitingOrder } from '../basket/BasketNotes.tsx';
import styles from './Checkout.module.css';
import columns from './Columns.module.css';

type Failed = { heading: string; code?: 'shop-unavailable' | 'cookies-blocked' };

export const CheckoutFailed = ({ heading, code = 'shop-unavailable' }: Failed) => (
  <>
    <h1>{heading}</h1>
    <Alert kind="error" isLive title={basketCopy.loadFailed} className={styles.failed}>
      <p>{errorCopy[code]}</p>
      <Button onClick={() => void checkoutStore.reload()}>{checkoutCopy.tryAgain}</Button>
    </Alert>
  </>
);

/** Heading and columns of the form, so that nothing jumps when the basket is there. */
export const CheckoutSkeleton = ({ heading }: { heading: string }) => (
  <div className={columns.columns}>
    <div className={styles.skeleton}>
      <h1>{heading}</h1>
      <span className="sr" {...notice}>
        {checkoutCopy.loading}
      </span>
      <span className={`sk ${styles.lineToCome}`} />
      <span className={`sk ${styles.lineToCome}`} />
      <span className={`sk ${styles.sectionToCome}`} />
      <span className={`sk ${styles.addressToCome}`} />
      <span className={`sk ${styles.sectionToCome}`} />
    </div>
    <span className={`sk ${columns.side} ${styles.totalsToCome}`} />
  </div>
);

export function EmptyCheckout() {
  const basket = useStore($basket);
  return (
    <div className={styles.empty}>
      <h1>{basketCopy.empty}</h1>
      <ExpiredNote basket={basket} />
      <WaitingOrder basket={basket} />
      <p>{basketCopy.emptyAdvice}</p>
      <a className="btn btn-primary btn-lg" href="/">
        {basketCopy.continueShopping}
      </a>
    </div>
  );
}

/** Opens the checkout for a page and keeps it in step with the other tabs. `?check`: the summary sent the buyer back. */
export function useCheckout(place: 'information' | 'summary'): void {
  useEffect(() => {
    void checkoutStore.open(place, { isChecking: new URLSearchParams(location.search).has('check') });
    return watchCheckout();
  }, [place]);
}

const follow = (look: () => void) => checkoutStore.$draft.listen(look);
const readIsCompany = () => checkoutStore.$draft.get().isCompany;

/** Whether a company orders, for what is large: it is not drawn anew with every key. */
export const useIsCompany = (): boolean => useSyncExternalStore(follow, readIsCompany, readIsCompany);
