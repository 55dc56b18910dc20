import { type ComponentType, useId, useState } from 'react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { decideShortage, listShort } from '#domain/basket/line-shortage.ts';
import type { Money as Amount } from '#domain/price/money.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { LinePhoto } from '#islands/shared/LinePhoto.tsx';
import { Money, Price } from '#islands/shared/Money.tsx';
import styles from './FoldedLines.module.css';

type Notes = ComponentType<{ line: BasketLineAnswer }>;
type Props = {
  lines: BasketLineAnswer[];
  total: Amount;
  /** what is said below a line, which may still change */
  notes: Notes;
};

const Line = ({ line, Notes }: { line: BasketLineAnswer; Notes: Notes }) => (
  <li className={`${styles.line} ${decideShortage(line) ? styles.short : ''}`} data-line={line.id}>
    <LinePhoto photo={line.photo} width={64} className={styles.photo} />
    <span className={styles.words}>
      <b className="pn" translate="no">
        {line.number}
      </b>
      <Price of={line.gross} net={line.net} className={styles.price} />
      <span className={styles.quantity}>{copy.quantity(line.quantity)}</span>
    </span>
    <div className={styles.note}>
      <Notes line={line} />
    </div>
  </li>
);

/**
 * What is in the order; open on wide screens, behind Show and Hide on small ones, where it opens by itself for a line that cannot
 * be ordered as it is (rule basket.shortage). Kit component lines hidden (rule basket.kit-lines).
 */
export function FoldedLines({ lines, total, notes }: Props) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = pressed ?? listShort(lines).length > 0;
  const listId = useId();
  return (
    <section className={styles.top} aria-label={copy.items}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setPressed(!isOpen)}
      >
        <span>{isOpen ? copy.basketToggle.hide : copy.basketToggle.show}</span>
        <Icon name="chevron-down" className={`i-s ${isOpen ? styles.up : ''}`} />
        <Money of={total} />
      </button>
      <ul id={listId} className={`${styles.lines} ${isOpen ? styles.open : ''}`}>
        {visibleLines(lines).map((line) => (
          <Line key={line.id} line={line} Notes={notes} />
        ))}
      </ul>
    </section>
  );
}
