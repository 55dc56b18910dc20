import type { Step } from './step.ts';

export type CheckPlan = {
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

const format = (files: string[]): Step => ({
  name: 'format',
  cores: 1,
  command: ['scripts/checks/format.ts', '--check', ...files],
  count: 'exit',
});

/** The long tests and those in a browser would take longer than all the rest. */
const unit = (files: string[]): Step => ({
  name: 'unit',
  cores: 1,
  command: [
    'scripts/checks/unit.ts',
    ...['related', '--run', '--passWithNoTests', '--project', 'pure', '--project', 'rest', ...files],
  ],
  count: 'vitest',
});

/** What a change of these files needs, from quick to slow, and what is left to `npm test`. */
export function planCheck(files: readonly string[]): CheckPlan {
  const [toFormat, toTest] = [formatted, tested].map((kind) => files.filter((file) => kind.test(file)));
  const touches = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  return {
    steps: [
      { name: 'house', cores: 1, command: inspect('house'), count: 'tally' },
      ...(touches(/^content\//)
        ? [{ name: 'texts', cores: 1, command: inspect('texts'), count: 'tally' } as const]
        : []),
      ...(toFormat?.length ? [format(toFormat)] : []),
      ...(touches(linted) ? [lint] : []),
      ...(toTest?.length ? [unit(toTest)] : []),
    ],
    unchecked: [
      ...(touches(everywhere) ? ['every test, though a file changed on which all depend: npm run unit'] : []),
      'pulls, crashes, sequences and islands in a browser: npm run unit',
      'what only a built shop shows (pages, links, budgets, purchases with faults, journeys): npm test',
    ],
  };
}
