import { availabilityCopy } from '#config/copy/availability.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';
import type { Offer } from '#stores/part/buy-box.ts';
import styles from './BuyBox.module.css';

function describeDelivery({ availability: { delivery }, inBasket }: Offer): string {
  const held = inBasket > 0 ? availabilityCopy.alreadyInBasket(inBasket) : '';
  return [delivery ? `${delivery}${held ? '.' : ''}` : '', held].filter(Boolean).join(' ');
}

/** Bars and words: how near the stock is; the words always carry the meaning. */
export function Stock({ offer, isSoldOnline }: { offer: Offer; isSoldOnline: boolean }) {
  const sentence = isSoldOnline ? describeDelivery(offer) : availabilityCopy.notSoldOnline;
  return (
    <div role="status" className={styles.stock}>
      <p>
        <StockBars of={offer.availability} />
      </p>
      {sentence ? <p className={styles.delivery}>{sentence}</p> : null}
    </div>
  );
}
