import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import type { AvailabilityCase } from '#domain/availability/availability-result.ts';
import { isInStock } from '#domain/availability/in-stock.ts';
import { CutOff, PartDelivery, TakeEarly } from '#islands/delivery/PartDelivery.tsx';
import type { PartPrice } from '#domain/price/part-price.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { AsOf } from '#islands/shared/AsOf.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import type { BuyBoxStore, Offer } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import styles from './BuyBox.module.css';
import { NearestSize } from './NearestSize.tsx';
import { OfferAction } from './OfferAction.tsx';
import { CutOffSkeleton, StockSkeleton } from './OfferSkeleton.tsx';
import { OfferNote } from './OfferStates.tsx';
import { Stock } from './Stock.tsx';

type Props = {
  store: BuyBoxStore;
  slug: string;
  number: string;
  isSoldOnline: boolean;
  isConsentAnswered: boolean;
  price: PartPrice;
  builtCase: AvailabilityCase | null;
  actionRef: RefObject<HTMLDivElement | null>;
  stockRef: RefObject<HTMLDivElement | null>;
};

type StockProps = Pick<Props, 'store' | 'slug' | 'isSoldOnline' | 'stockRef'> & { offer: Offer };
type BelowProps = Pick<Props, 'store' | 'slug' | 'isSoldOnline' | 'isConsentAnswered'> & { offer: Offer };

/** Stock and days of this moment, for a part that is sold online with what is to be known of them. */
function StockAndDays({ store, slug, isSoldOnline, stockRef, offer }: StockProps) {
  const { quantity, live } = useStore(store.$box);
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
      {isSoldOnline ? <OfferNote slug={slug} of={offer.availability} /> : null}
    </>
  );
}

/** Why the last press on Add to Cart did not go through. */
function AddProblem({ store }: Pick<Props, 'store'>) {
  const { problem } = useStore(store.$box);
  if (!problem) return null;
  return (
    <Alert
      kind="error"
      isLive
      title={problem === 'not-known' ? availabilityCopy.notKnownAdded : availabilityCopy.notAdded}
      className={styles.alert}
    >
      <ProblemText code={problem} path={basketPaths.lines} />
    </Alert>
  );
}

/** What stands below the button: how to have it sooner, until when to pay, a size that is there. */
function BelowAction({ store, slug, isSoldOnline, isConsentAnswered, offer }: BelowProps) {
  const delivery = isSoldOnline ? offer.delivery : null;
  return (
    <>
      {delivery && isConsentAnswered ? <TakeEarly offer={offer} onTake={(pieces) => void store.take(pieces)} /> : null}
      {delivery ? <CutOff delivery={delivery} /> : null}
      {isSoldOnline && !isInStock(offer.availability.case) ? <NearestSize slug={slug} /> : null}
    </>
  );
}

/** Until the shop has answered, bars stand for what it will say. */
export function LiveOffer({ actionRef, stockRef, ...props }: Props) {
  const offer = useStore(props.store.$offer);
  return (
    <>
      {offer ? <StockAndDays {...props} offer={offer} stockRef={stockRef} /> : <StockSkeleton {...props} />}
      <AddProblem store={props.store} />
      <div ref={actionRef} className={styles.action}>
        <OfferAction {...props} />
      </div>
      {offer ? <BelowAction {...props} offer={offer} /> : <CutOffSkeleton {...props} />}
    </>
  );
}
