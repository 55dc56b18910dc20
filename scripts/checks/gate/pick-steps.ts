import type { Step } from './step.ts';

/** The steps of these names and what they need; all where no name is given. Throws on a name that no step has. */
export function pickSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const byName = new Map(steps.map((step) => [step.name, step]));
  const picked = new Set<string>();
  const pick = (name: string): void => {
    const step = byName.get(name);
    if (!step) throw new Error(`There is no step "${name}", only ${[...byName.keys()].join(', ')}.`);
    picked.add(name);
    step.needs?.forEach(pick);
  };
  names.forEach(pick);
  return steps.filter(({ name }) => picked.has(name));
}
