import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy as copy } from '#config/copy/basket.ts';
import { type LineShortage as Shortage, writeShortage } from '#domain/basket/line-shortage.ts';
import { notice } from '#islands/shared/notice.ts';
import { StockAlertOffer } from '#islands/stock-alert/StockAlertOffer.tsx';
import { loadBasket } from '#stores/basket/basket.ts';
import type { MouseEvent } from 'react';
import styles from './LineShortage.module.css';

type Props = {
  line: BasketLineAnswer;
  shortage: Shortage;
  onTake: (quantity: number) => void;
  onRemove: () => void;
};

/** The pressed button goes with the notice: the focus goes to the line's first button that stays. */
function keepFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const shortage = currentTarget.closest('[data-shortage]');
  const row = currentTarget.closest('[data-line]');
  const others = [...(row?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
  others.find((other) => !shortage?.contains(other))?.focus();
}

/** What is wrong with a line, and what can be done about it right there (rule basket.shortage). */
export function LineShortage({ line, shortage, onTake, onRemove }: Props) {
  const { what, more } = writeShortage(shortage);
  return (
    <div className={styles.shortage} data-shortage={shortage.kind}>
      <p {...notice}>
        <b>{what}</b> {more}
      </p>
      <div className={styles.ways}>
        {shortage.kind === 'fewer' ? (
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            aria-label={copy.takeOf(shortage.left, line.number)}
            onClick={(event) => {
              keepFocus(event);
              onTake(shortage.left);
            }}
          >
            {copy.take(shortage.left)}
          </button>
        ) : null}
        <button type="button" className="link" aria-label={copy.removeNamed(line.number)} onClick={onRemove}>
          {copy.remove}
        </button>
      </div>
      {shortage.kind === 'sold-out' ? <StockAlertOffer slug={line.slug} onBack={() => void loadBasket()} /> : null}
    </div>
  );
}
