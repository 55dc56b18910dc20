/** "Place order and pay": one key per visit of the summary, sent with every repeat, until the shop knows the outcome. */
import type { BodyOf, call } from '#api/call.ts';
import type { Problem } from '#api/problem.ts';
import { type Placed, orderPaths, placedSchema, type placeOrderSchema } from '#api/order.ts';
import type { DisplayedOrder } from '#domain/checkout/placing.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import type { Money } from '#domain/price/money.ts';
import { atom } from 'nanostores';
import type { Proof } from '../enquiry/proof.ts';
import { sendProven } from '../enquiry/send-proven.ts';

/** After these nothing was ordered, and the buyer is asked again (rule order.as-shown); with `ordered-otherwise` the basket is an order already. */
const changeCodes = [
  'total-changed',
  'details-changed',
  'delivery-changed',
  'out-of-stock',
  'earlier-order',
  'earlier-unpaid',
  'ordered-otherwise',
] as const;
export type ChangeCode = (typeof changeCodes)[number];

/** What the summary shows when the button is pressed; `promised` where it shows days of delivery. */
type DisplayedSummary = DisplayedOrder & { total: Money; promised?: Promised | undefined };

/** Something changed since the summary was shown, and the buyer is asked again. `refused`: what was shown and could not be ordered so. */
export type ChangedState = {
  step: 'changed';
  code: ChangeCode;
  refused: Pick<DisplayedSummary, 'total' | 'promised'>;
  /** the press before ended with the same code */
  isRepeated: boolean;
  /** sentences of the shop, and the order that they link to */
  explanation: Pick<Partial<Problem>, 'ref' | 'fields' | 'order'>;
};

type PlacingState =
  | { step: 'idle' }
  | { step: 'placing' }
  /** the outcome is unknown; asked again by itself with the same key */
  | { step: 'confirming' }
  /** still unknown after all repeats; the buyer may ask again, with the same key, so that nothing is ordered twice */
  | { step: 'unknown' }
  | ChangedState
  | { step: 'incomplete'; fields: Record<string, string> }
  | { step: 'failed'; code: string }
  | { step: 'placed'; placed: Placed };

export type PlacingEffects = {
  call: typeof call;
  /** resolves after the given milliseconds */
  wait: (delayMs: number) => Promise<void>;
  makeKey: () => string;
  takeProof: () => Promise<Proof>;
  /** leaves the summary for good: it is not in the history any more */
  leaveTo: (path: string) => void;
  /** the basket is an order now, and the cookies of the answer say so */
  onPlaced: () => void;
  /** the basket is not as it was shown: reads it again, and resolves when it is shown or could not be read */
  reload: () => Promise<void>;
};

/** Waits before asking again, in milliseconds; after the last one the buyer is told what to do. */
export const placingRetryMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000];

const unknownOutcome = new Set(['offline', 'bad-answer', 'order-pending', 'shop-unavailable']);
const basketVanished = new Set(['basket-gone', 'basket-empty']);

type Attempt = { effects: PlacingEffects; key: string; displayed: DisplayedSummary; lastChange: ChangeCode | null };

const isChange = (code: string): code is ChangeCode => changeCodes.some((change) => change === code);

const toBody = ({ key, displayed, lastChange }: Attempt, proof?: string): BodyOf<typeof placeOrderSchema> => ({
  key,
  // pressed again after it was read
  isBesideEarlier: lastChange === 'earlier-order' || undefined,
  shownTotal: displayed.total,
  shown: {
    draft: displayed.draft,
    lines: displayed.lines.map(({ slug, quantity, gross }) => ({ slug, quantity, gross })),
    promised: displayed.promised,
  },
  proof,
});

async function tryOnce(attempt: Attempt): Promise<PlacingState> {
  const answer = await sendProven(attempt.effects.takeProof, ({ proof }) =>
    attempt.effects.call(orderPaths.place, placedSchema, {
      method: 'POST',
      body: toBody(attempt, proof),
      deadlineMs: 60_000,
      // outlives its page: whoever leaves meanwhile is handed the order all the same
      keepalive: true,
    }),
  );
  if (answer.ok) return { step: 'placed', placed: answer.value };
  const { problem } = answer;
  if (unknownOutcome.has(problem.code)) return { step: 'confirming' };
  const { code, ...explanation } = problem;
  if (isChange(code))
    return {
      step: 'changed',
      code,
      refused: { total: attempt.displayed.total, promised: attempt.displayed.promised },
      isRepeated: code === attempt.lastChange,
      explanation,
    };
  if (problem.code === 'invalid-draft') return { step: 'incomplete', fields: problem.fields ?? {} };
  return { step: 'failed', code: problem.code };
}

/** True where the basket has to be read again. Not for `ordered-otherwise`: its words compare the order with what is shown here. */
const isBasketOutdated = (state: PlacingState): boolean =>
  (state.step === 'changed' && state.code !== 'ordered-otherwise') ||
  state.step === 'incomplete' ||
  (state.step === 'failed' && basketVanished.has(state.code));

/** Makes a placing on the given effects. `key` is made once, so that a second press never makes a second order. */
export function createPlacing(effects: PlacingEffects) {
  const $placing = atom<PlacingState>({ step: 'idle' });
  let key = '';

  const finish = async (state: PlacingState): Promise<void> => {
    // the words about the new total appear together with it
    if (isBasketOutdated(state)) await effects.reload();
    $placing.set(state);
    if (state.step !== 'placed') return;
    effects.onPlaced();
    effects.leaveTo(`${state.placed.url}?placed`);
  };

  async function place(displayed: DisplayedSummary): Promise<void> {
    const before = $placing.get();
    const { step } = before;
    const lastChange = before.step === 'changed' ? before.code : null;
    if (step === 'placing' || step === 'confirming' || step === 'placed') return;
    key ||= effects.makeKey();
    $placing.set({ step: 'placing' });
    for (const delay of [...placingRetryMs, null]) {
      const state = await tryOnce({ effects, key, displayed, lastChange });
      if (state.step !== 'confirming') return finish(state);
      $placing.set(state);
      if (delay !== null) await effects.wait(delay);
    }
    return finish({ step: 'unknown' });
  }

  return { $placing, place, acknowledge: () => $placing.set({ step: 'idle' }) };
}
