/** The index of the makes: the filter field, and the makes that a visitor wants to see (rule catalogue.shown-makes). */
import { cataloguePageCopy as copy } from '#config/copy/catalogue-page.ts';
import { examples, findEnginesByStart, writeExamples } from '#domain/catalogue/example-engines.ts';
import { toSearchText } from '#domain/catalogue/search-text.ts';
import { restrictMakes } from '#domain/catalogue/visible-makes.ts';
import { keepInStep, readStep } from '#stores/browser/history-state.ts';
import { showModal } from '#stores/browser/laid-over.ts';
import { $visibleMakes, showAllMakes, showOnlyMakes } from '#stores/catalogue/visible-makes.ts';

/** name under which a step of the visitor's way keeps what the makes are filtered by */
const kept = 'makes';

type Wanted = { names: readonly string[] | null; query: string };

const nameOf = (tile: HTMLElement): string => tile.dataset['name'] ?? '';
const titleOf = (tile: HTMLElement): string => tile.querySelector('b')?.textContent ?? '';
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** No name of an engine has this sign, so that names can stand in one attribute. */
const separator = '|';

/** Only what reads otherwise: a text that is written again lays the whole list out once more. */
function write(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Names the engines that were searched for below their make; null its examples again. */
function nameEngines(tile: HTMLElement, found: readonly string[] | null): void {
  const list = tile.querySelector<HTMLElement>('[data-examples]');
  if (!list || (!found && !list.dataset['examples'])) return;
  list.dataset['examples'] ||= list.textContent.trim();
  write(list, found ? writeExamples(found.slice(0, examples)) : list.dataset['examples']);
}

function showTiles(tiles: readonly HTMLElement[], { names, query }: Wanted): void {
  for (const tile of tiles) {
    const isNamed = toSearchText(titleOf(tile)).includes(query);
    const found = isNamed ? [] : findEnginesByStart(tile.dataset['engines']?.split(separator) ?? [], query);
    const isChosen = names === null || names.includes(nameOf(tile));
    tile.hidden = !isChosen || (!isNamed && found.length === 0);
    nameEngines(tile, found.length > 0 ? found : null);
  }
}

function announceNoMatch(tiles: readonly HTMLElement[]): void {
  const isEmpty = tiles.every((tile) => tile.hidden);
  for (const status of findAll('[data-make-status]')) {
    write(status, isEmpty ? copy.noMake : '');
    status.classList.toggle('sr', !isEmpty);
  }
}

function announceRestriction(names: readonly string[] | null, all: number): void {
  for (const bar of findAll('[data-shown-makes]')) {
    bar.hidden = names === null;
    const count = bar.querySelector('[data-shown-count]');
    if (count) count.textContent = names ? copy.shownMakes(String(names.length), all) : '';
  }
}

/** Lets the filter field and the kept choice decide which tiles are seen, from now on and in every tab. */
export function watchMakeTiles(): void {
  const tiles = findAll('[data-name]');
  const field = document.querySelector<HTMLInputElement>('[data-make-filter]');
  const update = () => {
    const names = restrictMakes(tiles.map(nameOf), $visibleMakes.get());
    showTiles(tiles, { names, query: toSearchText(field?.value ?? '') });
    announceNoMatch(tiles);
    announceRestriction(names, tiles.length);
    // the sheet of the first paint; the page has no other
    if (document.adoptedStyleSheets.length > 0) document.adoptedStyleSheets = [];
  };
  const before = readStep(kept);
  if (field && typeof before === 'string') field.value = before;
  $visibleMakes.subscribe(update);
  field?.addEventListener('input', () => {
    update();
    keepInStep(kept, field.value);
  });
  window.addEventListener('pageshow', update);
  for (const button of findAll('[data-show-all-makes]')) {
    button.addEventListener('click', () => {
      showAllMakes();
      field?.focus();
    });
  }
}

function makeBoxes(list: HTMLElement): void {
  const sample = list.querySelector('template')?.content.firstElementChild;
  if (!sample || list.querySelector('li')) return;
  for (const tile of findAll('[data-name]')) {
    const item = sample.cloneNode(true) as HTMLElement;
    item.querySelector('input')?.setAttribute('value', nameOf(tile));
    item.querySelector('span')?.append(titleOf(tile));
    list.append(item);
  }
}

function openChoice(dialog: HTMLDialogElement): void {
  for (const list of dialog.querySelectorAll<HTMLElement>('[data-make-boxes]')) makeBoxes(list);
  const visible = $visibleMakes.get() ?? [];
  for (const box of dialog.querySelectorAll<HTMLInputElement>('[name=make]')) box.checked = visible.includes(box.value);
  showModal(dialog);
}

function keepChoice(form: HTMLFormElement, button: HTMLElement | null): void {
  const isAll = button instanceof HTMLButtonElement && button.value === 'all';
  const chosen = [...form.querySelectorAll<HTMLInputElement>('[name=make]:checked')].map(({ value }) => value);
  if (isAll) showAllMakes();
  else showOnlyMakes(chosen);
}

/** The dialog in which a visitor says which makes to show. */
export function watchMakeChoice(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-make-choice]');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;
  for (const opener of findAll('[data-choose-makes]')) opener.addEventListener('click', () => openChoice(dialog));
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', ({ submitter }) => keepChoice(form, submitter));
}
