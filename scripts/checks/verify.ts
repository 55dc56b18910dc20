/**
 * `npm test [-- unit lint]`: every step of `ci/ci-steps.ts`, or those named with what they need; `--quick` leaves out the build
 * and what needs it. `npm run test:deep [-- model faults]` is this with `--deep`: the steps of `ci/deep-steps.ts`. The last line
 * says `N passed, N failed`, the table before it where the time went.
 */
import { parseArgs } from 'node:util';
import { chooseBuiltSettings } from './built-shop.ts';
import { deepSteps } from './ci/deep-steps.ts';
import { ciSteps, quickSteps } from './ci/ci-steps.ts';
import { runCi } from './ci/run-ci.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, deep: { type: 'boolean' } },
});
await chooseBuiltSettings();
await runCi(values.deep ? deepSteps : values.quick ? quickSteps : ciSteps, positionals);
