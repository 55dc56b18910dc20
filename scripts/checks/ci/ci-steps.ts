import { cores, islandWorkers } from '../workers.ts';
import type { Step } from './step.ts';

const check = (name: string): string[] => ['scripts/checks/inspect.ts', name];
const built = ['build'];

/**
 * What `npm test` runs, in this order as far as the cores carry it: the tests that wait now and then (for timers, pages, each
 * other) one after the other, and beside them what only computes. `lint` waits for the build, which writes the types of
 * the content that it reads into `.astro`.
 */
export const ciSteps: readonly Step[] = [
  { name: 'build', cores: 1, command: ['scripts/checks/built-shop.ts'], count: 'exit' },
  { name: 'unit', cores, command: ['scripts/checks/unit.ts', '--project', '!islands*'], count: 'vitest' },
  {
    name: 'islands',
    cores,
    command: ['scripts/checks/unit.ts', '--project', 'islands*', `--maxWorkers=${islandWorkers}`],
    count: 'vitest',
  },
  {
    name: 'end-to-end',
    needs: built,
    cores,
    command: ['scripts/checks/end-to-end.ts', '--built'],
    count: 'playwright',
  },
  { name: 'papers', cores: 1, command: check('papers'), count: 'tally' },
  { name: 'texts', cores: 1, command: check('texts'), count: 'tally' },
  { name: 'lint', after: built, cores: 1, command: check('lint'), count: 'tally' },
  { name: 'format', cores: 1, command: ['scripts/checks/format.ts', '--check'], count: 'exit' },
  { name: 'pages', needs: built, cores: 1, command: check('built'), count: 'tally' },
  { name: 'byte budgets', needs: built, cores: 1, command: check('byte-budgets'), count: 'tally' },
  { name: 'faults', needs: built, cores: 1, command: ['scripts/faults/main.ts', '--fixed'], count: 'tally' },
];

/** Those that need no built shop: `npm test -- --quick`. */
export const quickSteps: readonly Step[] = ciSteps.filter(({ name, needs }) => name !== 'build' && !needs);
