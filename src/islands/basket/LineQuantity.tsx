import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { Stepper } from '#islands/shared/Stepper.tsx';
import { notice } from '#islands/shared/notice.ts';
import { $pending, changeQuantity, shownQuantity } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import styles from './Line.module.css';

/** The number follows the press at once; the loader stays until the shop has it too. */
export function LineQuantity({ line }: { line: BasketLineAnswer }) {
  const pending = useStore($pending)[line.id];
  return (
    <div className={styles.quantity}>
      <Stepper
        of={line.number}
        value={shownQuantity(line, pending)}
        max={line.max}
        onChange={(quantity) => changeQuantity(line.id, quantity)}
        isBusy={pending !== undefined}
        isDisabled={pending?.isLeaving}
      />
      {pending ? (
        <span {...notice}>
          <span className="spin" aria-hidden="true" />
          <span className="sr">{basketCopy.updating}</span>
        </span>
      ) : null}
    </div>
  );
}
