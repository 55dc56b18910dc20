import type { Step } from './step.ts';

type CheckPlan = {
  steps: Step[];
  /** what was not looked at, and what does */
  unchecked: string[];
};

const inspect = (name: string): string[] => ['scripts/checks/inspect/main.ts', name];
/** Of configuration vitest would make every test. */
const tested = /^(?:src|scripts|\.ci)\/.*\.tsx?$/;
const linted = /^(?:src|scripts|\.ci)\/.*\.(?:ts|tsx|js|mjs|astro)$|^[^/]+\.config\.(?:ts|mjs)$/;
const formatted = /\.(?:ts|tsx|mjs|astro|css|json|ya?ml)$/;
/** Files on which every test may depend. */
const everywhere = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;

/** Of all code: what is changed in one file is wrong in another. */
const lint: Step = { name: 'lint', cores: 1, command: inspect('lint'), count: 'tally' };
const styles: Step = { name: 'styles', cores: 1, command: inspect('styles'), count: 'tally' };

const format = (files: string[]): Step => ({
  name: 'format',
  cores: 1,
  command: ['scripts/checks/format.ts', '--check', ...files],
  count: 'exit',
});

/** Rooms without state: what builds on a rule of theirs is in every other room. */
const pureRoom = /^src\/(?:domain|config|api|commerce\/(?:map|contract))\//;

/** The long tests and those in a browser would take longer than all the rest. */
const test = (name: string, projects: string[], files: string[]): Step => ({
  name,
  cores: 1,
  command: [
    'scripts/checks/unit.ts',
    ...['related', '--run', '--passWithNoTests', ...projects.flatMap((project) => ['--project', project]), ...files],
  ],
  count: 'vitest',
});

/** What a change of these files needs, from quick to slow, and what is left to `npm test`. */
export function planCheck(files: readonly string[]): CheckPlan {
  const [toFormat, toTest] = [formatted, tested].map((kind) => files.filter((file) => kind.test(file)));
  const [rules, others] = [true, false].map((isPure) => toTest?.filter((file) => pureRoom.test(file) === isPure) ?? []);
  const touches = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  return {
    steps: [
      { name: 'papers', cores: 1, command: inspect('papers'), count: 'tally' },
      ...(touches(/^content\//)
        ? [{ name: 'texts', cores: 1, command: inspect('texts'), count: 'tally' } as const]
        : []),
      ...(toFormat?.length ? [format(toFormat)] : []),
      ...(touches(linted) ? [lint] : touches(/\.css$/) ? [styles] : []),
      ...(rules?.length ? [test('rules', ['pure'], rules)] : []),
      ...(others?.length ? [test('unit', ['pure', 'rest'], others)] : []),
    ],
    unchecked: [
      ...(touches(everywhere) ? ['every test, though a file changed on which all depend: npm run unit'] : []),
      ...(rules?.length ? ['stores, server and scripts that build on what changed: npm run unit'] : []),
      'pulls, crashes, sequences and islands in a browser: npm run unit',
      'what only a built shop shows (pages, links, budgets, purchases with faults, journeys): npm test',
    ],
  };
}
