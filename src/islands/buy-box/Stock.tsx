import { availabilityCopy } from '#config/copy/availability.ts';
import { countBars } from '#domain/availability/lead-bars.ts';
import type { Offer } from '#stores/buy-box.ts';
import styles from './BuyBox.module.css';

const tones = { green: 'in', ink: '', muted: 'out' } as const;
/** Ranges are printed with an en dash; the words stay. */
const toRange = (text: string) => text.replace(/(\d) ?- ?(\d)/g, '$1–$2');

function describeDelivery({ availability: { delivery }, inBasket }: Offer): string {
  const held = inBasket > 0 ? availabilityCopy.alreadyInBasket(inBasket) : '';
  return [delivery ? `${toRange(delivery)}${held ? '.' : ''}` : '', held].filter(Boolean).join(' ');
}

/** Bars and words: how near the stock is; the words always carry the meaning. */
export function Stock({ offer, isSoldOnline }: { offer: Offer; isSoldOnline: boolean }) {
  const { availability } = offer;
  const sentence = isSoldOnline ? describeDelivery(offer) : availabilityCopy.notSoldOnline;
  return (
    <div role="status">
      <p className={`avail ${tones[availability.colour]}`}>
        <span className={`bars l${countBars(availability.case)}`} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        {availability.message}
      </p>
      {sentence ? <p className={styles.delivery}>{sentence}</p> : null}
    </div>
  );
}
