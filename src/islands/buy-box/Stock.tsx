import { availabilityCopy } from '#config/copy/availability.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { notice } from '#islands/shared/notice.ts';
import type { Offer } from '#stores/part/buy-box.ts';
import type { Ref } from 'react';
import styles from './BuyBox.module.css';

function describeDelivery({ availability: { delivery }, inBasket }: Offer): string {
  const held = inBasket > 0 ? availabilityCopy.alreadyInBasket(inBasket) : '';
  return [delivery ? `${delivery}${held ? '.' : ''}` : '', held].filter(Boolean).join(' ');
}

type Props = { offer: Offer; isSoldOnline: boolean; ref: Ref<HTMLDivElement> };

/** Bars and words: how near the stock is; the words always carry the meaning. It can take the focus, as news. */
export function Stock({ offer, isSoldOnline, ref }: Props) {
  const sentence = isSoldOnline ? describeDelivery(offer) : availabilityCopy.notSoldOnline;
  return (
    <div ref={ref} {...notice} tabIndex={-1} className={styles.stock}>
      <p>
        <StockBars of={offer.availability} />
      </p>
      {sentence ? <p className={styles.delivery}>{sentence}</p> : null}
    </div>
  );
}
