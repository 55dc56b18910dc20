import { availabilityCopy } from '#config/copy/availability.ts';
import { canRaise } from '#domain/basket/quantity.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Stepper } from '#islands/shared/Stepper.tsx';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import styles from './BuyBox.module.css';

export function AddToCart({ store, number }: { store: BuyBoxStore; number: string }) {
  const { quantity, isAdding } = useStore(store.$box);
  const max = useStore(store.$offer)?.availability.max ?? 0;
  const limitId = useId();
  const isAtTop = !canRaise(quantity, max);
  // presses made before the page was ready come faster than it is drawn: each counts from what the one before has led to
  const step = (wanted: number): void => store.setQuantity(store.$box.get().quantity + wanted - quantity);
  return (
    <>
      <div className={styles.buy}>
        <Stepper
          of={number}
          value={quantity}
          max={max}
          onChange={step}
          size="lg"
          isDisabled={isAdding}
          describedBy={isAtTop ? limitId : undefined}
        />
        <Button
          kind="primary"
          size="lg"
          isBlock
          busy={isAdding && availabilityCopy.adding}
          onClick={() => void store.add()}
        >
          {availabilityCopy.addPieces(quantity)}
        </Button>
      </div>
      <p id={limitId} className={styles.limit} aria-live="polite">
        {isAtTop ? availabilityCopy.maximumReached : ''}
      </p>
    </>
  );
}
