import type { PageFacts } from './read-page.ts';

/** Static routes (rule page.routes); /details and engines are held against the snapshot elsewhere. */
const routes = [
  ...['/', '/catalogue', '/basket', '/checkout', '/summary', '/faq', '/contact', '/about', '/distributors', '/terms'],
  ...['/cookies-policy', '/privacy', '/warranties', '/news', '/404', '/404/part-not-found'],
  ...['engine-bearings', 'calico-bearings', 'flexigauge', 'oil-pumps', 'guides-and-bulletins'].map(
    (name) => `/products/${name}`,
  ),
];

/** Pages that a visitor comes to by a press, a mail or a mistake, not by a link. */
const withoutLinks = [
  '/404',
  '/404/part-not-found',
  '/checkout',
  '/summary',
  '/stock-alert/confirm',
  '/stock-alert/stop',
];

/** Made for looking only (decision 0076); a build for visitors has none of it. */
const forLooking = ['/gallery'];

type Page = Pick<PageFacts, 'path' | 'links' | 'titles' | 'headings' | 'description' | 'canonical'>;

/** What a route lacks of title, description, one heading and, where it may be found again, a canonical address. */
function judgeRoute(route: string, page: Page | undefined): string[] {
  if (!page) return [`${route}: is not in the build`];
  const isFound = !route.startsWith('/404');
  return [
    page.titles.length === 1 && page.titles[0] !== '' ? '' : 'has no title',
    page.description === '' ? 'has no description' : '',
    page.headings.length === 1 && page.headings[0] !== ''
      ? ''
      : `has ${page.headings.length} headings of the first level`,
    isFound && page.canonical === null ? 'has no canonical address' : '',
  ].flatMap((fault) => (fault === '' ? [] : `${route}: ${fault}`));
}

/**
 * The pages that a visitor can come to from `start` by links alone, by their paths. Links to what is not a page of the
 * build lead nowhere.
 */
function reachPages(pages: readonly Pick<PageFacts, 'path' | 'links'>[], start: string): Set<string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set<string>();
  const next = [start];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    const page = byPath.get(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (!page || reached.has(page.path)) continue;
    reached.add(page.path);
    next.push(...page.links);
  }
  return reached;
}

/** Parts to whose page no way of links leads from the catalogue, one line each. */
export function findUnreached(pages: readonly Pick<PageFacts, 'path' | 'links'>[], slugs: readonly string[]): string[] {
  const reached = reachPages(pages, '/catalogue');
  return slugs
    .filter((slug) => !reached.has(`/details/${slug}`))
    .map((slug) => `/details/${slug}: no links lead to it from /catalogue`);
}

/** Static routes that are not there or not whole, and pages that no links lead to from the home page. */
export function findRouteFaults(pages: readonly Page[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = reachPages(pages, '/');
  return [
    ...routes.flatMap((route) => judgeRoute(route, byPath.get(route))),
    ...forLooking.filter((path) => byPath.has(path)).map((path) => `${path}: is for looking only, and in the build`),
    ...pages
      .filter(({ path }) => !forLooking.includes(path) && !reached.has(path) && !withoutLinks.includes(path))
      .map(({ path }) => `${path}: no links lead to it from /`),
  ];
}
