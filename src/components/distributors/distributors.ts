/** Table and cards of the distributors: sorting by column, one country at a time. */
import { distributorsCopy } from '#config/copy/distributors.ts';
import { compareNames } from '#domain/distributor/distributor.ts';

type Direction = 'ascending' | 'descending';

function sortRows(body: HTMLElement, column: string, direction: Direction): void {
  const sign = direction === 'ascending' ? 1 : -1;
  const key = (row: HTMLElement) => row.dataset[column] ?? '';
  const rows = [...body.querySelectorAll<HTMLElement>('tr')];
  body.append(...rows.toSorted((a, b) => sign * compareNames(key(a), key(b))));
}

function watchSorting(root: HTMLElement): void {
  const body = root.querySelector<HTMLElement>('[data-rows]');
  const heads = [...root.querySelectorAll<HTMLElement>('[data-column]')];
  if (!body) return;
  for (const head of heads) {
    head.querySelector('[data-sort]')?.addEventListener('click', () => {
      const direction: Direction = head.ariaSort === 'ascending' ? 'descending' : 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', direction);
      sortRows(body, head.dataset['column'] ?? '', direction);
    });
  }
}

function watchCountry(root: HTMLElement): void {
  const select = root.querySelector<HTMLSelectElement>('[data-country-choice]');
  const count = root.querySelector<HTMLElement>('[data-count]');
  select?.addEventListener('change', () => {
    for (const one of root.querySelectorAll<HTMLElement>('[data-country]'))
      one.hidden = select.value !== '' && one.dataset['country'] !== select.value;
    const shown = root.querySelectorAll('tr[data-country]:not([hidden])').length;
    if (count) count.textContent = distributorsCopy.count(shown);
  });
}

/** Turns on what the lists can do; they are complete and readable without it. */
export function watchDistributors(root: HTMLElement): void {
  watchSorting(root);
  watchCountry(root);
}
