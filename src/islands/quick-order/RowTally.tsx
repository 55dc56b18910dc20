import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import type { Money as Amount } from '#domain/price/money.ts';
import { Price } from '#islands/shared/Money.tsx';
import type { Row, RowState } from '#domain/quick-order/order-lines.ts';
import styles from './RowTally.module.css';

/** in the order in which they are listed and drawn */
const states: readonly RowState[] = ['ready', 'choice', 'none', 'added'];

/** as many squares as are told apart at a glance; more rows are said in words alone */
const squaresMax = 24;

type Props = {
  rows: readonly Row[];
  /** of those that are ready */
  total: Amount;
  net: Amount | null;
  pieces: number;
};

const Square = ({ state }: { state: RowState }) => <span className={`${styles.square} ${styles[state]}`} />;

const write = (state: RowState, count: number, pieces: number): readonly string[] =>
  state === 'ready' ? copy.states.ready(count, pieces) : copy.states[state](count);

/** How many rows are in the total, and why the others are not; nothing where all of them are (rule quick-order.totals). */
export function RowTally({ rows, total, net, pieces }: Props) {
  if (rows.every(({ state }) => state === 'ready')) return null;
  const found = states.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length;
    return count === 0 && state !== 'ready' ? [] : [{ state, count }];
  });
  return (
    <div className={styles.tally}>
      <p className="muted">{copy.ofRows(rows.length)}</p>
      {rows.length <= squaresMax ? (
        <div className={styles.squares} aria-hidden="true">
          {found.flatMap(({ state, count }) =>
            Array.from({ length: count }, (_, at) => <Square key={`${state}${at}`} state={state} />),
          )}
        </div>
      ) : null}
      <ul className={styles.states}>
        {found.map(({ state, count }) => {
          const [figure, words] = write(state, count, pieces);
          return (
            <li key={state}>
              <span aria-hidden="true">
                <Square state={state} />
              </span>
              <span>
                <b>{figure}</b>
                {words}
              </span>
              {state === 'ready' ? <Price of={total} net={net} /> : <span className="muted">{copy.notCounted}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
