import '#styles/table.css';
import { clearances } from '#config/clearances.ts';
import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { LengthUnit } from '#domain/clearance/length.ts';
import type { SizeClearance } from '#domain/clearance/size-clearance.ts';
import { isExtraClearanceSet } from '#domain/clearance/target-range.ts';
import type { ComparedSizes } from '#domain/clearance/choose-size.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import styles from './Clearance.module.css';
import { writeFigure, writeRange, writeVerdict } from './format-clearance.ts';

type Props = { worked: ComparedSizes; set: string; unit: LengthUnit; currentSlug: string };

/** The clearance of every size, the own set first, then its HX or H twin. */
export function SizeTable({ worked, set, unit, currentSlug }: Props) {
  const { rows, range, unknown } = worked;
  const twin = rows.filter((row) => row.set !== set);
  /* in a housing that has to be resized no size is right, whatever its figure */
  const isTicked = worked.kind !== 'housing-first';
  return (
    <>
      {worked.kind === 'housing-first' ? <p className="small muted">{copy.housingFirst.table}</p> : null}
      <div className="tbl-wrap">
        <table className={`tbl compact ${styles.sizes}`}>
          <caption className="sr">{copy.table}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.columns.size}</th>
              <th scope="col" className="num">
                {copy.columns.clearance}, {unit}
              </th>
              <th scope="col">{copy.columns.verdict(writeRange(range, unit))}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter((row) => row.set === set)
              .map((row) => (
                <Row key={row.slug} row={row} unit={unit} currentSlug={currentSlug} isTicked={isTicked} isOwn />
              ))}
            {twin[0] ? <TwinHead set={twin[0].set} /> : null}
            {twin.map((row) => (
              <Row key={row.slug} row={row} unit={unit} currentSlug={currentSlug} isTicked={isTicked} />
            ))}
          </tbody>
        </table>
      </div>
      {unknown.length > 0 ? <p className="hint">{copy.unknown(unknown.join(', '))}</p> : null}
    </>
  );
}

const TwinHead = ({ set }: { set: string }) => (
  <tr className="group">
    <th scope="colgroup" colSpan={3}>
      {copy.twin(set, `${isExtraClearanceSet(set) ? '+' : '−'}${clearances.hx.mm}`)}
    </th>
  </tr>
);

type RowProps = { row: SizeClearance; unit: LengthUnit; currentSlug: string; isTicked: boolean; isOwn?: boolean };

function Row({ row, unit, currentSlug, isTicked, isOwn }: RowProps) {
  const { slug, size, clearance, off, isAtLimit } = row;
  const isCurrent = slug === currentSlug;
  return (
    <tr className={off === 0 && isTicked ? styles.inside : undefined}>
      <th scope="row" className="mono">
        <a
          className={styles.size}
          href={partPath(slug)}
          aria-current={isCurrent ? 'page' : undefined}
          data-change-size={isOwn ? '' : undefined}
        >
          {size}
        </a>{' '}
        {isCurrent ? <span className={styles.shown}>{copy.shown}</span> : null}
      </th>
      <td className="num">{writeFigure(clearance, unit)}</td>
      <td>
        <span className={styles.off}>
          {off === 0 && isTicked && !isAtLimit ? <Icon name="check" className="i-s" /> : null}
          {writeVerdict(row, unit, '')}
        </span>
      </td>
    </tr>
  );
}
