import type { Step } from './step.ts';

export type CheckPlan = {
  steps: Step[];
  /** what was not looked at, and what does */
  unchecked: string[];
};

const inspect = (name: string): string[] => ['scripts/checks/inspect/main.ts', name];
const typed = /\.tsx?$/;
/** Of configuration vitest would make every test. */
const tested = /^(?:src|scripts|\.ci)\/.*\.tsx?$/;
const linted = /^(?:src|scripts)\/.*\.(?:ts|tsx|mjs|astro)$/;
const formatted = /\.(?:ts|tsx|mjs|astro|css|json|ya?ml)$/;
/** Files on which every test may depend. */
const everywhere = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;

const types: Step = {
  name: 'types',
  cores: 1,
  command: [
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo', '-p', '.'],
  ],
  count: 'exit',
};

const lint = (files: string[]): Step => ({
  name: 'lint',
  cores: 1,
  command: [
    'node_modules/eslint/bin/eslint.js',
    ...['-c', '.ci/eslint.config.mjs', '--no-warn-ignored'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint.json', ...files],
  ],
  count: 'exit',
});

const format = (files: string[]): Step => ({
  name: 'format',
  cores: 1,
  command: [
    'node_modules/prettier/bin/prettier.cjs',
    ...['--check', '--ignore-unknown', '--log-level', 'warn'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier.json', ...files],
  ],
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
  const [toLint, toFormat, toCheck, toTest] = [linted, formatted, typed, tested].map((kind) =>
    files.filter((file) => kind.test(file)),
  );
  const touches = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  return {
    steps: [
      { name: 'house', cores: 1, command: inspect('house'), count: 'tally' },
      ...(touches(/^content\//)
        ? [{ name: 'texts', cores: 1, command: inspect('texts'), count: 'tally' } as const]
        : []),
      ...(toFormat?.length ? [format(toFormat)] : []),
      ...(toLint?.length ? [lint(toLint)] : []),
      ...(toCheck?.length ? [types] : []),
      ...(toTest?.length ? [unit(toTest)] : []),
    ],
    unchecked: [
      ...(touches(/\.astro$/) ? ['types in .astro files: npm run types'] : []),
      ...(touches(everywhere) ? ['every test, though a file changed on which all depend: npm run unit'] : []),
      'pulls, crashes, sequences and islands in a browser: npm run unit',
      'what only a built shop shows (pages, links, budgets, purchases with faults, journeys): npm test',
    ],
  };
}
