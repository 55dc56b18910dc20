import { type PartSearch, chooseRow, toDetailsPath } from '#stores/part-search.ts';
import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

const go = (number: string) => location.assign(toDetailsPath(number));

const step = (active: number, by: number, count: number) => (active + by + count) % count;

/** State and keys of the number field: a combobox with a list (ARIA practices, "list autocomplete"). */
export function useNumberBox({ $search, search }: PartSearch) {
  const found = useStore($search);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const isFresh = found.query === typed && !found.isSearching;
  const isListed = isOpen && found.results.length > 0;

  useEffect(() => setActive(chooseRow(found.results, found.query)), [found.results, found.query]);

  const submit = () => {
    const row = isFresh ? found.results[active] : undefined;
    if (typed) go(row?.number ?? typed);
  };
  const move = (by: number) => {
    setOpen(true);
    if (isListed) setActive(step(active, by, found.results.length));
  };
  const escape = () => (isOpen ? setOpen(false) : type(''));
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    search(next);
  };
  // what was typed before this code had arrived is taken over
  useEffect(() => {
    const early = input.current?.value;
    if (early) type(early);
  }, []);

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(isOpen ? 1 : 0),
    ArrowUp: () => move(isOpen ? -1 : 0),
    Enter: submit,
    Escape: escape,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!key) return;
    event.preventDefault();
    key();
  };
  return {
    input,
    found,
    text,
    typed,
    active,
    isOpen,
    isListed,
    isFresh,
    type,
    submit,
    onKeyDown,
    setActive,
    choose: go,
    setOpen,
  };
}
export type NumberBoxState = ReturnType<typeof useNumberBox>;
