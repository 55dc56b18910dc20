import { partsPath } from '#api/size-stock.ts';
import { searchCopy as copy } from '#config/copy/search.ts';
import { Button } from '#islands/shared/Button.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import styles from './Found.module.css';

/** Prices that could not be had, with the way to ask again; nothing while they can. */
export function PricesFailed({ slugs, store }: { slugs: readonly string[]; store: EngineParts }) {
  const offers = useStore(store.$offers);
  const reason = useWaitReason(partsPath);
  const failed = slugs.filter((slug) => offers[slug] === 'failed');
  if (failed.length === 0) return null;
  return (
    <p className={styles.failed} {...notice}>
      {reason === null ? copy.pricesFailed : <TooMany path={partsPath} lead={copy.pricesFailed} />}{' '}
      <Button kind="quiet" reason={reason} onClick={() => store.show(failed, 0)}>
        {copy.tryAgain}
      </Button>
    </p>
  );
}
