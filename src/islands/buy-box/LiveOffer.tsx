import { useStore } from '@nanostores/react';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { type AvailabilityCase, isInStock } from '#domain/availability/availability-case.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import type { BuyBoxStore, Offer } from '#stores/part/buy-box.ts';
import { PartDelivery, TakeEarly } from '../delivery/PartDelivery.tsx';
import { Alert } from '../shared/Alert.tsx';
import { AsOf } from '../shared/AsOf.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import { NearestSize } from './NearestSize.tsx';
import { OfferAction } from './OfferAction.tsx';
import { roomOfDays, StockSkeleton } from './OfferSkeleton.tsx';
import { OfferNote } from './OfferStates.tsx';
import { StockBars } from '../shared/StockBars.tsx';
import { notice } from '../shared/notice.ts';
import styles from './BuyBox.module.css';

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

type StockProps = Pick<Props, 'store' | 'slug' | 'isSoldOnline' | 'builtCase' | 'stockRef'> & { offer: Offer };

/** Stock and days of this moment, for a part that is sold online with what is to be known of them. */
function StockAndDays({ store, slug, isSoldOnline, builtCase, stockRef, offer }: StockProps) {
  const { quantity, live } = useStore(store.$box);
  const delivery = isSoldOnline ? offer.delivery : null;
  return (
    <>
      <Stock offer={offer} isSoldOnline={isSoldOnline} ref={stockRef} />
      {isSoldOnline ? <AsOf time={live?.asOf ?? null} className={styles.alert ?? ''} /> : null}
      {delivery ? (
        <div className={roomOfDays(builtCase)}>
          <PartDelivery
            delivery={delivery}
            sentence={offer.availability.delivery}
            quantity={quantity}
            held={offer.inBasket}
          />
        </div>
      ) : null}
      {isSoldOnline ? <OfferNote slug={slug} of={offer.availability} /> : null}
    </>
  );
}

/** Why the last press on Add to Cart did not go through; brought into view from behind what covers the foot of a phone. */
function AddProblem({ store }: Pick<Props, 'store'>) {
  const { problem, quantity } = useStore(store.$box);
  const max = useStore(store.$offer)?.availability.max;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [problem]);
  if (!problem) return null;
  // what was asked for has been brought down to it
  const isShort = problem === 'out-of-stock' && max !== undefined && quantity >= max;
  return (
    <div ref={place} className={styles.alert}>
      <Alert
        kind="error"
        isLive
        title={problem === 'not-known' ? availabilityCopy.notKnownAdded : availabilityCopy.notAdded}
      >
        {isShort ? availabilityCopy.fewer(max) : <ProblemText code={problem} path={basketPaths.lines} />}
      </Alert>
    </div>
  );
}

/** Until the shop has answered, bars stand for what it will say. */
export function LiveOffer({ actionRef, stockRef, ...props }: Props) {
  const offer = useStore(props.store.$offer);
  const nowCase = offer ? offer.availability.case : props.builtCase;
  return (
    <>
      {offer ? <StockAndDays {...props} offer={offer} stockRef={stockRef} /> : <StockSkeleton {...props} />}
      <AddProblem store={props.store} />
      <div ref={actionRef} className={styles.action}>
        <OfferAction {...props} />
      </div>
      {offer && props.isSoldOnline && props.isConsentAnswered ? (
        <TakeEarly offer={offer} onTake={(pieces) => void props.store.take(pieces)} />
      ) : null}
      {props.isSoldOnline && nowCase && !isInStock(nowCase) ? <NearestSize slug={props.slug} /> : null}
    </>
  );
}

/** The text's sentence of days, where the shop has told none: else it is part of what stands behind "why" (rule delivery.why). */
function describeDelivery(offer: Offer): string {
  const { inBasket } = offer;
  const delivery = offer.delivery === null ? offer.availability.delivery : null;
  const held = inBasket > 0 ? availabilityCopy.alreadyInBasket(inBasket) : '';
  return [delivery ? `${delivery}${held ? '.' : ''}` : '', held].filter(Boolean).join(' ');
}

/** Bars and words: how near the stock is; the words always carry the meaning. It can take the focus, as news. */
function Stock({ offer, isSoldOnline, ref }: { offer: Offer; isSoldOnline: boolean; ref: Ref<HTMLDivElement> }) {
  const sentence = isSoldOnline ? describeDelivery(offer) : availabilityCopy.notSoldOnline;
  return (
    <div ref={ref} {...notice} tabIndex={-1} className={styles.stock}>
      <p>
        <StockBars of={offer.availability} />
      </p>
      {sentence ? <p className={`small muted ${styles.note}`}>{sentence}</p> : null}
    </div>
  );
}
