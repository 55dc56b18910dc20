import type { Fault, FaultMode } from '../sandbox/store/faults.ts';
import type { Sandbox } from '../sandbox/server.ts';

/** `strikes`: how many calls go wrong, from the nth on. */
type Where = { operation: string; mode: FaultMode; nth: number; strikes: number };
export type Laid = { struck: Promise<void>; lift(): void };
/** Counts the calls that went wrong in a run: one without any has shown nothing. */
export type StrikeCount = { strikes: number };

/** Shorter than the sandbox's own: the deadlines of the drill are short too. */
const slowMs = 1_200;

/** Lets calls of an operation go wrong, the nth from now on first; `struck` resolves when that one does. */
export function layFault({ store }: Sandbox, { operation, mode, nth, strikes }: Where, count: StrikeCount): Laid {
  const { faults } = store;
  const { take } = faults;
  const { promise: struck, resolve } = Promise.withResolvers<void>();
  const fault: Fault = mode === 'slow' ? { operation, mode, ms: slowMs } : { operation, mode };
  let seen = 0;
  const lift = () => {
    faults.take = take;
    faults.clear();
  };
  faults.take = (requested) => {
    if (requested !== operation) return take(requested);
    seen += 1;
    if (seen < nth || seen >= nth + strikes) return take(requested);
    count.strikes += 1;
    resolve();
    return { ...fault };
  };
  return { struck, lift };
}
