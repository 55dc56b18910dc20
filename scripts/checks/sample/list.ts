/**
 * `npm run check:sample`: lists what only the real seller can know and is still a placeholder, with file and line. Exits 1
 * where a release build would stop (RELEASE=1 without ALLOW_SAMPLE=1).
 */
import { describeSample, findReleaseFaults, findSamples } from './find-samples.ts';

const samples = findSamples();
if (samples.length > 0) console.log(samples.map(describeSample).join('\n'));
console.log(samples.length === 0 ? 'No placeholders are left.' : `${samples.length} placeholders are left.`);
if (findReleaseFaults(process.env, () => samples).length > 0) process.exitCode = 1;
