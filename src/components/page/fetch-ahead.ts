/**
 * Where a browser knows no speculation rules, the file of the next page is fetched while the pointer rests on its link, the
 * finger is put down or the focus comes; nothing for visitors who save data (rule page.activation).
 */
import { limits } from '#config/limits.ts';
import { mayReadAhead, otherwise } from '#domain/metadata/speculation-rules.ts';
import { matches } from '#stores/browser/window.ts';

type Connection = { connection?: { saveData?: boolean } };

const savesData = (): boolean =>
  (navigator as Connection).connection?.saveData === true || matches('(prefers-reduced-data: reduce)');

const fetched = new Set<string>();
let rest: ReturnType<typeof setTimeout> | undefined;

function prefetch(path: string): void {
  fetched.add(path);
  // the word tells the shop that the page may be kept until it is wanted
  fetch(path, { priority: 'low', headers: { purpose: 'prefetch' } }).catch(() => {});
}

/** A pointer that only passes by wants nothing. */
function notice({ target, type }: Event): void {
  clearTimeout(rest);
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.matches(otherwise) || !mayReadAhead(link)) return;
  const { pathname } = link;
  if (pathname === location.pathname || fetched.has(pathname)) return;
  rest = setTimeout(prefetch, type === 'mouseover' ? limits.hoverMs : 0, pathname);
}

/** Begins to watch pointer and focus. */
export function fetchAhead(): void {
  if (savesData()) return;
  for (const event of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(event, notice, { passive: true });
}
