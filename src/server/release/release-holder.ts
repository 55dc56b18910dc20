import { realpath } from 'node:fs/promises';
import type { Log } from '../log.ts';
import { type Release, loadRelease } from './release.ts';

/** Milliseconds between two looks at the link. */
const lookEveryMs = 2_000;

export type ReleaseHolder = { current(): Release; look(): Promise<void>; stop(): void };

/**
 * Holds the release being served and follows the link to the next one without a restart: requests under way keep the
 * release they began with. A release that cannot be loaded is reported and the old one stays.
 */
export async function holdRelease(link: string, log: Log): Promise<ReleaseHolder> {
  let release = await loadRelease(link);
  let broken = '';
  const lookNow = async () => {
    const folder = await realpath(link).catch(() => '');
    if (folder === '' || folder === release.folder || folder === broken) return;
    try {
      release = await loadRelease(link);
      log.info('release-switched', { release: release.id });
    } catch (error) {
      broken = folder;
      log.error('release-broken', { release: folder.split('/').at(-1) ?? '' }, error);
    }
  };
  const look = () => log.job('look-for-release', lookNow);
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return { current: () => release, look, stop: () => clearInterval(timer) };
}
