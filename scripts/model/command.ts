import fc from 'fast-check';
import type { DraftField } from '#domain/checkout/checkout-draft.ts';
import type { System } from './system.ts';
import type { Tab } from './tab.ts';

/** What the buyer has typed last, apart from the shop: what has to be there in the end. */
export type Wishes = { typed: Map<DraftField, string | boolean>; typedIn: Set<Tab> };

type Command = fc.AsyncCommand<Wishes, System>;
export type Commands = Iterable<Command>;

/** One thing that is done, named for whoever reads a failing sequence; the line then rests. */
export const command = (label: string, run: (system: System, wishes: Wishes) => unknown): Command => ({
  check: () => true,
  run: async (wishes, system) => {
    await run(system, wishes);
    await system.line.rest();
  },
  toString: () => label,
});

/** which of the two tabs */
export const tabs = fc.nat({ max: 1 });
