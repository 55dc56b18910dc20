import '#styles/table.css';
import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { HeldBack, isHeldBack } from '#islands/delivery/HeldBack.tsx';
import { LineDelivery } from '#islands/delivery/LineDelivery.tsx';
import { Price } from '#islands/shared/Money.tsx';
import { $basket, $pending } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './BasketTable.module.css';
import { LineProblemNote, LineShortageNote } from './LineNote.tsx';
import { LinePhoto } from '#islands/shared/LinePhoto.tsx';
import { LineQuantity, LineRemove } from './LineControls.tsx';
import { UnitPrice } from './UnitPrice.tsx';
import { useShortage } from './use-shortage.ts';

const heads: { label: string; className?: string | undefined }[] = [
  { label: basketCopy.product },
  { label: basketCopy.stock },
  { label: basketCopy.quantity },
  { label: basketCopy.lineTotal, className: 'num' },
];

/** Below its row, over the whole width: what is wrong with the line, what it does to the others, and what to do about it. */
function Notes({ line }: { line: BasketLineAnswer }) {
  const basket = useStore($basket);
  const isLate = basket !== null && isHeldBack(line, basket);
  if (!useShortage(line) && !isLate) return null;
  return (
    <tr className={styles.notes}>
      <td colSpan={heads.length + 1}>
        <LineShortageNote line={line} />
        {isLate ? <HeldBack line={line} basket={basket} /> : null}
      </td>
    </tr>
  );
}

function Row({ line }: { line: BasketLineAnswer }) {
  const isPending = useStore($pending)[line.id] !== undefined;
  return (
    <tr className={styles.row} aria-busy={isPending || undefined}>
      <th scope="row" className={styles.head}>
        <div className={styles.product}>
          <LinePhoto photo={line.photo} width={80} />
          <div className={styles.words}>
            <b className="pn" translate="no">
              {line.number.split(/(?<=\+)/).map((set, at) => [at > 0 ? <wbr key={set} /> : null, set])}
            </b>
            <a href={partPath(line.slug)}>
              <Unbroken name={line.name} />
            </a>
            {line.size ? <span className={styles.facts}>{basketCopy.sizeNamed(line.size)}</span> : null}
            <LineProblemNote line={line} />
          </div>
        </div>
      </th>
      <td className={styles.stock}>
        <LineDelivery line={line} />
      </td>
      <td className={styles.quantity}>
        <LineQuantity line={line} />
      </td>
      <td className={`num ${styles.total} ${isPending ? styles.stale : ''}`}>
        <div className={styles.sums}>
          {line.quantity > 1 ? (
            <span className={styles.each}>
              <UnitPrice line={line} /> {basketCopy.each}
            </span>
          ) : null}
          <Price of={line.gross} net={line.net} />
        </div>
      </td>
      <td className={styles.remove}>
        <LineRemove line={line} />
      </td>
    </tr>
  );
}

/** A table on wide screens, lines on small ones. */
export function BasketTable({ lines }: { lines: BasketLineAnswer[] }) {
  return (
    <div className={`tbl-wrap ${styles.wrap}`}>
      <table className={`tbl ${styles.table}`} aria-label={basketCopy.heading}>
        <thead>
          <tr>
            {heads.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{basketCopy.remove}</span>
            </th>
          </tr>
        </thead>
        {lines.map((line) => (
          <tbody key={line.id} data-line={line.id}>
            <Row line={line} />
            <Notes line={line} />
          </tbody>
        ))}
      </table>
    </div>
  );
}
