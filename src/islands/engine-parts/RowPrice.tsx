import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineSize } from '#domain/engine/engine-row.ts';
import { decidePriceDisplay } from '#domain/price/part-price.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { OldPrice, Price as Amount } from '../shared/Money.tsx';
import styles from './SetTable.module.css';

/** The price of the chosen size: that of the build until the shop has said today's. */
export function RowPrice({ store, size }: { store: EngineParts; size: Pick<EngineSize, 'slug' | 'price'> }) {
  const offer = useStore(store.$offers, { keys: [size.slug] })[size.slug];
  const price = typeof offer === 'object' ? offer : size.price;
  if (price.gross.amount <= 0) return null;
  const { gross, net, former, formerNet } = decidePriceDisplay(price);
  return (
    <>
      <Amount of={gross} net={net} className={`${styles.amount} ${former ? styles.reduced : ''}`} />
      {former ? (
        <span className={styles.was}>
          <OldPrice of={former} net={formerNet} />
          {price.promotion?.lowestGross30Days ? ` ${copy.lowest}` : null}
        </span>
      ) : null}
    </>
  );
}

/** One word for all prices of a list: VAT is said to be in them only while it is in every one that is known. */
export function useIsTaxed(store: EngineParts): boolean {
  const offers = useStore(store.$offers);
  return Object.values(offers).every((offer) => typeof offer !== 'object' || decidePriceDisplay(offer).includesVat);
}

/** A text with numbers of parts: a line may end behind the plus of a kit, and sooner there than in the middle of a number. */
export const AtPlus = ({ text }: { text: string }) =>
  text.split(/(?<=\+)/).map((piece, at) => (
    <Fragment key={at}>
      {piece}
      {piece.endsWith('+') ? <wbr /> : null}
    </Fragment>
  ));
