import type { Outcome, Step } from './step.ts';

/**
 * Runs every step once what it needs has passed and as many cores are free as it keeps busy; `run` is told whether a step has all of
 * them, and never rejects. Gives the outcomes in the order of the steps. Throws when steps wait for each other.
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  run: (step: Step, isAlone: boolean) => Promise<Outcome>,
): Promise<Outcome[]> {
  const ended = new Map<string, Outcome>();
  const waiting = new Set(steps);
  const running = new Map<string, Promise<void>>();
  let free = cores;

  const begin = (step: Step, taken: number): void => {
    free -= taken;
    const end = (outcome: Outcome): void => {
      free += taken;
      running.delete(step.name);
      ended.set(step.name, outcome);
    };
    running.set(step.name, run(step, taken === cores).then(end));
  };

  while (waiting.size + running.size > 0) {
    const before = waiting.size;
    for (const step of waiting) {
      const needs = (step.needs ?? []).map((name) => ended.get(name));
      const isLeftOut = needs.some((outcome) => outcome && outcome.tally?.failed !== 0);
      const isEarly = (step.after ?? []).some((name) => !ended.has(name) && steps.some((one) => one.name === name));
      const taken = Math.min(step.cores, cores);
      if (!isLeftOut && (!needs.every(Boolean) || isEarly || taken > free)) continue;
      waiting.delete(step);
      if (isLeftOut) ended.set(step.name, { step, seconds: 0, tally: null });
      else begin(step, taken);
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.size > 0 && waiting.size === before)
      throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`);
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
