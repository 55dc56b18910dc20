/** `npm run test:deep [-- model faults]`: every step of `gate/deep-steps.ts`, or those named with what they need. */
import { chooseBuiltSettings } from './built-shop.ts';
import { deepSteps } from './gate/deep-steps.ts';
import { runGate } from './gate/run-gate.ts';

await chooseBuiltSettings();
await runGate(deepSteps, process.argv.slice(2));
