import '#styles/choice.css';
import '#styles/table.css';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { partCopy } from '#config/copy/part.ts';
import {
  compareParts,
  type ComparedCell,
  type ComparedRow,
  hasStandardFigures,
} from '#domain/build-list/comparison.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { groupSheetLines } from '#domain/build-list/sheet.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { NetOrGross } from '#islands/shared/Money.tsx';
import { Unbroken } from '#islands/shared/Unbroken.tsx';
import { useState } from 'react';
import styles from './CompareView.module.css';

const Cell = ({ of }: { of: ComparedCell }) =>
  of ? (
    <>
      <span className={styles.main}>{of.net ? <NetOrGross net={of.net} gross={of.main} /> : of.main}</span>
      {of.second ? <span className={styles.second}>{of.second}</span> : null}
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{copy.notStated}</span>
    </>
  );

function Row({ row }: { row: ComparedRow }) {
  return (
    <tr className={row.isDiffering ? styles.differing : ''}>
      <th scope="row">
        {row.name}
        {row.isDiffering ? <span className={styles.mark}>{copy.differs}</span> : null}
      </th>
      {row.cells.map((cell, at) => (
        <td key={at}>
          <Cell of={cell} />
        </td>
      ))}
    </tr>
  );
}

function explainEmpty(rows: number, parts: number): string {
  if (rows === 0) return copy.nothingListed;
  return parts === 1 ? copy.alone : copy.noDifferences;
}

type TableProps = { entries: readonly SheetEntry[]; rows: readonly ComparedRow[]; className?: string };

const Table = ({ entries, rows, className = '' }: TableProps) => (
  <table className={`tbl compact ${styles.table} ${className}`}>
    <thead>
      <tr>
        <th scope="col">{copy.specification}</th>
        {entries.map(({ line, number, title: name }) => (
          <th key={line.slug} scope="col">
            <a className="pn" translate="no" href={partPath(line.slug)}>
              {number}
            </a>
            <span className={styles.name}>
              <Unbroken name={name} />
            </span>
            {hasStandardFigures(line) ? <span className={styles.name}>{partCopy.standardFigures}</span> : null}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </tbody>
  </table>
);

/** parts side by side that a sheet of paper has the width for */
const mostOnPaper = 5;

/** One table that scrolls; on paper as many below each other as the parts need. */
function Tables({ entries, rows }: TableProps) {
  if (entries.length <= mostOnPaper) return <Table entries={entries} rows={rows} />;
  const starts = entries.flatMap((_, at) => (at % mostOnPaper === 0 ? [at] : []));
  return (
    <>
      <Table entries={entries} rows={rows} className={styles.onScreen} />
      {starts.map((from) => (
        <Table
          key={from}
          entries={entries.slice(from, from + mostOnPaper)}
          rows={rows.map((row) => ({ ...row, cells: row.cells.slice(from, from + mostOnPaper) }))}
          className={styles.onPaper}
        />
      ))}
    </>
  );
}

type GroupProps = { title: string; entries: readonly SheetEntry[]; isOnlyDiffering: boolean };

function Group({ title, entries, isOnlyDiffering }: GroupProps) {
  const rows = compareParts(entries.map(({ line, price, net }) => ({ line, price, net })));
  const visible = isOnlyDiffering ? rows.filter(({ isDiffering }) => isDiffering) : rows;
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {visible.length === 0 ? (
        <p className={`tbl-wrap ${styles.none}`}>{explainEmpty(rows.length, entries.length)}</p>
      ) : (
        <div className="tbl-wrap scroll-x" role="region" aria-label={title} tabIndex={0}>
          <Tables entries={entries} rows={visible} />
        </div>
      )}
    </section>
  );
}

/** The figures of parts of one kind side by side, from the files of the build; rows that differ are marked. */
export function CompareView({ entries }: { entries: readonly SheetEntry[] }) {
  const [isOnlyDiffering, setOnlyDiffering] = useState(false);
  const bySlug = new Map(entries.map((entry) => [entry.line.slug, entry]));
  return (
    <div className={styles.compare}>
      <label className={`check ${styles.filter}`} data-not-printed>
        <input type="checkbox" checked={isOnlyDiffering} onChange={(event) => setOnlyDiffering(event.target.checked)} />
        <span>{copy.differencesOnly}</span>
      </label>
      {groupSheetLines(entries.map(({ line }) => line)).map(({ title, lines }) => (
        <Group
          key={title}
          title={title || copy.otherParts}
          entries={lines.flatMap(({ slug }) => bySlug.get(slug) ?? [])}
          isOnlyDiffering={isOnlyDiffering}
        />
      ))}
    </div>
  );
}
