import { basketCopy as copy } from '#config/copy/basket.ts';
import { Button } from '#islands/shared/Button.tsx';
import { findAvailableQuantity, type SheetEntry } from '#domain/build-list/sheet-entry.ts';
import styles from './SheetTable.module.css';

/** Fewer than asked for: as many as there are, in one press; from 500 to 3 is a long way with a minus button. */
export function TakeAvailable({ entry, onTake }: { entry: SheetEntry; onTake: (quantity: number) => void }) {
  const available = findAvailableQuantity(entry);
  if (available === null) return null;
  return (
    <Button
      size="sm"
      className={styles.available}
      label={copy.takeOf(available, entry.number)}
      onClick={() => onTake(available)}
    >
      {copy.take(available)}
    </Button>
  );
}
