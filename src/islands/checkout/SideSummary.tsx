import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import type { Money as Amount } from '#domain/price/money.ts';
import { Money } from '#islands/shared/Money.tsx';
import styles from './SideSummary.module.css';
import { Totals } from './Totals.tsx';

export type SummaryTotals = { items: Amount; shipping: Amount; tax: Amount; total: Amount; discount?: Amount };

type Props = {
  lines: BasketLineAnswer[];
  totals: SummaryTotals;
  /** null until it is known: shipping then has no price */
  shippingCountry: string | null;
  hasShippingMethod: boolean;
  labels?: { show: string; hide: string };
  /** promo code, between lines and totals */
  children?: ReactNode;
  /** the one next step, at the end */
  action?: ReactNode;
};

const Line = ({ line }: { line: BasketLineAnswer }) => (
  <li className={styles.line}>
    <span className={styles.shot}>{line.photo ? <img src={line.photo} alt="" width="64" height="48" /> : null}</span>
    <span>
      <b className="pn">{line.number}</b>
      <span className={styles.quantity}>Quantity {line.quantity}</span>
    </span>
    <Money of={line.gross} className={styles.price} />
  </li>
);

/** Lines, totals and the next step: beside the page on wide screens; on small ones the lines fold away on top. */
export function SideSummary(props: Props) {
  const { lines, totals, children, action, labels = { show: copy.showBasket, hide: copy.hideBasket } } = props;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <aside className={styles.side} aria-label="Order summary">
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <span>{isOpen ? labels.hide : labels.show}</span>
        <ChevronDown className={`i-s ${isOpen ? styles.up : ''}`} aria-hidden="true" />
        <Money of={totals.total} />
      </button>
      <div id={listId} className={`${styles.lines} ${isOpen ? styles.open : ''}`}>
        <ul>
          {visibleLines(lines).map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        {children ? <div className={styles.extra}>{children}</div> : null}
      </div>
      <div className={styles.totals}>
        <Totals totals={totals} lines={lines} shippingCountry={props.shippingCountry} hasShippingMethod={props.hasShippingMethod} />
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </aside>
  );
}
