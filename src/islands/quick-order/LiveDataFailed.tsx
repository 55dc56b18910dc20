import { partsPath } from '#api/size-stock.ts';
import { buildListCopy } from '#config/copy/build-list.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { buildSheet } from '#stores/build-list/sheet-instance.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import styles from './QuickOrder.module.css';

/** Says that price and stock of some rows could not be asked, and asks again. */
export function LiveDataFailed({ entries }: { entries: readonly SheetEntry[] }) {
  const reason = useWaitReason(partsPath);
  if (!entries.some(({ state }) => state === 'unasked')) return null;
  const askAgain = () => void buildSheet.refresh(entries.map(({ line }) => line.slug));
  return (
    <Alert
      isLive
      className={styles.notice}
      action={
        <Button size="sm" reason={reason} onClick={askAgain}>
          {buildListCopy.tryAgain}
        </Button>
      }
    >
      {reason === null ? buildListCopy.liveFailed : <TooMany path={partsPath} lead={buildListCopy.liveFailed} />}
    </Alert>
  );
}
