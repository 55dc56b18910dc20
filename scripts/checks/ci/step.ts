import type { Tally } from '../tally.ts';

/** One check as data. Steps run beside each other as far as the cores carry it, in the order in which they are listed. */
export type Step = {
  name: string;
  /** steps that must have passed; where one has not, this one is left out */
  needs?: readonly string[];
  /** steps that must have ended where they run too, whatever became of them */
  after?: readonly string[];
  /** how many it keeps busy; Infinity runs alone */
  cores: number;
  /** arguments of our Node */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** how it is counted: by its exit status as one, or by the report it writes to $STEP_REPORT */
  count: 'exit' | 'vitest' | 'playwright' | 'tally';
};

/** What became of a step; `tally` null where it was left out. */
export type Outcome = { step: Step; seconds: number; tally: Tally | null };
