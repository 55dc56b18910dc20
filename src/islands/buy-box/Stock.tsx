import { availabilityCopy } from '#config/copy/availability.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { notice } from '#islands/shared/notice.ts';
import type { Offer } from '#stores/part/buy-box.ts';
import type { Ref } from 'react';
import styles from './BuyBox.module.css';

/** Where the carriers name no days for the place, the sentence's days, which are those of every country, are not promised either. */
function isPlaceUnknown({ delivery }: Offer): boolean {
  const promise = delivery?.line.promise;
  return promise?.kind === 'unknown' && promise.why === 'no-lead-time';
}

function describeDelivery(offer: Offer): string {
  const { inBasket } = offer;
  const delivery = isPlaceUnknown(offer) ? null : offer.availability.delivery;
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
