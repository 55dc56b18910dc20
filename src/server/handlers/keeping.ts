/** What an answer that is for one visitor and one moment says of keeping it (rule privacy.kept-nowhere). */

/** Kept by nobody: neither on a disk nor by a cache on the way. */
const byNobody = 'no-store';

/** By no cache that others use, and by the browser only until it has asked again. */
const byBrowserAlone = 'private, no-cache';

/** True of a script that leaves nothing in the browser's cache anyway: its question says so (`fetch` with `cache: 'no-store'`). */
const leavesNothing = (read: (name: string) => string | null): boolean =>
  read('sec-fetch-dest') === 'empty' && read('cache-control') === 'no-cache';

/**
 * The Cache-Control of such an answer; `read` gives a header of the request. A browser takes a page out of its memory that may not be
 * stored and whose script was answered with `no-store`: then there is no way back to an order as it was left. A script that leaves
 * nothing in the cache is answered without that word.
 */
export const decideKeeping = (read: (name: string) => string | null): string =>
  leavesNothing(read) ? byBrowserAlone : byNobody;
