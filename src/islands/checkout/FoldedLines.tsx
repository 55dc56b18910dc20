import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import type { Money as Amount } from '#domain/price/money.ts';
import { Money } from '#islands/shared/Money.tsx';
import styles from './FoldedLines.module.css';

type Props = { lines: BasketLineAnswer[]; total: Amount; labels?: { show: string; hide: string } | undefined };

const Line = ({ line }: { line: BasketLineAnswer }) => (
  <li className={styles.line}>
    <span className={styles.shot}>{line.photo ? <img src={line.photo} alt="" width="64" height="48" /> : null}</span>
    <span className={styles.words}>
      <b className="pn">{line.number}</b>
      <Money of={line.gross} className={styles.price} />
      <span className={styles.quantity}>{copy.quantity(line.quantity)}</span>
    </span>
  </li>
);

/**
 * What is in the order; open on wide screens, behind Show and Hide on small ones. Kit component lines hidden
 * (rule basket.kit-lines).
 */
export function FoldedLines({ lines, total, labels = { show: copy.showBasket, hide: copy.hideBasket } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <section className={styles.top} aria-label={copy.items}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen ? labels.hide : labels.show}</span>
        <ChevronDown className={`i-s ${isOpen ? styles.up : ''}`} aria-hidden="true" />
        <Money of={total} />
      </button>
      <ul id={listId} className={`${styles.lines} ${isOpen ? styles.open : ''}`}>
        {visibleLines(lines).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
