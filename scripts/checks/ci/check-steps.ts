import type { Step } from './step.ts';

/** Of configuration vitest would make every test. */
const tested = /^(?:src|scripts|\.ci)\/.*\.tsx?$/;
const linted = /^(?:src|scripts|\.ci)\/.*\.(?:ts|tsx|js|mjs|astro)$|^[^/]+\.config\.(?:ts|mjs)$/;
const formatted = /\.(?:ts|tsx|mjs|astro|css|json|ya?ml)$/;
/** Files on which every test may depend. */
const everywhere = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/;
/** Layers without state: what builds on a rule of theirs is in every other layer. */
const pureLayer = /^src\/(?:domain|config|api|commerce\/(?:map|contract))\//;

const inspect = (name: string): Step => ({
  name,
  cores: 1,
  command: ['scripts/checks/inspect.ts', name],
  count: 'tally',
});

/** The long tests and those in a browser would take longer than all the rest. */
const test = (name: string, projects: string[], files: string[]): Step => {
  const named = projects.flatMap((project) => ['--project', project]);
  const command = ['scripts/checks/unit.ts', 'related', '--run', '--passWithNoTests', ...named, ...files];
  return { name, cores: 1, command, count: 'vitest' };
};

/** What a change of these files needs, from quick to slow, and what is left `unchecked`, with what checks it. */
export function planCheck(files: readonly string[]): { steps: Step[]; unchecked: string[] } {
  const pick = (kind: RegExp): string[] => files.filter((file) => kind.test(file));
  const toFormat = pick(formatted);
  const rules = pick(tested).filter((file) => pureLayer.test(file));
  const others = pick(tested).filter((file) => !pureLayer.test(file));
  const has = (kind: RegExp): boolean => pick(kind).length > 0;
  const format = ['scripts/checks/format.ts', '--check', ...toFormat];
  const steps: (Step | false)[] = [
    inspect('papers'),
    has(/^content\//) && inspect('texts'),
    toFormat.length > 0 && { name: 'format', cores: 1, command: format, count: 'exit' },
    // of all code: what is changed in one file is wrong in another
    has(linted) ? inspect('lint') : has(/\.css$/) && inspect('styles'),
    rules.length > 0 && test('rules', ['pure'], rules),
    others.length > 0 && test('unit', ['pure', 'rest'], others),
  ];
  return {
    steps: steps.filter((step) => step !== false),
    unchecked: [
      ...(has(everywhere) ? ['every test, though a file changed on which all depend: npm run unit'] : []),
      ...(rules.length > 0 ? ['stores, server and scripts that build on what changed: npm run unit'] : []),
      'pulls, crashes, sequences and islands in a browser: npm run unit',
      'what only a built shop shows (pages, links, budgets, purchases with faults, end-to-end tests): npm test',
    ],
  };
}
