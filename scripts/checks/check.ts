/**
 * `npm run check [-- --base other]`: looks at what differs from `main` (types, lint, format, related tests, papers, texts)
 * in well under a minute, and says what it did not look at.
 */
import { parseArgs } from 'node:util';
import { listChangedFiles } from './changed-files.ts';
import { planCheck } from './gate/check-steps.ts';
import { runGate } from './gate/run-gate.ts';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' } } });
const { files, gone } = listChangedFiles(values.base);
const { steps, unchecked } = planCheck(files);
console.log(`${files.length} files differ from ${values.base}${gone.length > 0 ? `, ${gone.length} are gone` : ''}.`);
await runGate(steps, [], unchecked);
