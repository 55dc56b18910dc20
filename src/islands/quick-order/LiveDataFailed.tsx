import { buildListCopy } from '#config/copy/build-list.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { buildSheet } from '#stores/build-list/sheet-instance.ts';
import type { SheetEntry } from '#stores/build-list/sheet-entry.ts';
import styles from './QuickOrder.module.css';

/** Says that price and stock of some rows could not be asked, and asks again. */
export function LiveDataFailed({ entries }: { entries: readonly SheetEntry[] }) {
  if (!entries.some(({ state }) => state === 'unasked')) return null;
  const askAgain = () => void buildSheet.refresh(entries.map(({ line }) => line.slug));
  return (
    <Alert
      isLive
      className={styles.notice}
      action={
        <Button size="sm" onClick={askAgain}>
          {buildListCopy.tryAgain}
        </Button>
      }
    >
      {buildListCopy.liveFailed}
    </Alert>
  );
}
