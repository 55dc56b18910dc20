import type { ComponentType, ReactNode } from 'react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import styles from './Columns.module.css';
import { FoldedLines } from './FoldedLines.tsx';
import { Totals, type TotalsProps } from './Totals.tsx';

type Props = TotalsProps & {
  lines: BasketLineAnswer[];
  /** below each line of the column; without it the page beside says the lines, and the column does not say them again */
  notes?: ComponentType<{ line: BasketLineAnswer }>;
  /** above everything else in the column of the totals */
  head?: ReactNode;
  /** promo code, between lines and totals */
  extra?: ReactNode;
  /** the one next step, at the end */
  action?: ReactNode;
  children: ReactNode;
};

/** The page beside its summary; on small screens lines fold away on top and the totals come last, in the order of reading. */
export function Columns({ notes, head, extra, action, children, ...totals }: Props) {
  return (
    <div className={styles.columns}>
      {notes ? <FoldedLines lines={totals.lines} total={totals.totals.total} notes={notes} /> : null}
      <div className={styles.main}>{children}</div>
      <aside className={styles.side} aria-label={copy.orderSummary}>
        {head}
        {extra ? <div className={styles.extra}>{extra}</div> : null}
        <div className={styles.totals}>
          <Totals {...totals} />
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </aside>
    </div>
  );
}
