import { availabilityCopy } from '#config/copy/availability.ts';
import { endsAtCustoms } from '#domain/delivery/promise.ts';
import { writeNarrow } from '#domain/delivery/write-lead.ts';
import { decidePriceDisplay, type PartPrice } from '#domain/price/part-price.ts';
import { Button } from '#islands/shared/Button.tsx';
import { OldPrice, Price } from '#islands/shared/Money.tsx';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { watchSight } from '#stores/browser/window.ts';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './BuyBar.module.css';

type Props = {
  store: BuyBoxStore;
  name: string;
  price: PartPrice;
  isConsentAnswered: boolean;
  action: RefObject<HTMLDivElement | null>;
};

/** True once `target` has been scrolled out of view upwards. */
function useIsPassed(target: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    return watchSight(target.current, ({ isIntersecting, boundingClientRect }) =>
      setPassed(!isIntersecting && boundingClientRect.bottom < 0),
    );
  }, [target]);
  return isPassed;
}

/** Tells the page how much of its foot is covered, so that nothing else lies there; where styles show no bar they say it by themselves. */
function useFootBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    if (!isShown || height === 0) return;
    const { style } = document.documentElement;
    style.setProperty('--foot-bar', `${height}px`);
    return () => void style.removeProperty('--foot-bar');
  }, [bar, isShown]);
}

/** On screens of middle width: price and Add to Cart stay at hand when the main button has left the view. */
export function BuyBar({ store, name, price, isConsentAnswered, action }: Props) {
  const { quantity, isAdding } = useStore(store.$box);
  const offer = useStore(store.$offer);
  const availability = offer?.availability;
  const delivery = offer?.delivery;
  const isPassed = useIsPassed(action);
  const canBuy = price.gross.amount > 0 && isConsentAnswered && (availability?.max ?? 0) > 0;
  const bar = useRef<HTMLDivElement>(null);
  const isShown = isPassed && canBuy;
  useFootBar(bar, isShown);
  if (!isShown) return null;
  const { gross, net, former, formerNet } = decidePriceDisplay(price);
  return (
    <div ref={bar} className={styles.bar} role="region" aria-label={`Buy ${name}`}>
      <p>
        <Price of={gross} net={net} className={`${styles.gross} ${former ? styles.reduced : ''}`} />{' '}
        {former ? <OldPrice of={former} net={formerNet} className={styles.former} /> : null}
        {delivery ? (
          <span className={`small muted ${styles.when}`}>
            {writeNarrow(delivery.line.promise, endsAtCustoms(delivery))}
          </span>
        ) : null}
      </p>
      <Button kind="primary" busy={isAdding && availabilityCopy.adding} onClick={() => void store.add()}>
        {availabilityCopy.addPieces(quantity)}
      </Button>
    </div>
  );
}
