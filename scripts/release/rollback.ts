/** Goes back to the release before the served one, at once and without a build. Exit 1 when there is none. */
import { releaseSettings } from './settings.ts';
import { previousRelease, servedRelease, switchTo } from './switch.ts';

const settings = releaseSettings();
const [served, previous] = [await servedRelease(settings), await previousRelease(settings)];
if (previous === null) {
  console.error(`There is no release before ${served ?? 'the first one'}.`);
  process.exit(1);
}
await switchTo(settings, previous);
console.log(`Serving ${previous} again (was ${served}).`);
