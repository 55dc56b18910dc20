/** Pages that search engines do not list, each with all below it: the way of an order, what has nothing of its own to say. */
export const unlistedPaths = [
  '/basket',
  '/checkout',
  '/summary',
  '/order',
  '/404',
  '/search',
  '/build-list',
  '/quick-order',
  '/stock-alert',
  '/facebook',
  '/too-many',
] as const;

/** What crawlers need not ask for. */
export const uncrawledPaths = ['/api/', '/basket', '/checkout', '/summary', '/order'] as const;
