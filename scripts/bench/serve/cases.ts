import type { Question } from './load.ts';

/** What is asked, and how much more processor time than a bare server the shop may take for it. */
export type Case = {
  name: string;
  limit: number;
  status: number;
  path: string;
  /** with a notice over the page */
  hasNotice?: boolean;
  /** asked as a browser asks that has it already */
  isKnown?: boolean;
};

const part = '/details/4B1606H-STD';

export const cases: Case[] = [
  { name: 'page', limit: 4, status: 200, path: part },
  { name: 'page with a notice', limit: 5, status: 200, path: part, hasNotice: true },
  { name: 'not found', limit: 10, status: 404, path: '/nowhere' },
  { name: 'page that the browser has', limit: 3, status: 304, path: part, isKnown: true },
  { name: 'live answer from memory', limit: 10, status: 200, path: '/api/part/4B1606H-STD' },
  { name: 'live box from memory', limit: 10, status: 200, path: '/details/box/4B1606H-STD' },
];

/** As a browser asks. */
export const toQuestion = ({ path }: Case, etag: string | null): Question => ({
  path,
  headers: {
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'en-GB,en;q=0.9',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    ...(etag === null ? {} : { 'If-None-Match': etag }),
  },
});
