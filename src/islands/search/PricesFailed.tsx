import { searchCopy as copy } from '#config/copy/search.ts';
import { Button } from '#islands/shared/Button.tsx';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import styles from './Found.module.css';

/** Prices that could not be had, with the way to ask again; nothing while they can. */
export function PricesFailed({ slugs, store }: { slugs: readonly string[]; store: EngineParts }) {
  const offers = useStore(store.$offers);
  const failed = slugs.filter((slug) => offers[slug] === 'failed');
  if (failed.length === 0) return null;
  return (
    <p className={styles.failed} role="status">
      {copy.pricesFailed}{' '}
      <Button kind="quiet" onClick={() => store.show(failed, 0)}>
        {copy.tryAgain}
      </Button>
    </p>
  );
}
