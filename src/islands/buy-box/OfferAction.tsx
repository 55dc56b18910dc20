import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import { AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import { NeedsConsent } from './NeedsConsent.tsx';
import { DistributorOnly, OutOfStock } from './OfferStates.tsx';

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
      <div className={offer ? undefined : styles.whenChosen}>
        <AddToCart store={store} number={number} price={price} />
      </div>
      {offer ? null : (
        <div className={styles.whenOpen}>
          <NeedsConsent />
        </div>
      )}
    </>
  );
}
