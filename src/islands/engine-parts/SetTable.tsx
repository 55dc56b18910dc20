import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { writePayBy } from '#domain/delivery/write-promise.ts';
import { type EngineGroup, listUnclearSizes } from '#domain/engine/engine-row.ts';
import { NetOrGross } from '#islands/shared/Money.tsx';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import { SetRow } from './SetRow.tsx';
import { useIsTaxed } from './RowPrice.tsx';
import styles from './SetTable.module.css';

type Props = { store: EngineParts; groups: readonly EngineGroup[] };

function Head({ isTaxed }: { isTaxed: boolean }) {
  const { columns } = copy;
  return (
    <thead>
      <tr>
        <th scope="col">{columns.set}</th>
        <th scope="col">{columns.number}</th>
        <th scope="col">{columns.sizes}</th>
        <th scope="col">
          <NetOrGross net={columns.priceWithoutVat} gross={isTaxed ? columns.priceWithVat : columns.price} />
        </th>
        <th scope="col">{columns.stock}</th>
        <th scope="col">
          <span className="sr">{columns.add}</span>
        </th>
      </tr>
    </thead>
  );
}

function Notes({ groups }: Pick<Props, 'groups'>) {
  const unclear = listUnclearSizes(groups).map(({ size, meaning }) => copy.sizeMeans(size, meaning));
  return (
    <p className={styles.foot}>
      {copy.sizesNote} <span className={styles.live}>{copy.hatchedNote}</span>{' '}
      {/* no code of a size is broken at its hyphen */}
      {unclear.length > 0 ? `${unclear.join(', ').replaceAll('-', '-\u2060')}.` : null}
    </p>
  );
}

/** Until when to pay for the dates above, once for all of them (rule delivery.deadline); its room is kept until they are known. */
function PayBy({ store }: Pick<Props, 'store'>) {
  const told = Object.values(useStore(store.$offers)).flatMap((offer) =>
    typeof offer === 'object' ? (offer.delivery ?? []) : [],
  );
  const dated = told.find(({ sources }) => sources.some(({ promise }) => promise.kind === 'dates'));
  return <p className={`${styles.foot} ${styles.live}`}>{dated ? writePayBy(dated.paidBy) : '\u00a0'}</p>;
}

/** The sets by kind: a table on wide screens, cards on small ones. */
export function SetTable({ store, groups }: Props) {
  return (
    <>
      <table className={styles.table} aria-labelledby="parts">
        <Head isTaxed={useIsTaxed(store)} />
        {groups.map(({ title, journalMm, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th colSpan={6} scope="rowgroup">
                {title} {journalMm === null ? null : <span>{copy.journal(journalMm)}</span>}
              </th>
            </tr>
            {rows.map((row) => (
              <SetRow key={row.set} store={store} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      <PayBy store={store} />
      <Notes groups={groups} />
    </>
  );
}
