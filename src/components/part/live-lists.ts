/** Lists of a part newer than the build: loaded when their panel is first opened, shown in the same markup as the others. */
import { enginePath, partPath } from '#domain/catalogue/page-paths.ts';
import { type ListedApplication, type ListedRelated, openPartLists, type PartList } from '#stores/part/live-lists.ts';
import { panelOpened } from './panels.ts';
import { readPart } from './swap-part.ts';

type ListStore<T> = { subscribe(show: (list: PartList<T>) => void): unknown };
type Fill<T> = (row: HTMLElement, value: T) => void;

const findCells = (row: HTMLElement, name: string) => row.querySelectorAll<HTMLElement>(`[data-cell="${name}"]`);

function setText(row: HTMLElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) for (const cell of findCells(row, name)) cell.textContent = text;
}

const fillApplication: Fill<ListedApplication> = (row, { make, makeSlug, model, engine, engineSlug, variant }) => {
  setText(row, { make, model, engine, variant });
  const link = row.querySelector('a');
  if (engineSlug && link) link.href = enginePath(makeSlug, engineSlug);
  else link?.replaceWith(engine);
};

const fillRelated: Fill<ListedRelated> = (card, { slug, title, photo }) => {
  setText(card, { slug, words: title });
  const link = card.querySelector('a');
  if (link) link.href = partPath(slug);
  if (!photo) return;
  const picture = Object.assign(new Image(), { src: photo, alt: '', loading: 'lazy' });
  for (const place of findCells(card, 'photo')) place.replaceChildren(picture);
};

function showState(place: HTMLElement, { progress, rows }: PartList<unknown>): void {
  const whenReady = rows.length > 0 ? 'some' : 'none';
  const state = { waiting: 'loading', loading: 'loading', failed: 'failed', ready: whenReady }[progress];
  for (const element of place.querySelectorAll<HTMLElement>('[data-state]'))
    element.hidden = element.dataset['state'] !== state;
}

function follow<T>(place: HTMLElement, $list: ListStore<T>, fill: Fill<T>): void {
  const pattern = place.querySelector<HTMLElement>('[data-pattern]');
  const body = pattern?.parentElement;
  if (!pattern || !body) return;
  const write = (value: T): HTMLElement => {
    const row = pattern.cloneNode(true) as HTMLElement;
    fill(row, value);
    return row;
  };
  $list.subscribe((list) => {
    body.replaceChildren(...list.rows.map(write));
    showState(place, list);
  });
}

function loadWhenOpened(place: HTMLElement, load: () => Promise<void>): void {
  const panel = place.closest('[data-panel]');
  panel?.addEventListener(panelOpened, () => void load());
  if (panel?.hasAttribute('data-open')) void load();
}

/** Gets the lists of the shown part ready, where the page does not have them. */
export function startLiveLists(): void {
  const find = (list: string) => document.querySelector<HTMLElement>(`[data-live-list=${list}]`);
  const [applications, related, part] = [find('applications'), find('related'), readPart()];
  if (!applications || !related || !part) return;
  const lists = openPartLists(part.slug);
  follow(applications, lists.$applications, fillApplication);
  follow(related, lists.$related, fillRelated);
  loadWhenOpened(applications, lists.loadApplications);
  loadWhenOpened(related, lists.loadRelated);
}
