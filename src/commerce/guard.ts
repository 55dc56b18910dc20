import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  type IBreaker,
  noJitterGenerator,
  SamplingBreaker,
} from 'cockatiel';
import { fail, type Failure, type Result } from '#domain/failure.ts';
import type { BreakerState } from './counts.ts';
import { type CallKind, isWrite } from './deadlines.ts';

/** Reads in a row without an answer after which an operation is left alone. */
const silentReads = 5;
/** Writes are never guessed at: half of at least twenty within ten seconds have to fail. */
const writes = { threshold: 0.5, duration: 10_000, minimumRps: 2 };

/** Milliseconds until an operation that was left alone is tried by one call; longer each time that one fails too. */
const pauses = { generator: noJitterGenerator, initialDelay: 1_000, maxDelay: 10_000 };

/** Calls of one operation under way at once, and those that wait for their turn; the deadline of a call counts while it waits. */
const room: Record<CallKind, { calls: number; waiting: number }> = {
  read: { calls: 64, waiting: 64 },
  search: { calls: 16, waiting: 32 },
  write: { calls: 32, waiting: 32 },
  'create-order': { calls: 16, waiting: 16 },
  list: { calls: 16, waiting: Infinity },
};

/** `breaks` false: for tests and drills in which failures stand close together on purpose. */
type GuardOptions = { breaks?: boolean; onState: (operation: string, state: BreakerState) => void };

type GuardedCall = { operation: string; kind: CallKind };
type Guard = {
  /** `send`, or the failure `not-sent` at once: then nothing has gone out. Never throws what is not thrown by `send`. */
  run<T>(call: GuardedCall, signal: AbortSignal, send: () => Promise<Result<T>>): Promise<Result<T>>;
};

/** No answer, or one that says nothing about what was asked. A considered "no" and a broken answer are answers. */
const isTimeout = (result: unknown): boolean => {
  const { ok, failure } = result as { ok: boolean; failure?: Failure };
  return !ok && (failure?.kind === 'network' || failure?.kind === 'status');
};

const stateNames: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

const never: IBreaker = { state: null, success() {}, failure: () => false };
const createBreaker = (kind: CallKind): IBreaker =>
  isWrite(kind) ? new SamplingBreaker(writes) : new ConsecutiveBreaker(silentReads);

function createGate({ operation, kind }: GuardedCall, { breaks = true, onState }: GuardOptions) {
  const { calls, waiting } = room[kind];
  const breaker = circuitBreaker(handleWhenResult(isTimeout), {
    breaker: breaks ? createBreaker(kind) : never,
    halfOpenAfter: new ExponentialBackoff(pauses),
  });
  breaker.onStateChange((state) => onState(operation, stateNames[state]));
  return { breaker, bulkhead: bulkhead(calls, waiting) };
}

/**
 * A breaker and a bulkhead for each operation: one that does not answer takes neither the others' turns nor the time of
 * visitors (rule commerce.left-alone). While one call looks whether the other side is back, nobody else waits for it.
 */
export function createGuard(options: GuardOptions): Guard {
  const gates = new Map<string, ReturnType<typeof createGate>>();
  const findGate = (call: GuardedCall) => {
    const gate = gates.get(call.operation) ?? createGate(call, options);
    gates.set(call.operation, gate);
    return gate;
  };
  return {
    async run(call, signal, send) {
      const { breaker, bulkhead: turns } = findGate(call);
      const notSent = fail({ kind: 'network', operation: call.operation, cause: 'not-sent' } as const);
      const isTried = () => breaker.state === CircuitState.HalfOpen;
      let isSent = false;
      const sendNow = () => {
        isSent = true;
        return send();
      };
      if (isTried()) return notSent;
      try {
        return await turns.execute(async () => (isTried() ? notSent : breaker.execute(sendNow)), signal);
      } catch (error) {
        if (isSent) throw error;
        return notSent;
      }
    },
  };
}
