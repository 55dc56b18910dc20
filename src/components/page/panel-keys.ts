/**
 * Who turns a tab of an island before its code is there goes on at once, into a panel that is not there either: Tab leads to
 * its fields in their order, and what is typed then stands in them, when they come (rule finder.early-input). The turn itself
 * is kept by the page (`EarlyInput.astro`).
 */
import { hydrateEvent } from '#stores/browser/hydrate.ts';
import { isVisible } from '#stores/browser/window.ts';

/** ms in which a turn that the page has kept is done, and drawn */
const turnedMs = 10;

const isTab = (element: EventTarget | null) => (element as Element | null)?.role === 'tab';

/** As a keyboard does it: the field hears of each letter. */
function press(keys: readonly string[], island: HTMLElement): void {
  const panel = island.querySelector('[aria-selected=true]')?.getAttribute('aria-controls');
  const controls = [...island.querySelectorAll<HTMLInputElement>(`[id="${panel}"] :enabled`)];
  const fields = controls.filter((control) => control.tabIndex >= 0 && isVisible(control));
  let field: HTMLInputElement | undefined;
  for (const key of keys)
    if (key === 'Tab') (field = fields.shift() ?? field)?.focus();
    else if (key === 'Enter') field?.form?.requestSubmit();
    else document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);
}

function keepKeys(island: HTMLElement): void {
  let isTurned = false;
  const keys: string[] = [];
  island.addEventListener(hydrateEvent, () => (isTurned = isTab(document.activeElement)));
  island.addEventListener('keydown', (event) => {
    const { key, target } = event;
    // backwards, and with a shortcut, the browser goes by itself
    const isForPanel = key === 'Tab' ? !event.shiftKey : keys[0] && /^(.|Backspace|Enter)$/u.test(key);
    if (!isTurned || !isTab(target) || !isForPanel || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys.push(key);
  });
  // where its code cannot be had, the panel stays the one that was there, and these letters are not for it
  for (const end of ['astro:hydrate', 'astro:hydration-error'])
    island.addEventListener(end, () => {
      isTurned = false;
      const kept = keys.splice(0);
      if (end === 'astro:hydrate') setTimeout(press, turnedMs, kept, island);
    });
}

const island = document.querySelector('astro-island[ssr] [role=tablist]')?.closest<HTMLElement>('astro-island');
if (island) keepKeys(island);
