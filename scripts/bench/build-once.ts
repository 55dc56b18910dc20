/** One build of the snapshot that the environment names, published without a pull: what `build.ts` measures. */
import { basename } from 'node:path';
import { buildRelease } from '../release/build-release.ts';
import { releaseSettings } from '../release/settings.ts';
import { pruneReleases, switchTo } from '../release/switch.ts';

const settings = releaseSettings();
const built = await buildRelease(settings);
if (built.ok) {
  await switchTo(settings, basename(built.folder));
  await pruneReleases(settings);
}
if (!built.ok) console.error(built.faults.join('\n'));
process.send?.(built);
process.exitCode = built.ok ? 0 : 1;
