/** Asking to be told by mail when a part is in stock. */
import type { BodyOf, call } from '#api/call.ts';
import type { ProblemCode } from '#api/problem.ts';
import { stockAlertPaths, type stockAlertSchema } from '#api/stock-alert.ts';
import { findEmailFault } from '#domain/enquiry/quick-enquiry.ts';
import { map } from 'nanostores';
import * as z from 'zod/mini';

type AskFailure = ProblemCode | 'offline' | 'bad-answer';

type StockAlertState = {
  email: string;
  /** the e-mail's fault is shown from now on: its field was left, or the button was pressed */
  isChecked: boolean;
  progress: 'idle' | 'asking' | 'asked';
  /** why the last press did not go through */
  failure: AskFailure | null;
};

const begun: StockAlertState = { email: '', isChecked: false, progress: 'idle', failure: null };

/** `findEngine`: the engine that it is asked for */
type Effects = { call: typeof call; findEngine: () => string | undefined };

/** For one part. What was typed is dropped by no failure. */
export function createStockAlert(slug: string, { call: ask, findEngine }: Effects) {
  const $alert = map<StockAlertState>(begun);
  const change = (next: Partial<StockAlertState>) => $alert.set({ ...$alert.get(), ...next });

  /** A second press while the first is under way does nothing. */
  async function send(): Promise<void> {
    const { email, progress } = $alert.get();
    if (progress === 'asking') return;
    if (findEmailFault(email) !== null) return change({ isChecked: true });
    change({ progress: 'asking', failure: null });
    const body = { slug, email, engine: findEngine() } satisfies BodyOf<typeof stockAlertSchema>;
    const answer = await ask(stockAlertPaths.ask, z.strictObject({}), { method: 'POST', body });
    change(answer.ok ? { progress: 'asked' } : { progress: 'idle', failure: answer.problem.code });
  }

  return {
    $alert,
    setEmail: (email: string): void => change({ email }),
    check: (): void => change({ isChecked: true }),
    /** back to the field, with what was typed */
    again: (): void => change({ progress: 'idle', isChecked: false }),
    send,
  };
}
export type StockAlertStore = ReturnType<typeof createStockAlert>;
