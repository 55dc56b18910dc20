/**
 * `npm test [-- unit lint]`: every step of `gate/gate-steps.ts`, or those named with what they need; `--quick` leaves out the build
 * and what needs it. `npm run test:deep [-- model faults]` is this with `--deep`: the steps of `gate/deep-steps.ts`. The last line
 * says `N passed, N failed`, the table before it where the time went.
 */
import { parseArgs } from 'node:util';
import { chooseBuiltSettings } from './built-shop.ts';
import { deepSteps } from './gate/deep-steps.ts';
import { gateSteps, quickSteps } from './gate/gate-steps.ts';
import { runGate } from './gate/run-gate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, deep: { type: 'boolean' } },
});
await chooseBuiltSettings();
await runGate(values.deep ? deepSteps : values.quick ? quickSteps : gateSteps, positionals);
