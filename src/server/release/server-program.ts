/** The server's own program in a release; where it lies, what it looks for beside itself is found as in the repository. */
export const serverProgram = 'program/src/server/http/start.mjs';

/**
 * How Node runs it. A request leaves a lot behind that is soon forgotten; without a bound Node keeps three times 16 MB and more
 * for it, which no other process of the machine gets back (decision 0065).
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4'];

/**
 * How the C library keeps memory for it, which packs and unpacks in four threads: in two pools in place of one for each, and what is
 * larger than 4 KB, as packed pages are, goes back to the system as soon as it is free (decision 0065).
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4096',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
