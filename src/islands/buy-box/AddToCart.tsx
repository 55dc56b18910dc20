import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { canRaise } from '#domain/basket/quantity.ts';
import { type PartPrice } from '#domain/price/part-price.ts';
import { formatMoney } from '#domain/price/money.ts';
import { Button } from '#islands/shared/Button.tsx';
import { notice } from '#islands/shared/notice.ts';
import { Stepper } from '#islands/shared/Stepper.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import styles from './AddToCart.module.css';

/** `price`: what one costs, said in the button where it stands apart from the price. */
export function AddToCart({ store, number, price }: { store: BuyBoxStore; number: string; price: PartPrice }) {
  const { quantity, isAdding } = useStore(store.$box);
  // null: not known yet, and no bound
  const max = useStore(store.$offer)?.availability.max ?? null;
  const limitId = useId();
  const wait = useWaitReason(basketPaths.lines);
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
          reason={wait}
          onClick={() => void store.add()}
        >
          <span>
            {availabilityCopy.addPieces(quantity)}
            {quantity === 1 ? (
              <span
                className={styles.inButton}
                aria-hidden="true"
                data-with-vat={formatMoney(price.gross)}
                data-without={formatMoney(price.net)}
              />
            ) : null}
          </span>
        </Button>
      </div>
      <p id={limitId} className={styles.limit} {...notice}>
        {isAtTop ? availabilityCopy.maximumReached : ''}
      </p>
    </>
  );
}
