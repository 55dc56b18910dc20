/** The page round an island: its width, where it leads, what is said on it, and a clean one for the next test. */
import { forgetWaits } from '#api/call.ts';
import { limits } from '#config/limits.ts';
import { $basket, $basketProblem, $basketState, $lineProblems, $pending } from '#stores/basket/basket.ts';
import { $basketCount } from '#stores/basket/count.ts';
import { $drawerOpen, $snackbar, closeDrawer, hideSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { $consentView, acceptOnlyMandatory, refreshConsent } from '#stores/consent/consent.ts';
import { $currentPart } from '#stores/part/current-part.ts';
import { type Locator, page, server, userEvent } from 'vitest/browser';

/** The two widths of the design; every test begins wide. */
const wide = { width: 1440, height: 900 };
export const onWideScreen = () => page.viewport(wide.width, wide.height);
export const onPhone = () => page.viewport(390, 844);

/**
 * Nobody looks at the page: the frame that it is in is see-through, so that it is laid out and pressed as ever, and no dot of it is painted.
 * The page itself does not know: colours, what is visible and what lies under the pointer are what they are.
 */
export function paintNothing(): void {
  const frame = server.config.browser.headless ? window.frameElement : null;
  (frame as HTMLElement | null)?.style.setProperty('opacity', '0');
}

let left: string[] = [];

/** Where links, forms and scripts of the page led to, oldest first; the page itself stays. */
export const leftFor = (): readonly string[] => left;

const toAddress = (url: string) => {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
};

/** The visitor has chosen prices without VAT; the script of the page frame is not here. */
export const wantNetPrices = (): void => void document.documentElement.toggleAttribute('data-net-prices', true);

/** Notes every way off the page instead of going it. */
export function stayOnPage(): void {
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    left.push(event.navigationType === 'reload' ? 'reload' : toAddress(event.destination.url));
  });
}

/** Another tab of this browser says that it has changed what the channel is named after. */
export function announceChange(channel: 'basket' | 'checkout'): void {
  const other = new BroadcastChannel(channel);
  other.postMessage('changed');
  other.close();
}

/** The visitor has chosen which cookies there may be, so that the shop sells. */
export const answerCookies = acceptOnlyMandatory;
export function forgetCookieAnswer(): void {
  forgetCookies();
  refreshConsent();
}

/** The notice that the page's frame shows now, as one sentence. */
export const currentNotice = (): string | null => {
  const notice = $snackbar.get();
  return notice && [notice.title, notice.text].filter(Boolean).join(' ');
};

/** Presses the button of the notice. */
export const pressNotice = (): void => $snackbar.get()?.action?.run();

export const isDrawerOpen = (): boolean => $drawerOpen.get();

/** A colour on its way to another one is no fault; what never ends, a spinner, goes on. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Pastes a text as a visitor does: one input however long it is, where `fill` makes two of each line. */
export async function paste(text: string, field: Locator): Promise<void> {
  const source = document.createElement('textarea');
  document.body.append(source);
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  (field.element() as HTMLElement).focus();
  await userEvent.paste();
}

/** What axe finds wrong in the island, by rule and element; nothing that only a whole page can have. */
export async function findAccessFaults(island: Element = document.body): Promise<string[]> {
  // the pointer lies where the last press was
  await userEvent.unhover(document.body);
  endTransitions();
  // not every file needs it
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(island, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const timers = new Set<ReturnType<typeof setTimeout>>();

/** Pauses after the last key or press; how long they are is a rule of the stores, and held by their tests. */
const pauses: readonly unknown[] = [limits.inputDebounceMs, limits.searchDebounceMs];
/** Shorter than any two acts of a test are apart: on a quick machine they happen as on the slowest. */
const shortPauseMs = 10;

/**
 * Timers that a page has begun end with it, so that no late question of one test comes into the next. Pauses are short, so that
 * no test can lean on its being quicker than they are.
 */
export function watchTimers(): void {
  const begin = globalThis.setTimeout;
  const watched = (...[run, delay, ...args]: Parameters<typeof begin>) => {
    const timer = begin(run, pauses.includes(delay) ? shortPauseMs : delay, ...args);
    timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(watched, begin);
}

export function endTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

const start = location.href;

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}

/** Tab begins at the top, also where the test before has tabbed out of the page or into a frame of it. */
function focusTop(): void {
  window.focus();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** As if the page had just been opened by somebody who was never here. */
export async function openCleanPage(): Promise<void> {
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  // what this browser keeps is looked at anew, as after a change in another tab
  dispatchEvent(new StorageEvent('storage', { key: null }));
  document.documentElement.removeAttribute('data-net-prices');
  history.replaceState(null, '', start);
  focusTop();
  left = [];
  hideSnackbar();
  closeDrawer();
  $currentPart.set(null);
  $basket.set(null);
  $basketState.set('idle');
  $basketProblem.set(null);
  $pending.set({});
  $lineProblems.set({});
  $basketCount.set(0);
  forgetWaits();
  refreshConsent();
  $consentView.set('none');
  if (innerWidth !== wide.width || innerHeight !== wide.height) await onWideScreen();
}
