import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { isInStock } from '#domain/availability/in-stock.ts';
import { EnquiryNote } from '#islands/quick-enquiry/EnquiryLink.tsx';
import { CutOff, PartDelivery, TakeEarly } from '#islands/delivery/PartDelivery.tsx';
import type { PartPrice } from '#domain/price/part-price.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { AsOf } from '#islands/shared/AsOf.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import { NearestSize } from './NearestSize.tsx';
import { NeedsConsent } from './NeedsConsent.tsx';
import { DistributorOnly, OutOfStock } from './OfferStates.tsx';
import { Stock } from './Stock.tsx';

type Props = {
  store: BuyBoxStore;
  slug: string;
  number: string;
  isSoldOnline: boolean;
  isConsentAnswered: boolean;
  price: PartPrice;
  actionRef: RefObject<HTMLDivElement | null>;
  stockRef: RefObject<HTMLDivElement | null>;
};

/** What can be done now: buy, accept the cookies first, ask, or go to a distributor. */
function Action({
  store,
  slug,
  number,
  price,
  isSoldOnline,
  isConsentAnswered,
}: Omit<Props, 'actionRef' | 'stockRef'>) {
  const offer = useStore(store.$offer);
  if (!offer) return null;
  if (!isSoldOnline) return <DistributorOnly />;
  if (offer.availability.case === 'outofstock') return <OutOfStock slug={slug} />;
  if (!isConsentAnswered) return <NeedsConsent />;
  return <AddToCart store={store} number={number} price={price} />;
}

export function LiveOffer({ actionRef, stockRef, ...props }: Props) {
  const { store, slug, isSoldOnline, isConsentAnswered } = props;
  const offer = useStore(store.$offer);
  const { problem, quantity, live } = useStore(store.$box);
  if (!offer) return null;
  const { note } = offer.availability;
  const isOut = offer.availability.case === 'outofstock';
  const delivery = isSoldOnline ? offer.delivery : null;
  return (
    <>
      <Stock offer={offer} isSoldOnline={isSoldOnline} ref={stockRef} />
      {isSoldOnline ? <AsOf told={live?.asOf ?? null} className={styles.alert ?? ''} /> : null}
      {delivery ? (
        <div className={styles.arrives}>
          <PartDelivery delivery={delivery} asked={quantity} held={offer.inBasket} />
        </div>
      ) : null}
      {note && isSoldOnline && isOut ? (
        <p className={styles.delivery}>
          <EnquiryNote slug={slug}>{note}</EnquiryNote>
        </p>
      ) : null}
      {note && isSoldOnline && !isOut ? <Alert className={styles.alert}>{note}</Alert> : null}
      {problem ? (
        <Alert
          kind="error"
          isLive
          title={problem === 'not-known' ? availabilityCopy.notKnownAdded : availabilityCopy.notAdded}
          className={styles.alert}
        >
          <ProblemText code={problem} path={basketPaths.lines} />
        </Alert>
      ) : null}
      <div ref={actionRef} className={styles.action}>
        <Action {...props} />
      </div>
      {delivery && isConsentAnswered ? <TakeEarly offer={offer} onTake={(pieces) => void store.take(pieces)} /> : null}
      {delivery ? <CutOff delivery={delivery} /> : null}
      {isSoldOnline && !isInStock(offer.availability.case) ? <NearestSize slug={slug} /> : null}
    </>
  );
}
