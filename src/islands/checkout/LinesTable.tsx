import '#styles/table.css';
import { type ComponentType, Fragment, type ReactNode, useId, useState } from 'react';
import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { isNothingLeft, listShort } from '#domain/basket/line-shortage.ts';
import { findExtraClearance } from '#domain/basket/warnings.ts';
import { UnitPrice } from '../basket/UnitPrice.tsx';
import { useShortage } from '../basket/use-shortage.ts';
import { LineDelivery } from '../delivery/LineDelivery.tsx';
import { LinePhoto } from '../shared/LinePhoto.tsx';
import { Price } from '../shared/Money.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './LinesTable.module.css';

const copy = checkoutCopy.table;

type Notes = ComponentType<{ line: BasketLineAnswer; isOnly: boolean }>;
type Props = {
  lines: BasketLineAnswer[];
  caption: string;
  /** what a press on a small screen shows and hides */
  toggle: { show: string; hide: string };
  /** what is said below a short line, where it is a basket's and may still change */
  notes?: Notes;
  /** no longer in the order: struck */
  leftOut?: readonly BasketLineAnswer[];
};
type RowProps = { line: BasketLineAnswer; isOnly: boolean; isHx: boolean; Notes: Notes | undefined };
type CellProps = { line: BasketLineAnswer; isHx?: boolean; isLeftOut?: boolean };

/** Struck where it is no longer in the order. */
const Cells = ({ line, isHx = false, isLeftOut = false }: CellProps) => {
  const Strike = isLeftOut ? 's' : Fragment;
  return (
    <>
      <th scope="row" className={styles.head}>
        <div className={styles.part}>
          <LinePhoto photo={line.photo} width={64} className={styles.photo} />
          <b className="pn" translate="no">
            <Strike>{line.number}</Strike>
          </b>
          <span className={styles.name}>
            <Unbroken name={line.name} />
          </span>
          {isHx ? <span>{basketCopy.hxLine}</span> : null}
          {isLeftOut ? null : <LineDelivery line={line} />}
          {line.quantity > 1 ? (
            <span className={styles.each}>
              <UnitPrice line={line} /> {basketCopy.each}
            </span>
          ) : null}
        </div>
      </th>
      <td className={`num ${styles.quantity}`}>
        <span className={styles.label}>{copy.quantity} </span>
        {isLeftOut ? 0 : line.quantity}
      </td>
      <td className="num">
        <Strike>
          <Price of={line.gross} net={line.net} />
        </Strike>
      </td>
    </>
  );
};

/** Below a row, over the whole width. */
const Below = ({ children }: { children: ReactNode }) => (
  <tr className={styles.below}>
    <td colSpan={3}>{children}</td>
  </tr>
);

function Line({ line, isOnly, isHx, Notes }: RowProps) {
  const isShort = useShortage(line) !== null;
  return (
    <tbody data-line={line.id}>
      <tr>
        <Cells line={line} isHx={isHx} />
      </tr>
      {Notes && isShort ? (
        <Below>
          <Notes line={line} isOnly={isOnly} />
        </Below>
      ) : null}
    </tbody>
  );
}

const LeftOut = ({ line }: { line: BasketLineAnswer }) => (
  <tbody className={styles.leftOut} data-left-out={line.id} tabIndex={-1}>
    <tr>
      <Cells line={line} isLeftOut />
    </tr>
    <Below>
      <LeftOutNote />
    </Below>
  </tbody>
);

/** What is ordered; kit component lines hidden (rule basket.kit-lines). Small screens can fold it (rule checkout.one-column). */
export function LinesTable({ lines, caption, toggle, notes, leftOut = [] }: Props) {
  const visible = visibleLines(lines);
  const withHx = findExtraClearance(lines);
  const [isPressed, setPressed] = useState(false);
  const id = useId();
  const needsAct = leftOut.length > 0 || (notes !== undefined && listShort(lines).length > 0);
  const isFolded = isPressed && !needsAct;
  return (
    <>
      {needsAct ? null : (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setPressed(!isPressed)}
        >
          {isFolded ? toggle.show : toggle.hide}
          <Icon name="chevron-down" className={`i-s ${isFolded ? '' : styles.up}`} />
        </button>
      )}
      <div id={id} className={`tbl-wrap ${styles.wrap} ${isFolded ? styles.folded : ''}`}>
        <table className="tbl compact">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.part}</th>
              <th scope="col" className="num">
                {copy.quantity}
              </th>
              <th scope="col" className="num">
                {copy.price}
              </th>
            </tr>
          </thead>
          {visible.map((line) => (
            <Line
              key={line.id}
              line={line}
              isHx={withHx.has(line.id)}
              isOnly={visible.length === 1 || isNothingLeft(lines)}
              Notes={notes}
            />
          ))}
          {leftOut.map((line) => (
            <LeftOut key={line.id} line={line} />
          ))}
        </table>
      </div>
    </>
  );
}

/** Below a line that was left out. */
const LeftOutNote = () => (
  <p className="err">
    <Icon name="circle-alert" className="i-s" />
    {checkoutCopy.leftOut}
  </p>
);
