/**
 * The nightly job: pull, build, switch. Each step only when the one before was good; the live site stays as it is on any
 * failure (exit 1). Needs a commerce API that answers; run it beside the serving process, which follows the link.
 */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { buildRelease } from './build-release.ts';
import { releaseSettings } from './settings.ts';
import { pruneReleases, switchTo } from './switch.ts';

const settings = releaseSettings();
const pull = spawnSync(process.execPath, ['scripts/catalogue/pull.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
if (pull.status !== 0) {
  console.error('Nothing was published: the pull failed. The live site is unchanged.');
  process.exit(1);
}
const built = await buildRelease(settings);
if (!built.ok) {
  console.error(
    [...built.faults.slice(0, 20), 'Nothing was published: the build failed. The live site is unchanged.'].join('\n'),
  );
  process.exit(1);
}
await switchTo(settings, basename(built.folder));
await pruneReleases(settings);
console.log(`Published ${basename(built.folder)}. "npm run rollback" goes back.`);
