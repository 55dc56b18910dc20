/** The server's own program in a release; where it lies, what it looks for beside itself is found as in the house. */
export const serverProgram = 'program/src/server/http/start.mjs';
