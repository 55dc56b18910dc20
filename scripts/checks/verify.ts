/**
 * `npm test [-- unit lint]`: every step of `gate/gate-steps.ts`, or those named with what they need. The last line says
 * `N passed, N failed`, the table before it where the time went. `--quick` leaves out the build and what needs it.
 */
import { chooseBuiltSettings } from './built-shop.ts';
import { gateSteps, quickSteps } from './gate/gate-steps.ts';
import { runGate } from './gate/run-gate.ts';

const args = process.argv.slice(2);
await chooseBuiltSettings();
await runGate(
  args.includes('--quick') ? quickSteps : gateSteps,
  args.filter((arg) => !arg.startsWith('--')),
);
