import { join } from 'node:path';

/** Where releases live and how many are kept; the server follows `link`. */
export const releaseSettings = () => {
  const folder = process.env.RELEASES_DIR || '.releases';
  return { folder, link: process.env.RELEASE_LINK || join(folder, 'current'), kept: 3 };
};
export type ReleaseSettings = ReturnType<typeof releaseSettings>;
