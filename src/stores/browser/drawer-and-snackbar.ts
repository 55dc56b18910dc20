/** What is open on the page: basket drawer and snackbar. Static scripts and islands share these. */
import { limits } from '#config/limits.ts';
import { atom } from 'nanostores';

export type Snackbar = {
  /** before the text, in bold */
  title?: string;
  text: string;
  tone?: 'danger';
  action?: { label: string; run: () => void };
};

export const $drawerOpen = atom(false);
/** true once the drawer's content is worth loading: it is about to be opened, or the basket has changed on this page */
export const $drawerWanted = atom(false);
export const $snackbar = atom<Snackbar | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

const startTimer = (): void => {
  timer = setTimeout(hideSnackbar, limits.snackbarMs);
};

export const wantDrawer = (): void => $drawerWanted.set(true);
export const openDrawer = (): void => {
  wantDrawer();
  hideSnackbar();
  $drawerOpen.set(true);
};
export const closeDrawer = (): void => $drawerOpen.set(false);

/** Shows a short notice for four seconds; a newer one takes the place of an older one. */
export function showSnackbar(snackbar: Snackbar | string): void {
  clearTimeout(timer);
  $snackbar.set(typeof snackbar === 'string' ? { text: snackbar } : { ...snackbar });
  startTimer();
}

export function hideSnackbar(): void {
  clearTimeout(timer);
  $snackbar.set(null);
}

/** Holds the notice while it is pointed at or has the focus. */
export const holdSnackbar = (): void => clearTimeout(timer);

/** Gives a held notice its full time again. */
export function releaseSnackbar(): void {
  clearTimeout(timer);
  if ($snackbar.get()) startTimer();
}
