import type { ComponentType } from 'react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import { writeLineTitle } from '#domain/basket/line-title.ts';
import { LineDelivery } from '#islands/delivery/LineDelivery.tsx';
import { Price } from '#islands/shared/Money.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import styles from './LinesTable.module.css';

const copy = checkoutCopy.table;

type Notes = ComponentType<{ line: BasketLineAnswer; isOnly: boolean }>;
type Props = {
  lines: BasketLineAnswer[];
  caption: string;
  /** what is said below a line, where it is a basket's and may still change */
  notes?: Notes;
  /** no longer in the order: struck */
  leftOut?: readonly BasketLineAnswer[];
};
type RowProps = { line: BasketLineAnswer; isOnly: boolean; Notes: Notes | undefined; isLeftOut?: boolean };

const Row = ({ line, isOnly, Notes, isLeftOut = false }: RowProps) => (
  <tr className={isLeftOut ? styles.leftOut : undefined}>
    <th scope="row" className={`mono ${styles.key}`}>
      {isLeftOut ? <s>{line.number}</s> : line.number}
      <span className={styles.note}>
        {isLeftOut ? <LeftOutNote /> : null}
        {Notes ? <Notes line={line} isOnly={isOnly} /> : null}
      </span>
    </th>
    <td className={styles.wide}>
      {writeLineTitle(line)}
      {line.delivery && !isLeftOut ? <LineDelivery line={line} /> : null}
    </td>
    <td className="num">{isLeftOut ? 0 : line.quantity}</td>
    <td className="num">
      {isLeftOut ? (
        <s>
          <Price of={line.gross} net={line.net} />
        </s>
      ) : (
        <Price of={line.gross} net={line.net} />
      )}
    </td>
  </tr>
);

/** What is ordered; kit component lines hidden (rule basket.kit-lines). */
export function LinesTable({ lines, caption, notes, leftOut = [] }: Props) {
  const visible = visibleLines(lines);
  return (
    <div className={`tbl-wrap ${styles.wrap}`}>
      <table className="tbl compact">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.number}</th>
            <th scope="col" className={styles.wide}>
              {copy.product}
            </th>
            <th scope="col" className="num">
              {copy.quantity}
            </th>
            <th scope="col" className="num">
              {copy.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.map((line) => (
            <Row key={line.id} line={line} isOnly={visible.length === 1} Notes={notes} />
          ))}
          {leftOut.map((line) => (
            <Row key={line.id} line={line} isOnly={false} Notes={undefined} isLeftOut />
          ))}
        </tbody>
      </table>
    </div>
  );
}
