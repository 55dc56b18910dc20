import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import type { BasketProgress } from '#stores/basket/basket.ts';
import { BasketFailed } from '../basket/BasketFailed.tsx';
import { EmptyBasket } from '../basket/EmptyBasket.tsx';
import styles from './BasketDrawer.module.css';
import { DrawerLines } from './DrawerLines.tsx';

const rows = [styles.skLine, styles.skLine].map(String);

type Props = { basket: BasketAnswer | null; progress: BasketProgress };

const hasLines = (basket: BasketAnswer | null): basket is BasketAnswer =>
  basket !== null && visibleLines(basket.lines).length > 0;

export function DrawerBody({ basket, progress }: Props) {
  if (progress === 'failed')
    return (
      <div className={styles.failed}>
        <BasketFailed />
      </div>
    );
  if (!basket) return <Skeleton label={basketCopy.loading} className={styles.skeleton} bars={rows} />;
  if (hasLines(basket)) return <DrawerLines basket={basket} />;
  return (
    <div className={styles.empty}>
      <span className={styles.ring} aria-hidden="true" />
      <EmptyBasket basket={basket} />
    </div>
  );
}
