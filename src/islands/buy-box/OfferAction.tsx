import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { canRaise } from '#domain/basket/quantity.ts';
import { formatMoney } from '#domain/price/money.ts';
import { NeedsConsent } from './NeedsConsent.tsx';
import { DistributorOnly, OutOfStock } from './OfferStates.tsx';
import { Button } from '../shared/Button.tsx';
import { notice } from '../shared/notice.ts';
import { Stepper } from '../shared/Stepper.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import box from './BuyBox.module.css';
import styles from './OfferAction.module.css';

type Props = {
  store: BuyBoxStore;
  slug: string;
  number: string;
  price: PartPrice;
  builtCase: AvailabilityCase | null;
  isSoldOnline: boolean;
  isConsentAnswered: boolean;
};

/**
 * What can be done now: buy, accept the cookies first, ask, or go to a distributor. Before the answer the style sheet shows the button
 * or the way to the cookies: only the head of the page knows which. The button is the same one before and after, so that whoever
 * stands on it by keyboard still does.
 */
export function OfferAction({ store, slug, number, price, builtCase, isSoldOnline, isConsentAnswered }: Props) {
  const offer = useStore(store.$offer);
  if (!isSoldOnline) return <DistributorOnly />;
  if ((offer ? offer.availability.case : builtCase) === 'outofstock') return <OutOfStock slug={slug} />;
  if (offer && !isConsentAnswered) return <NeedsConsent />;
  return (
    <>
      <div className={offer ? undefined : box.whenChosen}>
        <AddToCart store={store} number={number} price={price} />
      </div>
      {offer ? null : (
        <div className={box.whenOpen}>
          <NeedsConsent />
        </div>
      )}
    </>
  );
}

/** `price`: what one costs, said in the button where it stands apart from the price. */
function AddToCart({ store, number, price }: { store: BuyBoxStore; number: string; price: PartPrice }) {
  const { quantity, isAdding } = useStore(store.$box);
  // null: not known yet, and no bound
  const max = useStore(store.$offer)?.availability.max ?? null;
  const limitId = useId();
  const wait = useWaitReason(basketPaths.lines);
  const isAtTop = !canRaise(quantity, max);
  // presses made before the page was ready come faster than it is drawn: each counts from what the one before has led to
  const step = (wanted: number): void => store.setQuantity(store.$box.get().quantity + wanted - quantity);
  return (
    <>
      <div className={styles.buy}>
        <Stepper
          of={number}
          value={quantity}
          max={max}
          onChange={step}
          size="lg"
          isDisabled={isAdding}
          describedBy={isAtTop ? limitId : undefined}
        />
        <Button
          kind="primary"
          size="lg"
          isBlock
          busy={isAdding && availabilityCopy.adding}
          reason={wait}
          onClick={() => void store.add()}
        >
          <span>
            {availabilityCopy.addPieces(quantity)}
            {quantity === 1 ? (
              <span
                className={styles.inButton}
                aria-hidden="true"
                data-with-vat={formatMoney(price.gross)}
                data-without={formatMoney(price.net)}
              />
            ) : null}
          </span>
        </Button>
      </div>
      <p id={limitId} className={styles.limit} {...notice}>
        {isAtTop ? availabilityCopy.maximumReached : ''}
      </p>
    </>
  );
}
