import { join } from 'node:path';

/** Where releases live and how many are kept; the server follows `link`. */
export const releaseSettings = () => {
  const folder = process.env.RELEASES_DIR || '.releases';
  return { folder, link: process.env.RELEASE_LINK || join(folder, 'current'), kept: 3 };
};
export type ReleaseSettings = ReturnType<typeof releaseSettings>;

/** Address of the shop, as its pages name it. */
export const readSiteAddress = ({ SITE_URL, PORT }: NodeJS.ProcessEnv = process.env): string =>
  SITE_URL || `http://localhost:${PORT || 4321}`;
