import { parsePartCode } from '#domain/part/part-code.ts';
import { describeSize } from '#domain/part/part-size.ts';
import type { FoundPart } from '#stores/part-search.ts';
import { useEffect, useRef } from 'react';
import styles from './NumberBox.module.css';

type MatchProps = { number: string; query: string };

/** The typed letters stand out in the number. */
function Match({ number, query }: MatchProps) {
  const at = number.indexOf(query.toUpperCase());
  if (at < 0) return number;
  const end = at + query.length;
  return (
    <>
      {number.slice(0, at)}
      <b>{number.slice(at, end)}</b>
      {number.slice(end)}
    </>
  );
}

/** Codes with a figure are read as measure; STD and the like are known as they are. */
const toSizeText = (size: string) => (/^[.\d]/.test(size) ? describeSize(size) : size);

type RowProps = {
  id: string;
  part: FoundPart;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function Row({ id, part, query, isActive, onPoint, onChoose }: RowProps) {
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
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="pn">
        <Match number={part.number} query={query} />
      </span>
      <span className={styles.name}>{part.name}</span>
      <span className={`mono ${styles.size}`}>{toSizeText(parsePartCode(part.slug).size)}</span>
    </li>
  );
}

type Props = {
  listId: string;
  label: string;
  parts: FoundPart[];
  query: string;
  active: number;
  onPoint: (row: number) => void;
  onChoose: (number: string) => void;
};

export const rowId = (listId: string, row: number) => `${listId}-${row}`;

export function FoundParts({ listId, label, parts, query, active, onPoint, onChoose }: Props) {
  return (
    <ul
      id={listId}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {parts.map((part, row) => (
        <Row
          key={part.slug}
          id={rowId(listId, row)}
          part={part}
          query={query}
          isActive={row === active}
          onPoint={() => onPoint(row)}
          onChoose={() => onChoose(part.number)}
        />
      ))}
    </ul>
  );
}
