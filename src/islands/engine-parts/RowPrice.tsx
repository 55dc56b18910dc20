import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineSize } from '#domain/engine/engine-row.ts';
import { decidePriceDisplay } from '#domain/price/part-price.ts';
import { OldPrice, Price as Amount } from '#islands/shared/Money.tsx';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
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
