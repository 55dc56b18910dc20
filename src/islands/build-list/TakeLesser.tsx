import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { Button } from '#islands/shared/Button.tsx';
import { findLesser, type SheetEntry } from '#stores/build-list/sheet-entry.ts';
import styles from './SheetTable.module.css';

/** Fewer than asked for: as many as there are, in one press; from 500 to 3 is a long way with a minus button. */
export function TakeLesser({ entry, onTake }: { entry: SheetEntry; onTake: (quantity: number) => void }) {
  const lesser = findLesser(entry);
  if (lesser === null) return null;
  return (
    <Button
      size="sm"
      className={styles.lesser}
      label={copy.takeLesserNamed(lesser, entry.number)}
      onClick={() => onTake(lesser)}
    >
      {copy.takeLesser(lesser)}
    </Button>
  );
}
