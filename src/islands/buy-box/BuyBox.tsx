import { call } from '#api/call.ts';
import type { PartPrice } from '#domain/price/part-price.ts';
import { mayAskForStockAlert } from '#domain/stock-alert/back-in-stock.ts';
import { QuickEnquiry } from '#islands/quick-enquiry/QuickEnquiry.tsx';
import { useShownPart } from '#islands/shared/use-shown-part.ts';
import { StockAlertOffer } from '#islands/stock-alert/StockAlertOffer.tsx';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { createBuyBox } from '#stores/part/buy-box.ts';
import type { CurrentPart } from '#stores/part/current-part.ts';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './BuyBox.module.css';
import { BuyBar } from './BuyBar.tsx';
import { LiveOffer } from './LiveOffer.tsx';
import { OtherWays } from './OtherWays.tsx';
import { LoadFailed, OfferSkeleton } from './OfferStates.tsx';
import { Price } from './Price.tsx';

type Props = Pick<CurrentPart, 'slug' | 'number' | 'name' | 'staticPrice' | 'builtAt'>;

const isSoldOnline = (price: PartPrice) => price.gross.amount > 0;

/** Price, stock, delivery and the way into the basket. Another part begins anew, with nothing of the one before. */
export function BuyBox(page: Props) {
  const part = useShownPart(page);
  return <PartBox key={part.slug} {...part} />;
}

/** The page's price shows until the live one is there (rule availability.live). */
function PartBox({ slug, number, name, staticPrice, builtAt }: Props) {
  const [store] = useState(() => createBuyBox(slug, { call, addPart, $basket }));
  const { progress, live } = useStore(store.$box);
  const action = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  // the form that had the focus goes away
  const showBack = useCallback(() => void store.load().then(() => box.current?.focus()), [store]);
  const countryChanges = useStore($countryChanges);
  useEffect(() => store.watchBasket(), [store]);
  useEffect(() => void store.load(), [store, countryChanges]);
  const price = live ?? staticPrice;
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-label={`Price and availability of ${number}`}>
      {isSoldOnline(price) ? <Price price={price} asOf={progress === 'failed' ? builtAt : null} /> : null}
      <div className={styles.offer}>
        {progress === 'loading' ? <OfferSkeleton /> : null}
        {progress === 'failed' ? <LoadFailed slug={slug} onRetry={() => void store.load()} /> : null}
        {live ? (
          <LiveOffer store={store} slug={slug} number={number} isSoldOnline={isSoldOnline(live)} actionRef={action} />
        ) : null}
      </div>
      {live && mayAskForStockAlert(live, live.today) ? <StockAlertOffer slug={slug} onBack={showBack} /> : null}
      <OtherWays store={store} slug={slug} />
      <QuickEnquiry />
      {live ? <BuyBar store={store} name={name} price={live} action={action} /> : null}
    </section>
  );
}
