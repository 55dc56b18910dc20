import type { BasketAnswer } from '#api/basket.ts';
import { basketAnswerSchema, basketPaths, type openedSchema } from '#api/basket.ts';
import type { BodyOf, call, CallOptions, CallResult } from '#api/call.ts';
import type { ProblemCode } from '#api/problem.ts';
import { atom, map } from 'nanostores';
import { isCookieLost } from './lost-cookie.ts';
import type { BasketOpening } from './opening.ts';

export type BasketProgress = 'idle' | 'loading' | 'ready' | 'failed';
/** What the buyer wants of a line and the shop has not yet confirmed. */
export type PendingLine = { quantity: number; intent: number; isRemoval: boolean };
/** why the last reading gave nothing */
type BasketProblem = BrowserProblem | ProblemCode | null;
export type LineProblem = 'out-of-stock' | 'not-saved' | 'not-removed' | 'not-known';
export type BasketWrite = { path: string } & Pick<CallOptions, 'method' | 'body'>;
/** what the shop has not answered: no answer, none that is understood, nothing to keep a basket with */
type BrowserProblem = 'offline' | 'bad-answer' | 'cookies-blocked';
const blocked = { ok: false, problem: { code: 'cookies-blocked', ref: '' } } as const;
export type BasketResult = CallResult<BasketAnswer> | typeof blocked;
/** after looking; `not-known`: the answer to a write was lost, and the basket could not be read since */
export type SettledResult = BasketResult | { ok: false; problem: { code: 'not-known'; ref: string } };

/** Everything the store does to the world; tests hand in others. */
export type BasketEffects = {
  call: typeof call;
  /** runs later; the function that it gives back cancels it */
  schedule: (run: () => void, delayMs: number) => () => void;
  go: (path: string) => void;
  announceAdded: () => void;
  /** the text of the badge's cookie */
  readCount: () => string;
  /** updates the badge; its cookie too, where that is still `countBefore`, the text from before the request */
  showCount: (quantity: number, countBefore: string) => void;
  /** the other tabs of this shop then read the basket anew */
  notifyTabs: () => void;
  /** where it is missing, two first parts that are added at once may open two baskets */
  opening?: BasketOpening;
  /** does the work while no other tab writes; where it is missing, tabs may write at the same time */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
  /** where it is missing, cookies are taken to work */
  cookies?: {
    areBlocked: () => boolean;
    /** pieces by the cookies of the badge */
    countPieces: () => number;
  };
};

/** A write that waits for its turn; `toWrite` makes it when its turn has come, and gives null where it is no longer needed. */
type WaitingWrite = { toWrite: () => BasketWrite | null; resolve: (result: BasketResult | null) => void };

export type BasketState = ReturnType<typeof createBasketState>;

/**
 * A basket that has not been read yet, with what is under way on it. `epoch` counts every request and answer, so that an answer to
 * an older reading is recognised.
 */
export function createBasketState(effects: BasketEffects) {
  return {
    effects,
    $basket: atom<BasketAnswer | null>(null),
    $basketState: atom<BasketProgress>('idle'),
    $basketProblem: atom<BasketProblem>(null),
    $pending: map<Record<string, PendingLine | undefined>>({}),
    $lineProblems: map<Record<string, LineProblem | undefined>>({}),
    $isAdding: atom(false),
    epoch: 0,
    intents: 0,
    waiting: [] as WaitingWrite[],
    isSending: false,
    /** pieces in the answer to the last write of this page */
    sentPieces: 0,
    timers: new Map<string, () => void>(),
  };
}

/** Makes `answer` the basket of the page. `countBefore`: the text of the badge's cookie from before the request. */
function showBasket(state: BasketState, answer: BasketAnswer, countBefore: string): void {
  state.epoch += 1;
  state.$basket.set(answer);
  state.$basketState.set('ready');
  forgetGoneLines(state, answer);
  state.effects.showCount(answer.quantity, countBefore);
}

/**
 * Call it before a request to another endpoint whose answer holds the basket, and hand that basket to the function it gives back. A
 * reading that began before it then counts as older.
 */
export function awaitBasket(state: BasketState): (answer: BasketAnswer) => void {
  const countBefore = state.effects.readCount();
  return (answer) => {
    showBasket(state, answer, countBefore);
    state.effects.notifyTabs();
  };
}

function forgetGoneLines(state: BasketState, answer: BasketAnswer): void {
  const known = new Set(answer.lines.map((line) => line.id));
  for (const id of Object.keys(state.$pending.get())) if (!known.has(id)) dropPending(state, id);
  for (const id of Object.keys(state.$lineProblems.get()))
    if (!known.has(id)) state.$lineProblems.setKey(id, undefined);
}

