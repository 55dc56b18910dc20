import { readAhead } from '#config/read-ahead.ts';

const { areas, never } = readAhead;

/** Selector of links that a script answers in the page, or that open another window. */
export const otherwise = '[data-sizes] a, [data-change-size], [target]';

/**
 * Speculation rules for browsers: a page that is there to be read is made ready when a pointer rests on the link to it or is
 * put down on it, never one with a question in its address (rule page.activation).
 */
export const writeSpeculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: ['/', '/:page', ...areas.map((area) => `/${area}/*`)] },
            { not: { href_matches: [...never, '/*\\?(.+)'] } },
            { not: { selector_matches: otherwise } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

/** The same of an address, for browsers that know no such rules; links of `otherwise` are for the caller to leave out. */
export function mayReadAhead({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const [, first = '', ...below] = pathname.split('/');
  if (search !== '' || never.some((path) => path === pathname)) return false;
  return below.length === 0 || areas.some((area) => area === first);
}
