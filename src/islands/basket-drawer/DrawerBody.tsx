import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import type { BasketProgress } from '#stores/basket/basket.ts';
import { useEffect, useState } from 'react';
import { BasketFailed } from '../basket/BasketFailed.tsx';
import { EmptyBasket } from '../basket/EmptyBasket.tsx';
import styles from './BasketDrawer.module.css';
import type { DrawerLines } from './DrawerLines.tsx';

type Lines = typeof DrawerLines;

const rows = [styles.skLine, styles.skLine].map(String);

type Props = { basket: BasketAnswer | null; progress: BasketProgress };

const hasLines = (basket: BasketAnswer | null): basket is BasketAnswer =>
  basket !== null && visibleLines(basket.lines).length > 0;

/** The code of the lines, fetched with the basket that is to be shown; a basket read again tries again. */
function useLines({ basket, progress }: Props): { Lines: Lines } | 'loading' | 'failed' {
  const [fetched, setFetched] = useState<{ Lines: Lines } | 'loading' | 'failed'>('loading');
  const isWanted = progress !== 'idle' || hasLines(basket);
  useEffect(() => {
    if (!isWanted) return;
    import('./DrawerLines.tsx').then(
      ({ DrawerLines }) => setFetched({ Lines: DrawerLines }),
      () => setFetched('failed'),
    );
  }, [isWanted, basket]);
  return fetched;
}

export function DrawerBody({ basket, progress }: Props) {
  const fetched = useLines({ basket, progress });
  if (progress === 'failed' || (fetched === 'failed' && hasLines(basket)))
    return (
      <div className={styles.failed}>
        <BasketFailed />
      </div>
    );
  if (!basket || (fetched === 'loading' && hasLines(basket)))
    return <Skeleton label={basketCopy.loading} className={styles.skeleton} bars={rows} />;
  if (typeof fetched === 'object' && hasLines(basket)) return <fetched.Lines basket={basket} />;
  return (
    <div className={styles.empty}>
      <span className={styles.ring} aria-hidden="true" />
      <EmptyBasket />
    </div>
  );
}