/** Ends what is under way on a line: its true number shows again. */
export function dropPending(state: BasketState, lineId: string): void {
  state.timers.get(lineId)?.();
  state.timers.delete(lineId);
  state.$pending.setKey(lineId, undefined);
}

/** Nothing is asked for: no answer could be kept (rule basket.blocked-cookies). */
function refuseBlocked(state: BasketState): typeof blocked {
  state.$basketProblem.set('cookies-blocked');
  state.$basketState.set('failed');
  return blocked;
}

const countPieces = ({ effects }: BasketState): number => effects.cookies?.countPieces() ?? 0;

const hasLostCookie = (state: BasketState, basket: BasketAnswer, piecesBefore: number): boolean =>
  isCookieLost({
    sent: state.sentPieces,
    read: basket.quantity,
    isExplained: basket.isExpired !== undefined || basket.waitingOrder !== undefined,
    counted: [piecesBefore, countPieces(state)],
  });

const areBlocked = ({ effects }: BasketState): boolean => effects.cookies?.areBlocked() ?? false;

/** Reads the basket. Where a write was answered meanwhile, this answer is older and dropped. */
export async function readBasket(state: BasketState): Promise<void> {
  if (areBlocked(state)) return void refuseBlocked(state);
  if (!state.$basket.get()) state.$basketState.set('loading');
  const epoch = (state.epoch += 1);
  const countBefore = state.effects.readCount();
  const piecesBefore = countPieces(state);
  const opening = state.effects.opening?.kept();
  // in the body: a name in an address could be handed on, and the basket with it
  const how = opening
    ? ({ method: 'POST', body: { opening } satisfies BodyOf<typeof openedSchema> } as const)
    : undefined;
  const answer = await state.effects.call(basketPaths.basket, basketAnswerSchema, how);
  if (state.epoch !== epoch) return;
  if (answer.ok && hasLostCookie(state, answer.value, piecesBefore)) return void refuseBlocked(state);
  state.$basketProblem.set(answer.ok ? null : answer.problem.code);
  if (answer.ok) showBasket(state, answer.value, countBefore);
  else if (!state.$basket.get()) state.$basketState.set('failed');
}

/**
 * Sends one write after the other, never two at once, so that the shop's order is the buyer's order.
 * `toWrite` is called when its turn has come; null means that the write is no longer wanted.
 * A failed write is followed by a reading, because its outcome may be unknown.
 */
export function sendInTurn(state: BasketState, toWrite: () => BasketWrite | null): Promise<BasketResult | null> {
  const result = new Promise<BasketResult | null>((resolve) => state.waiting.push({ toWrite, resolve }));
  if (!state.isSending) void sendWaiting(state);
  return result;
}

async function sendWaiting(state: BasketState): Promise<void> {
  state.isSending = true;
  const alone = state.effects.alone ?? ((work) => work());
  while (state.waiting.length > 0) await alone(() => sendNext(state));
  state.isSending = false;
}

/** A write leaves the list only when it is sent: until then a page that is being left can still send it. */
async function sendNext(state: BasketState): Promise<void> {
  const next = state.waiting.shift();
  if (next) next.resolve(await sendIfWanted(state, next.toWrite));
}

const sendIfWanted = async (state: BasketState, toWrite: () => BasketWrite | null): Promise<BasketResult | null> => {
  const write = toWrite();
  return write ? send(state, write) : null;
};

/** The page is being left: whatever still waits for its turn goes now, or it never will. */
export function sendWaitingNow(state: BasketState): void {
  for (const { toWrite, resolve } of state.waiting.splice(0)) void sendIfWanted(state, toWrite).then(resolve);
}

/**
 * A write outlives its page: who adds or changes something and goes on at once has meant it. Where the basket was asked for
 * meanwhile, as another tab says that it has changed there, or a page that is left has sent its next change at once, nobody
 * knows which of the two answers is younger: it is read again.
 */
async function send(state: BasketState, { path, method, body }: BasketWrite): Promise<BasketResult> {
  if (areBlocked(state)) return refuseBlocked(state);
  const epoch = (state.epoch += 1);
  const take = awaitBasket(state);
  const answer = await state.effects.call(path, basketAnswerSchema, { method, body, keepalive: true });
  const isOvertaken = state.epoch !== epoch;
  state.epoch += 1;
  if (answer.ok) {
    state.sentPieces = answer.value.quantity;
    take(answer.value);
  }
  if (!answer.ok) await readBasket(state);
  else if (isOvertaken) void readBasket(state);
  return answer;
}
