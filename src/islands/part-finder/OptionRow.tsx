import type { Search } from '#stores/search/field.ts';
import { type ReactNode, useEffect, useRef } from 'react';

/** What a list below a field shows, and what its rows do. */
export type Rows = {
  listId: string;
  found: Search;
  active: number;
  onPoint: (row: number) => void;
  onChoose: (row: number) => void;
  /** gives the focus back to the field and closes */
  onClose: () => void;
};

export const rowId = (listId: string, row: number) => `${listId}-${row}`;

type Props = {
  id: string;
  isActive: boolean;
  className: string | undefined;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
};

/** An option of a listbox whose field keeps the focus: pointed at, or reached by the arrow keys, it comes into view. */
export function OptionRow({ id, isActive, className, onPoint, onChoose, children }: Props) {
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
      className={className}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {children}
    </li>
  );
}
