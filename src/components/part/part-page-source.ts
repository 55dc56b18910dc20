/** Pages of other sizes as the server gives them, each asked for once; only whole pages that may stand in for this one. */
import { limits } from '#config/limits.ts';

const pages = new Map<string, Promise<string | null>>();

/** null: no page under just this address, or not in time. */
async function fetchPage(href: string): Promise<string | null> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(limits.sizeChangeMs) });
    return response.ok && !response.redirected ? await response.text() : null;
  } catch {
    return null;
  }
}

/** The text of the page; a failed one is asked for again the next time. */
export function askPage(href: string): Promise<string | null> {
  const known = pages.get(href);
  if (known) return known;
  const request = fetchPage(href).then((text) => {
    if (text === null) pages.delete(href);
    return text;
  });
  pages.set(href, request);
  return request;
}

/** What a page runs on: styles, scripts and islands. */
const listFiles = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel=stylesheet], script[src], astro-island')].map((element) =>
    ['href', 'src', 'component-url'].map((name) => element.getAttribute(name) ?? '').join(''),
  );

/** The page as a document; null where it shows no part, or is of another build and needs files that this one has not. */
export async function loadPage(href: string): Promise<Document | null> {
  const text = await askPage(href);
  if (text === null) return null;
  const page = new DOMParser().parseFromString(text, 'text/html');
  const files = new Set(listFiles(document));
  const fits = page.querySelector('[data-part]') !== null && listFiles(page).every((file) => files.has(file));
  return fits ? page : null;
}
