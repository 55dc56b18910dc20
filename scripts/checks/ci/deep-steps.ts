import { ciSteps } from './ci-steps.ts';
import type { Step } from './step.ts';

const built = ['build'];
const endToEnd = (...options: string[]): string[] => ['scripts/checks/end-to-end.ts', '--built', ...options];

/** What `npm run test:deep` runs: what takes too long for every change, or needs other browsers. */
export const deepSteps: readonly Step[] = [
  {
    name: 'model',
    cores: 1,
    command: ['scripts/checks/unit.ts', 'scripts/model'],
    env: { DEEP: '1' },
    count: 'vitest',
  },
  {
    name: 'tests',
    // its nights take the photos that a build makes
    needs: built,
    cores: 1,
    command: ['scripts/checks/unit.ts', '--passWithNoTests', '.deep.test.', 'src/server/order/crash.test.ts'],
    env: { DEEP: '1' },
    count: 'vitest',
  },
  ...ciSteps.filter(({ name }) => name === 'build'),
  { name: 'faults', needs: built, cores: Infinity, command: ['scripts/faults/main.ts'], count: 'tally' },
  { name: 'seeds', cores: Infinity, command: ['scripts/checks/seeds.ts'], count: 'tally' },
  { name: 'browsers', needs: built, cores: Infinity, command: ['scripts/browsers/main.ts', '--built'], count: 'exit' },
  { name: 'judges', needs: built, cores: Infinity, command: ['scripts/judges/main.ts'], count: 'tally' },
  { name: 'end-to-end', needs: built, cores: Infinity, command: endToEnd('--deep'), count: 'playwright' },
  { name: 'busy', needs: built, cores: Infinity, command: endToEnd('--busy', '2'), count: 'playwright' },
];
