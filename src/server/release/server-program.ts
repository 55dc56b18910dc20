/** The server's own program in a release; where it lies, what it looks for beside itself is found as in the house. */
export const serverProgram = 'program/src/server/http/start.mjs';

/**
 * How Node runs it. A request leaves a lot behind that is soon forgotten; without a bound Node keeps three times 16 MB and more
 * for it, which no other process of the machine gets back (decision 0065).
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=8'];
