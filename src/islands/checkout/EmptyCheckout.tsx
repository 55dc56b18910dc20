import { useStore } from '@nanostores/react';
import { basketCopy } from '#config/copy/basket.ts';
import { ExpiredNote } from '#islands/basket/ExpiredNote.tsx';
import { WaitingOrder } from '#islands/basket/WaitingOrder.tsx';
import { $basket } from '#stores/basket/basket.ts';
import styles from './Checkout.module.css';

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
