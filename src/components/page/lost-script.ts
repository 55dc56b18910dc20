import { isLeaving } from '#stores/browser/leaving-instance.ts';
import { followLostScripts, mayBeginAnew } from '#stores/browser/lost-script.ts';

/** The words of `NotLoaded.astro`, with a link that loads the page anew; said once. */
function say(): void {
  const words = document.querySelector<HTMLTemplateElement>('[data-not-loaded]');
  if (words && !document.querySelector('[data-reload]'))
    document.querySelector('main')?.prepend(words.content.cloneNode(true));
}

/** Follows scripts of this page that are gone with its release (rule page.newer-release). */
export function startLostScripts(): void {
  const isNew = mayBeginAnew(location.pathname, performance.getEntriesByType('navigation') as { type?: string }[]);
  followLostScripts(
    window,
    isLeaving,
    () =>
      fetch('/robots.txt').then(
        ({ ok }) => ok,
        () => false,
      ),
    isNew ? () => location.reload() : say,
    say,
  );
}
