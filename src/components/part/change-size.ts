/** Another size of the set takes the place of the shown one: address and page change together, without a reload. */
import { limits } from '#config/limits.ts';
import { yieldToMain, later } from '#stores/browser/timer.ts';
import { $currentPart } from '#stores/part/current-part.ts';
import { untilDone } from '#stores/part/until-done.ts';
import { askPage, loadPage } from './part-page-source.ts';
import { readPart, swapPart } from './swap-part.ts';

const choices = '[data-sizes] a, a[data-change-size]';

/** path of what the page shows */
let currentPath = '';
/** counts the wishes: only the last one is fulfilled */
let wishes = 0;

const findChoice = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(choices) : null;

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

function markAwaited(choice: HTMLAnchorElement | null): void {
  for (const other of document.querySelectorAll('[data-awaited]')) other.removeAttribute('data-awaited');
  choice?.setAttribute('data-awaited', '');
}

/**
 * Whatever cannot be shown here, the server shows: a slow or failed page, one of another build, an unknown size, and a page
 * whose islands do not come, which a new one asks for again.
 */
function leave(href: string, isStep: boolean): void {
  if (isStep) location.assign(href);
  else location.reload();
}

/**
 * What was pressed before its island listened was meant for the part that is still shown, and is done before it goes. An
 * island whose script neither comes nor fails is not waited for: false.
 */
const untilPressed = (): Promise<boolean> =>
  untilDone(
    {
      isWaiting: () => document.querySelector('[data-part] [data-pressed]') !== null,
      watch: (changed) => {
        const look = new MutationObserver(changed);
        look.observe(document.body, { subtree: true, attributeFilter: ['data-pressed'] });
        return () => look.disconnect();
      },
      schedule: later,
    },
    limits.pressedMs,
  );

/** `isStep`: a new step of the visitor's way, as against going back or forward to one that the address names already. */
async function show(href: string, isStep: boolean): Promise<void> {
  const wish = ++wishes;
  const page = await loadPage(href);
  // read and put in as two tasks, so that what is pressed meanwhile need not wait for both
  await yieldToMain();
  const isDone = await untilPressed();
  if (wish !== wishes) return;
  if (!page || !isDone) return leave(href, isStep);
  if (isStep) history.pushState(null, '', href);
  currentPath = location.pathname;
  swapPart(page);
}

function forgetWishes(): void {
  wishes += 1;
  markAwaited(null);
}

function choose(event: MouseEvent): void {
  const choice = findChoice(event);
  if (!choice || !isPlainPress(event)) return;
  event.preventDefault();
  if (choice.pathname === currentPath) return forgetWishes();
  markAwaited(choice);
  void show(choice.href, true);
}

/** Back and forward; a step inside the page ("#applications") shows the same part. */
function follow(): void {
  if (location.pathname === currentPath) forgetWishes();
  else void show(location.href, false);
}

function prefetch(event: Event): void {
  const choice = findChoice(event);
  if (choice && choice.pathname !== currentPath) void askPage(choice.href);
}

/** Starts the change of size for the page; once. */
export function startSizeChange(): void {
  currentPath = location.pathname;
  $currentPart.set(readPart());
  document.addEventListener('click', choose);
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, prefetch);
  window.addEventListener('popstate', follow);
}
