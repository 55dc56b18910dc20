import { type BasketAnswer, basketPaths, type changeLineSchema } from '#api/basket.ts';
import type { BodyOf } from '#api/call.ts';
import { limits } from '#config/limits.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { settleLost } from './lost-answers.ts';
import {
  type SettledResult,
  type BasketState,
  type LineProblem,
  type PendingLine,
  dropPending,
  sendInTurn,
  sendWaitingNow,
} from './state.ts';

const setIntent = (state: BasketState, lineId: string, wish: Omit<PendingLine, 'intent'>): number => {
  const intent = (state.intents += 1);
  dropPending(state, lineId);
  state.$lineProblems.setKey(lineId, undefined);
  state.$pending.setKey(lineId, { ...wish, intent });
  return intent;
};

const isStillWanted = (state: BasketState, lineId: string, intent: number) =>
  state.$pending.get()[lineId]?.intent === intent;

/**
 * Shows `quantity` at once and sends it when the buyer has paused for 500 ms; a newer quantity always wins
 * (rule basket.pause).
 */
export function changeQuantity(state: BasketState, lineId: string, quantity: number): void {
  if (quantity < 1 || state.$pending.get()[lineId]?.isRemoval) return;
  const intent = setIntent(state, lineId, { quantity, isRemoval: false });
  const stop = state.effects.schedule(() => void sendQuantity(state, lineId, intent), limits.inputDebounceMs);
  state.timers.set(lineId, stop);
}

/** Sends now, in its turn, what still waits for its pause. */
export function endPauses(state: BasketState): void {
  for (const [lineId, stop] of state.timers) {
    stop();
    const wish = state.$pending.get()[lineId];
    if (wish) void sendQuantity(state, lineId, wish.intent);
  }
}

/** Sends what still waits for its pause or for its turn: the page is being left. */
export function sendQuantitiesNow(state: BasketState): void {
  endPauses(state);
  sendWaitingNow(state);
}

async function sendQuantity(state: BasketState, lineId: string, intent: number): Promise<void> {
  state.timers.delete(lineId);
  let sent = 0;
  const result = await sendInTurn(state, () => {
    const wish = state.$pending.get()[lineId];
    if (wish?.intent !== intent) return null;
    sent = wish.quantity;
    const body = { quantity: wish.quantity } satisfies BodyOf<typeof changeLineSchema>;
    return { path: basketPaths.line(lineId), method: 'PUT', body };
  });
  const holds = ({ lines }: BasketAnswer) => lines.some(({ id, quantity }) => id === lineId && quantity === sent);
  settle(state, { lineId, intent, problem: 'not-saved' }, result && settleLost(state, result, holds));
}

type SentChange = { lineId: string; intent: number; problem: LineProblem };

function settle(state: BasketState, { lineId, intent, problem }: SentChange, result: SettledResult | null): void {
  if (!isStillWanted(state, lineId, intent)) return;
  dropPending(state, lineId);
  if (!result || result.ok) return;
  const { code } = result.problem;
  state.$lineProblems.setKey(lineId, code === 'out-of-stock' || code === 'not-known' ? code : problem);
}

/** Removes a line. After the last visible one the buyer is led to the home page (rule basket.last-line). */
export async function removeLine(state: BasketState, lineId: string): Promise<void> {
  const line = state.$basket.get()?.lines.find(({ id }) => id === lineId);
  if (!line || state.$pending.get()[lineId]?.isRemoval) return;
  const intent = setIntent(state, lineId, { quantity: line.quantity, isRemoval: true });
  const sent = await sendInTurn(state, () => ({ path: basketPaths.line(lineId), method: 'DELETE' }));
  const isOut = ({ lines }: BasketAnswer) => lines.every(({ id }) => id !== lineId);
  const result = sent && settleLost(state, sent, isOut);
  settle(state, { lineId, intent, problem: 'not-removed' }, result);
  if (result?.ok && visibleLines(result.value.lines).length === 0) state.effects.go('/');
}
