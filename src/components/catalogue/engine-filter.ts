import { makePageCopy as copy } from '#config/copy/make-page.ts';
import { keepInStep, readStep } from '#stores/browser/history-state.ts';
import { type EngineFilter, engineFilters } from '#domain/catalogue/engine-filters.ts';
import type * as matching from '#domain/catalogue/matches-engine.ts';

type Search = { filter: EngineFilter; query: string };

const nothingFound: Record<EngineFilter, string> = {
  All: copy.noMatch.all,
  Engine: copy.noMatch.prefix,
  Models: copy.noMatch.models,
  Capacity: copy.noMatch.prefix,
};

const readEngine = (row: HTMLElement): matching.SearchableEngine => ({
  name: row.querySelector('b')?.textContent ?? '',
  models: row.querySelector('td')?.textContent ?? '',
  capacity: row.dataset['capacity'] ?? null,
  nickname: row.querySelector('.tip')?.textContent ?? '',
  cylinders: row.querySelector('.cylinders')?.textContent ?? '',
});

function readSearch(root: HTMLElement, input: HTMLInputElement): Search {
  const chosen = root.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
  return { filter: engineFilters.find((filter) => filter === chosen) ?? 'All', query: input.value };
}

/** name under which a step of the visitor's way keeps the search */
const kept = 'engines';

/** What was searched when the visitor left, where this step is gone back to. */
function bringBack(root: HTMLElement, input: HTMLInputElement): void {
  const before = readStep(kept);
  if (typeof before !== 'object' || before === null) return;
  const { filter, query }: Record<string, unknown> = { ...before };
  const radio = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(({ value }) => value === filter);
  if (radio) radio.checked = true;
  if (typeof query === 'string') input.value = query;
}

function setHidden(root: HTMLElement, selector: string, isHidden: boolean): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = isHidden;
}

function setText(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

type Row = { row: HTMLElement; engine: matching.SearchableEngine };

type Matches = typeof matching.matchesEngine;

function showMatches(root: HTMLElement, rows: Row[], { filter, query }: Search, matches: Matches): void {
  for (const { row, engine } of rows) row.hidden = !matches(engine, filter, query);
  const visible = rows.filter(({ row }) => !row.hidden).length;
  const isSearching = query.trim() !== '';
  setText(root, '[data-count]', isSearching ? copy.enginesOf(visible, rows.length) : copy.engines(rows.length));
  setText(root, '[data-none-title]', `${nothingFound[filter]} “${query.trim()}”`);
  setHidden(root, '[data-none]', visible > 0);
  setHidden(root, 'table', visible === 0);
  setHidden(root, '.searchbox [data-clear]', query === '');
}

/** Turns on the filter of an engine table, which is complete and readable without it. */
export function watchEngineFilter(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('[data-query]');
  if (!input) return;
  const rows = [...root.querySelectorAll<HTMLElement>('tbody tr')].map((row) => ({ row, engine: readEngine(row) }));
  // what an engine is called in seven languages is fetched with the first key
  const update = async () => {
    if (input.value === '') return showMatches(root, rows, readSearch(root, input), () => true);
    const found = await import('#domain/catalogue/matches-engine.ts').catch(() => null);
    // what cannot be had leaves the table whole, and is tried again with the next key
    if (found) showMatches(root, rows, readSearch(root, input), found.matchesEngine);
  };
  const keep = () => {
    void update();
    keepInStep(kept, readSearch(root, input));
  };
  bringBack(root, input);
  root.addEventListener('input', keep);
  window.addEventListener('pageshow', () => void update());
  for (const clear of root.querySelectorAll('[data-clear]')) {
    clear.addEventListener('click', () => {
      input.value = '';
      keep();
      input.focus();
    });
  }
  void update();
}
