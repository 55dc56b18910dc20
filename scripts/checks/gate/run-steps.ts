import { hasPassed, type Outcome, type Step } from './step.ts';

/** Runs one step; `isAlone` says that nothing runs beside it. Never rejects. */
type RunStep = (step: Step, isAlone: boolean) => Promise<Outcome>;

const leaveOut = (step: Step): Outcome => ({ step, seconds: 0, tally: null, files: [] });

type Progress = { ended: ReadonlyMap<string, Outcome>; listed: ReadonlySet<string> };

/** 'ready', 'waiting' for a step that it needs, or 'left-out' because one of them did not pass. */
function stateOf({ needs = [], after = [] }: Step, { ended, listed }: Progress): 'ready' | 'waiting' | 'left-out' {
  const found = needs.map((name) => ended.get(name));
  if (found.some((outcome) => outcome && !hasPassed(outcome))) return 'left-out';
  const isEarly = after.some((name) => listed.has(name) && !ended.has(name));
  return found.every(Boolean) && !isEarly ? 'ready' : 'waiting';
}

/**
 * Runs every step once what it needs has passed and as many cores are free as it keeps busy; a step that asks for more
 * cores than there are gets all of them. Gives the outcomes in the order of the steps. Throws when steps need each other
 * or one that is not listed.
 */
export async function runSteps(steps: readonly Step[], cores: number, run: RunStep): Promise<Outcome[]> {
  const ended = new Map<string, Outcome>();
  const progress = { ended, listed: new Set(steps.map(({ name }) => name)) };
  const running = new Map<string, Promise<void>>();
  const waiting = new Set(steps);
  let free = cores;

  const begin = (step: Step, taken: number): void => {
    waiting.delete(step);
    free -= taken;
    const end = (outcome: Outcome): void => {
      free += taken;
      ended.set(step.name, outcome);
      running.delete(step.name);
    };
    running.set(step.name, run(step, taken === cores).then(end));
  };

  const beginWhatCan = (): void => {
    for (const step of waiting) {
      const taken = step.cores === 'all' ? cores : Math.min(step.cores, cores);
      const state = stateOf(step, progress);
      if (state === 'ready' && taken <= free) begin(step, taken);
      if (state !== 'left-out') continue;
      waiting.delete(step);
      ended.set(step.name, leaveOut(step));
    }
  };

  while (waiting.size > 0) {
    beginWhatCan();
    if (running.size === 0 && waiting.size > 0 && [...waiting].every((step) => stateOf(step, progress) === 'waiting'))
      throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`);
    if (running.size > 0) await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}
