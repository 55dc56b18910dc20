import type { Judged } from './judge.ts';
import { askTool } from './tools.ts';

type KnipIssue = { file: string } & Record<string, readonly { name: string }[] | string>;

/** Unused files, exports and packages, and packages that are used without being declared. */
export async function judgeUnused(): Promise<Judged> {
  const { issues } = await askTool<{ issues: KnipIssue[] }>('knip/bin/knip.js', [
    ...['--config', 'scripts/judges/knip.json', '--reporter', 'json', '--no-progress'],
  ]);
  const findings = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([rule, found]) =>
      Array.isArray(found) ? found.map(({ name }) => ({ where: file, rule, what: name })) : [],
    ),
  );
  return { looked: 1, findings };
}

type Cruised = {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
  };
};

/** Files that import each other in a circle, and imports that lead nowhere or to a package that is not declared. */
export async function judgeImports(): Promise<Judged> {
  const { summary } = await askTool<Cruised>('dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...['--config', 'scripts/judges/dependency-cruiser.json', '--output-type', 'json', 'src', 'scripts'],
  ]);
  const findings = summary.violations.map(({ rule, from, to, cycle }) => ({
    where: from,
    rule: rule.name,
    what: cycle?.map(({ name }) => name).join(' → ') ?? to,
  }));
  return { looked: summary.totalCruised, findings };
}
