import type { BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket-count.ts';
import { writeLineTitle } from '#domain/basket/line-title.ts';
import { Money } from '#islands/shared/Money.tsx';
import styles from './LinesTable.module.css';

const copy = checkoutCopy.table;

/** What is ordered; kit component lines hidden (rule basket.kit-lines). */
export const LinesTable = ({ lines, caption }: { lines: BasketLineAnswer[]; caption: string }) => (
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
        {visibleLines(lines).map((line) => (
          <tr key={line.id}>
            <th scope="row" className={`mono ${styles.key}`}>
              {line.number}
            </th>
            <td className={styles.wide}>{writeLineTitle(line)}</td>
            <td className="num">{line.quantity}</td>
            <td className="num">
              <Money of={line.gross} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
