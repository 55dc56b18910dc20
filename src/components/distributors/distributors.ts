/** Table and cards of the distributors: sorting by column, one country at a time, the nearest first, and the list of now. */
import { distributorsCopy as copy } from '#config/copy/distributors.ts';
import { compareNames, type Distributor, markDistributors } from '#domain/distributor/distributor.ts';
import { loadDistributors } from '#stores/catalogue/distributors.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { choice, listsOf } from './lists.ts';

type Column = 'country' | 'name' | 'address' | 'phone' | 'email';
type Compare = (a: Distributor, b: Distributor) => number;
type Direction = 'ascending' | 'descending';

/** What a row or card says of itself. */
function read(entry: HTMLElement): Distributor {
  const cell = (name: string) => entry.querySelector(`[data-cell=${name}]`)?.textContent.trim() ?? '';
  const { country = '', name = '', address = '' } = entry.dataset;
  return { country, name, address, phone: cell('phone'), email: cell('email'), city: '', state: '', website: '' };
}

const entriesOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

function order(root: HTMLElement, compare: Compare): void {
  for (const list of listsOf(root)) list.append(...[...entriesOf(list)].sort((a, b) => compare(read(a), read(b))));
}

const heads = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-column]')];

/** The one column that the table is sorted by, or none. */
function markSorted(root: HTMLElement, column: Column | null, direction: Direction = 'ascending') {
  for (const head of heads(root)) head.ariaSort = head.dataset['column'] === column ? direction : null;
}

function sortBy(root: HTMLElement, column: Column, direction: Direction): void {
  const sign = direction === 'ascending' ? 1 : -1;
  order(root, (a, b) => sign * compareNames(a[column], b[column]));
  markSorted(root, column, direction);
}

function watchSorting(root: HTMLElement): void {
  for (const head of heads(root)) {
    head.querySelector('button')?.addEventListener('click', () => {
      const nearest = choice(root, 'nearest');
      if (nearest) nearest.value = '';
      sortBy(root, head.dataset['column'] as Column, head.ariaSort === 'ascending' ? 'descending' : 'ascending');
      announceCount(root);
    });
  }
}

function announceCount(root: HTMLElement): void {
  const count = root.querySelector('[data-count]');
  const visible = root.querySelectorAll('tr[data-country]:not([hidden])').length;
  const nearest = choice(root, 'nearest')?.value;
  if (count) count.textContent = copy.count(visible) + (nearest ? copy.nearestFirst(nearest) : '');
}

function showCountry(root: HTMLElement): void {
  const country = choice(root, 'country')?.value ?? '';
  for (const entry of listsOf(root).flatMap(entriesOf))
    entry.hidden = country !== '' && entry.dataset['country'] !== country;
  announceCount(root);
}

/** Where the countries lie: fetched with the first interaction with the choice. */
const loadPlaces = () => import('#domain/distributor/nearest.ts');

async function showNearest(root: HTMLElement): Promise<void> {
  const country = choice(root, 'nearest')?.value;
  if (!country) return sortBy(root, 'country', 'ascending');
  const { compareByNearness } = await loadPlaces();
  if (choice(root, 'nearest')?.value !== country) return;
  order(root, compareByNearness(country));
  markSorted(root, null);
}

/** The nearest of all countries, so a choice of one country ends. */
function watchChoices(root: HTMLElement): void {
  const [country, nearest] = [choice(root, 'country'), choice(root, 'nearest')];
  country?.addEventListener('change', () => showCountry(root));
  nearest?.addEventListener('change', () => {
    if (country) country.value = '';
    void showNearest(root);
    showCountry(root);
  });
  for (const event of ['pointerenter', 'focus'])
    nearest?.addEventListener(event, () => void loadPlaces(), { once: true });
}

/** Puts a new list into the order that the visitor has chosen. */
function keepOrder(root: HTMLElement): void {
  const sorted = heads(root).find(({ ariaSort }) => ariaSort !== null);
  if (choice(root, 'nearest')?.value || !sorted) return void showNearest(root);
  sortBy(root, sorted.dataset['column'] as Column, sorted.ariaSort as Direction);
}

/** Where another list is put into the page: fetched when there is one. */
const loadFilling = () => import('./fill-lists.ts').catch(() => null);

/** Shows another list than that of the build, in the order and choice that the visitor has made meanwhile. */
async function replaceList(root: HTMLElement, distributors: readonly Distributor[]): Promise<void> {
  const filling = await loadFilling();
  if (filling === null) return announceFailure(root);
  filling.fillLists(root, distributors);
  keepOrder(root);
  showCountry(root);
}

/** What the page has stays; the visitor is told of which day it is (rule distributor.unreachable). */
function announceFailure(root: HTMLElement): void {
  console.warn(copy.failed);
  showSnackbar({ title: copy.error, text: copy.failed, tone: 'danger' });
  const kept = root.querySelector<HTMLElement>('[data-kept]');
  if (kept) kept.hidden = false;
}

async function refresh(root: HTMLElement): Promise<void> {
  const answer = await loadDistributors();
  if (answer === null) return announceFailure(root);
  if (markDistributors(answer) !== root.dataset['mark']) await replaceList(root, answer);
}

/** Turns on what the lists can do; they are complete and readable without it. */
export function watchDistributors(root: HTMLElement): void {
  watchSorting(root);
  watchChoices(root);
  void refresh(root);
}
