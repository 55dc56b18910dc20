import { finderCopy as copy } from '#config/copy/finder.ts';
import type { EngineHit, PartHit, SearchHit } from '#domain/search/search-answer.ts';
import { type Search, toHitPath } from '#stores/search/field.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Match } from './MarkedNumber.tsx';
import styles from './NumberBox.module.css';

type RowProps = { id: string; isActive: boolean; onPoint: () => void; onChoose: () => void; children: ReactNode };

function Row({ id, isActive, onPoint, onChoose, children }: RowProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {children}
    </li>
  );
}

const PartCells = ({ hit, query }: { hit: PartHit; query: string }) => (
  <>
    <span className="pn">
      <Match number={hit.slug} query={query} />
    </span>
    <span className={styles.name}>
      {hit.title}
      {hit.fits ? <span className={styles.fits}>{hit.fits}</span> : null}
    </span>
    {hit.replaces ? <span className={styles.note}>{copy.replaces(hit.replaces)}</span> : null}
  </>
);

const EngineCells = ({ hit }: { hit: EngineHit }) => (
  <>
    <b className={styles.engine}>
      {hit.make} {hit.engine}
    </b>
    <span className={styles.name}>{hit.models}</span>
    <span className={styles.note}>{copy.engineRow}</span>
  </>
);

const Cells = ({ hit, query }: { hit: SearchHit; query: string }) =>
  hit.kind === 'part' ? <PartCells hit={hit} query={query} /> : <EngineCells hit={hit} />;

type Props = {
  listId: string;
  found: Search;
  active: number;
  onPoint: (row: number) => void;
  onChoose: (row: number) => void;
};

export const rowId = (listId: string, row: number) => `${listId}-${row}`;

/** Parts and engines as options of a listbox; the last row leads to all results where there are more. */
export function ResultRows({ listId, found, active, onPoint, onChoose }: Props) {
  const { hits, total, query } = found;
  const row = (place: number) => ({
    id: rowId(listId, place),
    isActive: place === active,
    onPoint: () => onPoint(place),
    onChoose: () => onChoose(place),
  });
  return (
    <ul
      id={listId}
      role="listbox"
      aria-label={copy.suggestions}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {hits.map((hit, place) => (
        <Row key={toHitPath(hit)} {...row(place)}>
          <Cells hit={hit} query={query} />
        </Row>
      ))}
      {total > hits.length ? (
        <Row {...row(hits.length)}>
          <span className={styles.all}>{copy.allResults(total)}</span>
        </Row>
      ) : null}
    </ul>
  );
}
