import { followMedia, matches } from '#stores/browser/window.ts';

const wide = '(min-width: 961px)';
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Pieces = { panels: HTMLElement[]; tabs: HTMLAnchorElement[]; buttons: HTMLButtonElement[] };

/** Event of a panel when it is opened: what it does not have yet is loaded then. */
export const panelOpened = 'panel:opened';

/** A press is answered by what fits the window; the rest of a long table follows when that is painted. */
function showFirstRows(panel?: HTMLElement): void {
  panel?.toggleAttribute('data-opening', true);
  requestAnimationFrame(() => setTimeout(() => panel?.removeAttribute('data-opening')));
}

function setOpen({ panels, buttons }: Pieces, index: number, isOpen: boolean): void {
  const isNew = isOpen && !panels[index]?.hasAttribute('data-open');
  if (isNew) showFirstRows(panels[index]);
  panels[index]?.toggleAttribute('data-open', isOpen);
  buttons[index]?.setAttribute('aria-expanded', String(isOpen));
  if (isNew) panels[index]?.dispatchEvent(new Event(panelOpened, { bubbles: true }));
}

function choose(pieces: Pieces, chosen: number): void {
  pieces.tabs.forEach((tab, index) => {
    const isChosen = index === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    setOpen(pieces, index, isChosen);
  });
}

/** In tab form the panels are named by their tabs, as panels by their own headings. */
function applyForm(pieces: Pieces, isWide: boolean): void {
  for (const panel of pieces.panels) {
    panel.removeAttribute('role');
    panel.removeAttribute('aria-labelledby');
    if (!isWide) continue;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
  }
  const open = pieces.panels.findIndex((panel) => panel.hasAttribute('data-open'));
  if (isWide) choose(pieces, Math.max(open, 0));
}

function watchTabs(pieces: Pieces): void {
  pieces.tabs.forEach((tab, index) => {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(pieces, index);
    });
    tab.addEventListener('keydown', (event) => {
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      const next = move(index, pieces.tabs.length);
      choose(pieces, next);
      pieces.tabs[next]?.focus();
    });
  });
}

/** The panel that the address names ("#applications"), else the first. */
const findAddressed = ({ panels }: Pieces): number =>
  Math.max(
    0,
    panels.findIndex((panel) => `#${panel.id}` === location.hash),
  );

function showControls(root: HTMLElement, { buttons }: Pieces): void {
  for (const title of root.querySelectorAll<HTMLElement>('[data-plain]')) title.hidden = true;
  for (const button of buttons) button.hidden = false;
  root.setAttribute('data-ready', '');
}

/** Tabs above 960 px, expanding panels below; the same content either way, all of it in the page from the start. */
function watchPanels(root: HTMLElement): Pieces {
  const all = <T extends HTMLElement>(selector: string) => [...root.querySelectorAll<T>(selector)];
  const pieces: Pieces = { panels: all('[data-panel]'), tabs: all('[role=tab]'), buttons: all('[data-toggle]') };
  pieces.buttons.forEach((button, index) => {
    button.addEventListener('click', () => setOpen(pieces, index, button.ariaExpanded !== 'true'));
  });
  watchTabs(pieces);
  choose(pieces, findAddressed(pieces));
  showControls(root, pieces);
  return pieces;
}

let current: Pieces | null = null;
followMedia(wide, (isWide) => current && applyForm(current, isWide));

/** Makes the panels of the shown part live; the first one is open. */
export function startPanels(): void {
  const root = document.querySelector<HTMLElement>('[data-panels]');
  current = root && watchPanels(root);
  if (current) applyForm(current, matches(wide));
}
