import { regionalPages } from './regions.ts';

/**
 * Pages that a browser may get ready before the link to them is pressed (rule page.activation): those that are there to be
 * read, and the same for all.
 */
export const readAhead = {
  /** first parts of addresses below which every page is one */
  areas: ['catalogue', 'details', 'products', 'news'],
  /** pages at the first level that are none: what is one visitor's own, forms of an order, texts that ask for a region */
  never: [
    '/basket',
    '/build-list',
    '/checkout',
    '/facebook',
    '/order',
    '/quick-order',
    '/return',
    '/search',
    '/stock-alert',
    '/summary',
    '/withdraw',
    ...regionalPages,
  ],
} as const;

/** Where the rules are that pages name to the browser. */
export const speculationRulesPath = '/speculation-rules.json';
