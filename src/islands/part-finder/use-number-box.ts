import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { toSearchAddress } from '#domain/search/search-address.ts';
import { askIndex, warmSearch } from '#stores/search/lazy.ts';
import { isNumberLike } from '#stores/search/live.ts';
import { createPartSearch, type PartSearch, type Search, toDetailsPath, toHitPath } from '#stores/search/field.ts';
import { call } from '#api/call.ts';
import { later } from '#stores/browser/timer.ts';
import { createAfterPaint } from '../shared/after-paint.ts';
import type { SearchMenu } from './SearchMenu.tsx';

const go = (path: string) => location.assign(path);

/** From no row (-1) over all rows and round again. */
const step = (active: number, by: number, rows: number) => ((active + 1 + by + rows + 1) % (rows + 1)) - 1;

/** Where each row leads: what was found, a page to read, and where there is more a last one to all of it. */
const toPaths = ({ hits, total, query, reading }: Search) => [
  ...hits.map(toHitPath),
  ...(reading ? [reading.path] : []),
  ...(total.engines + total.sets > hits.length ? [toSearchAddress({ query, filters: {} })] : []),
];

/**
 * Without a row: to the page that says that a size is not made, else to the search page, and past it where the search does not
 * answer, because the server knows whole numbers.
 */
const toPathOf = (typed: string, { problem, notMade }: Search) =>
  notMade ?? (problem && isNumberLike(typed) ? toDetailsPath(typed) : toSearchAddress({ query: typed, filters: {} }));

/** The row chosen by hand, as long as the list is the one it was chosen from; else the one that is meant. */
function useActiveRow({ hits, best }: Search) {
  const [moved, setMoved] = useState<{ of: Search['hits']; row: number } | null>(null);
  const active = moved?.of === hits ? moved.row : best;
  return [active, (row: number) => setMoved({ of: hits, row })] as const;
}

/** What is sent before the answer has come goes on with the answer; `typed` is answered by `found` when it is fresh. */
function useSending(typed: string, found: Search, { active, isFresh }: { active: number; isFresh: boolean }) {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    if (sent !== typed || !isFresh) return;
    setSent(null);
    go(toPaths(found)[active] ?? toPathOf(typed, found));
  }, [sent, typed, isFresh, found, active]);
  return setSent;
}

/** Does what belongs to a key, but while letters are put together. */
const pressing = (keys: Record<string, () => void>) => (event: KeyboardEvent) => {
  const key = event.nativeEvent.isComposing ? undefined : keys[event.key];
  if (!key) return;
  event.preventDefault();
  key();
};

/** State and keys of the search field: a combobox with a list (ARIA practices, "list autocomplete"). */
export function useNumberBox({ $search, search }: PartSearch) {
  const found = useStore($search);
  const [text, setText] = useState('');
  const [active, setActive] = useActiveRow(found);
  const [isOpen, setOpen] = useState(false);
  const [afterPaint] = useState(createAfterPaint);
  const input = useRef<HTMLInputElement>(null);
  const typed = cleanCode(text).trim();
  const isFresh = found.query === typed && !found.isSearching;
  const paths = toPaths(found);
  const { fetchMenu, ...menu } = useSearchMenu();
  const isListed = isOpen && paths.length > 0 && menu.Menu !== null;
  const isTooShort = typed.length < limits.searchMinLength;
  const setSent = useSending(typed, found, { active, isFresh });

  const type = (next: string) => {
    setText(next);
    afterPaint(() => void search(next));
  };
  const focus = () => {
    warmSearch();
    fetchMenu();
    setOpen(true);
  };
  // what was typed before this code had arrived is taken over
  const takeOver = useEffectEvent(() => {
    const early = input.current?.value;
    if (early) type(early);
    if (document.activeElement === input.current) focus();
  });
  useEffect(() => takeOver(), []);

  const submit = () => void (isTooShort || setSent(typed));
  const move = (by: number) => {
    setOpen(true);
    if (isListed) setActive(step(active, by, paths.length));
  };
  const onKeyDown = pressing({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: submit,
    Escape: () => (isOpen && (isListed || text === '') ? setOpen(false) : type('')),
  });
  return {
    input,
    found,
    text,
    typed,
    active,
    isOpen,
    isListed,
    ...menu,
    isFresh,
    isTooShort,
    type: (next: string) => (setOpen(true), type(next)),
    submit,
    focus,
    onKeyDown,
    setActive,
    choose: (row: number) => go(paths[row] ?? toPathOf(typed, found)),
    close: () => setOpen(false),
  };
}
export type NumberBoxState = ReturnType<typeof useNumberBox>;

type Fetched = { Menu: typeof SearchMenu } | 'failed' | null;

/** The list's code, fetched when the field is first used; what could not be had is tried again with the next use. */
function useSearchMenu() {
  const [fetched, setFetched] = useState<Fetched>(null);
  const fetchMenu = useCallback(() => {
    import('./SearchMenu.tsx').then(
      ({ SearchMenu: Menu }) => setFetched({ Menu }),
      () => setFetched('failed'),
    );
  }, []);
  const isThere = fetched !== null && fetched !== 'failed';
  return { Menu: isThere ? fetched.Menu : null, isMenuFailed: fetched === 'failed', fetchMenu };
}

/** A search of its own for one field. */
export const createFieldSearch = () => createPartSearch({ ask: askIndex, call, schedule: later });
