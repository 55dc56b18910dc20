import { call } from '#api/call.ts';
import type { PartPrice } from '#domain/part/part.ts';
import { $basket, addPart } from '#stores/basket.ts';
import { createBuyBox } from '#stores/buy-box.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import styles from './BuyBox.module.css';
import { BuyBar } from './BuyBar.tsx';
import { LiveOffer } from './LiveOffer.tsx';
import { OtherWays } from './OtherWays.tsx';
import { LoadFailed, OfferSkeleton } from './OfferStates.tsx';
import { Price } from './Price.tsx';

type Props = {
  slug: string;
  number: string;
  name: string;
  /** price when the page was made; the live one takes its place */
  staticPrice: PartPrice;
  /** ISO 8601 */
  builtAt: string;
};

const isSoldOnline = (price: PartPrice) => price.gross.amount > 0;

/** Price, stock, delivery and the way into the basket. The page's price shows until the live one is there (decision 4). */
export function BuyBox({ slug, number, name, staticPrice, builtAt }: Props) {
  const [store] = useState(() => createBuyBox(slug, { call, addPart, $basket }));
  const { progress, live } = useStore(store.$box);
  const action = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.load();
    return store.watchBasket();
  }, [store]);
  const price = live ?? staticPrice;
  return (
    <section className={styles.box} aria-label={`Price and availability of ${number}`}>
      {isSoldOnline(price) ? <Price price={price} asOf={progress === 'failed' ? builtAt : null} /> : null}
      <div className={styles.offer}>
        {progress === 'loading' ? <OfferSkeleton /> : null}
        {progress === 'failed' ? <LoadFailed onRetry={() => void store.load()} /> : null}
        {live ? <LiveOffer store={store} number={number} isSoldOnline={isSoldOnline(live)} actionRef={action} /> : null}
      </div>
      <OtherWays store={store} number={number} />
      {live ? <BuyBar store={store} name={name} price={live} action={action} /> : null}
    </section>
  );
}
