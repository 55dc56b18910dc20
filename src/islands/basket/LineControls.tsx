import { useStore } from '@nanostores/react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { $pending, changeQuantity, removeLine, displayedQuantity } from '#stores/basket/basket.ts';
import { Stepper } from '../shared/Stepper.tsx';
import { notice } from '../shared/notice.ts';
import { Icon } from '../shared/Icon.tsx';
import styles from './Line.module.css';

/** The number follows the press at once; the loader stays until the shop has it too. */
export function LineQuantity({ line }: { line: BasketLineAnswer }) {
  const pending = useStore($pending)[line.id];
  return (
    <div className={styles.quantity}>
      <Stepper
        of={line.number}
        value={displayedQuantity(line, pending)}
        max={line.max}
        onChange={(quantity) => changeQuantity(line.id, quantity)}
        isBusy={pending !== undefined}
        isDisabled={pending?.isRemoval}
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

export function LineRemove({ line }: { line: BasketLineAnswer }) {
  const isRemoval = useStore($pending)[line.id]?.isRemoval;
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={basketCopy.removeNamed(line.number)}
      aria-busy={isRemoval || undefined}
      onClick={() => void removeLine(line.id)}
    >
      <Icon name="trash-2" />
    </button>
  );
}
