import { shellCopy } from '#config/copy/shell.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { followLostScripts } from '#stores/browser/lost-script.ts';

const { lost, reload: label } = shellCopy.notLoaded;
const reload = () => location.reload();

const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;

/** Follows scripts of this page that are gone with its release (rule page.newer-release). */
export function startLostScripts(): void {
  followLostScripts({
    page: window,
    path: location.pathname,
    wasReloaded: performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
    hasTyped: () => [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')].some(isTyped),
    isReachable: () =>
      fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    reload,
    say: () => showSnackbar({ text: lost, tone: 'danger', action: { label, run: reload } }),
  });
}
