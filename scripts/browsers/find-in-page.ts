import { readFileSync } from 'node:fs';

/** Testing Library as a script for a page; the page's own policy does not concern what a driver evaluates. */
export const librarySource = readFileSync(
  new URL('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
  'utf8',
);

/**
 * Source of a function for the page: the first visible, enabled element that is wanted, or null. It is handed over as text,
 * because it runs in another program.
 */
export const findSource = `function find(wanted) {
  const { queryAllByRole } = globalThis.TestingLibraryDom;
  const scope = wanted.within ? find(wanted.within) : document.body;
  if (!scope) return null;
  const name = wanted.pattern === undefined ? wanted.name : new RegExp(wanted.pattern);
  // whether each of thousands of elements is shown takes WebKit minutes: asked of what is found only
  const found = queryAllByRole(scope, wanted.role, { hidden: true, ...(name === undefined ? {} : { name }) });
  const isReady = (element) => !element.disabled && !(wanted.isNotBusy && element.getAttribute('aria-busy') === 'true');
  return found.find((element) => element.getClientRects().length > 0 && isReady(element)) ?? null;
}`;

/** True where the library still has to be handed to the page. */
export const lacksLibrary = 'globalThis.TestingLibraryDom === undefined';
