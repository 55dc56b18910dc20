import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, type Failure, type Result, succeed } from '#domain/failure.ts';
import { createMeasures } from '../measures.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { createAdaptiveTimeout } from './adaptive-timeout.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const operation = 'get-part';
const deadline: Failure = { kind: 'network', operation, cause: 'deadline' };
const notSent: Failure = { kind: 'network', operation, cause: 'not-sent' };
const broken: Failure = { kind: 'status', operation, status: 500 };
const unknown: Failure = { kind: 'refused', operation, reason: 'not-found' };

/** A service whose answers the test gives one by one. */
function open() {
  const measures = createMeasures();
  const memory = createAnswerMemory<string>({ of: 'part', now: Date.now, measures });
  const calls: ((result: Result<string>) => void)[] = [];
  const ask = (key = 'a', timeoutMs?: number) =>
    memory.ask(key, () => new Promise((resolve) => calls.push(resolve)), timeoutMs);
  const counted = () =>
    Object.fromEntries(
      measures
        .list()
        .flatMap(({ name, labels, value }) =>
          name === 'live_answers_total' ? [[labels['outcome'] ?? '', value]] : [],
        ),
    );
  return {
    ask,
    forget: memory.forget,
    calls,
    counted,
    /** asks and answers in one */
    async tell(result: Result<string>, key = 'a') {
      const answer = ask(key);
      calls.at(-1)?.(result);
      return answer;
    },
  };
}
const now = (value: string) => succeed({ value, asOf: null });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** How long an answer is waited for, in milliseconds. */
async function time<T>(answer: Promise<T>): Promise<[T, number]> {
  const begun = Date.now();
  let ended: number | null = null;
  const noted = answer.then((value) => {
    ended = Date.now();
    return value;
  });
  for (let step = 0; step < 700 && ended === null; step += 1) await pass(10);
  return [await noted, (ended ?? Infinity) - begun];
}

// rule availability.shared
describe('one question for all', () => {
  test('two hundred at once are one call, and for three seconds more nobody asks', async () => {
    const { ask, calls, counted } = open();
    const crowd = Array.from({ length: 200 }, () => ask());
    calls[0]?.(succeed('told'));
    expect(new Set((await Promise.all(crowd)).map((result) => JSON.stringify(result)))).toEqual(
      new Set([JSON.stringify(now('told'))]),
    );
    await pass(2_999);
    expect(await ask()).toEqual(now('told'));
    expect([calls.length, counted()]).toEqual([1, { asked: 1, shared: 199, fresh: 1 }]);
    await pass(1);
    void ask();
    expect(calls).toHaveLength(2);
  });

  test('other keys are other questions', async () => {
    const { ask, calls } = open();
    void ask('a NL eur');
    void ask('a DE eur');
    void ask('a NL pln');
    expect(calls).toHaveLength(3);
  });

  test('that there is no such part is an answer too', async () => {
    const { ask, tell, calls } = open();
    await tell(fail(unknown));
    expect([await ask(), calls.length]).toEqual([fail(unknown), 1]);
  });

  test('what has turned out to be wrong is asked anew, and what was on its way then is not kept', async () => {
    const { ask, tell, calls } = open();
    await tell(succeed('old'), 'a NL');
    await tell(succeed('other'), 'ab NL');
    const before = open();
    const answer = before.ask('a NL');
    before.forget('a ');
    before.calls[0]?.(succeed('old'));
    await answer;
    void before.ask('a NL');
    expect(before.calls).toHaveLength(2);
    expect([await ask('a NL'), calls.length]).toEqual([now('old'), 2]);
  });

  test('a call that throws is thrown to those who wait, and asked again by the next', async () => {
    const memory = createAnswerMemory<string>({ of: 'part', now: Date.now, measures: createMeasures() });
    await expect(memory.ask('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(await memory.ask('a', () => Promise.resolve(succeed('told')))).toEqual(now('told'));
  });
});

// rule availability.shared
describe('when nothing is answered', () => {
  test.each([deadline, notSent, broken])(
    '%j: what was told in the last minute is told with its time',
    async (failure) => {
      const { tell } = open();
      await tell(succeed('told'));
      const then = Date.now();
      await pass(59_999);
      expect(await tell(fail(failure))).toEqual(succeed({ value: 'told', asOf: then }));
      await pass(1);
      expect(await tell(fail(failure))).toEqual(fail(failure));
    },
  );

  test('a fault does not make what was told younger or older', async () => {
    const { tell } = open();
    await tell(succeed('told'));
    const then = Date.now();
    for (let seconds = 0; seconds < 50; seconds += 10) {
      await pass(10_000);
      expect(await tell(fail(broken))).toEqual(succeed({ value: 'told', asOf: then }));
    }
  });

  test('a new answer takes the place of an old one', async () => {
    const { tell } = open();
    await tell(succeed('old'));
    await pass(30_000);
    await tell(fail(broken));
    expect(await tell(succeed('new'))).toEqual(now('new'));
  });

  test('the first waits for one deadline, those who come later hardly at all, also for other parts', async () => {
    const { ask } = open();
    const [first, waited] = await time(ask('a'));
    expect([first.ok, waited]).toEqual([false, 5_000]);
    for (const key of ['a', 'b', 'c']) expect((await time(ask(key)))[1], key).toBeLessThan(300);
  });

  test('who knows an older answer waits a second for a new one', async () => {
    const { ask, tell } = open();
    await tell(succeed('told'));
    const then = Date.now();
    await pass(5_000);
    expect(await time(ask())).toEqual([succeed({ value: 'told', asOf: then }), 1_000]);
  });

  test('nobody waits longer than they have left', async () => {
    const { ask } = open();
    expect((await time(ask('a', 120)))[1]).toBe(120);
    // short timeouts tell nothing of the service
    expect((await time(ask('a')))[1]).toBe(5_000);
  });

  test('an answer that came too late for those who asked serves the next, and gives the whole timeout back', async () => {
    const { ask, calls } = open();
    await time(ask('a'));
    calls[0]?.(succeed('late'));
    await pass(0);
    expect(await ask('a')).toEqual(now('late'));
    expect((await time(ask('b')))[1]).toBe(5_000);
  });

  test('silence is forgotten after half a minute', async () => {
    const { ask } = open();
    await time(ask('a'));
    await pass(30_000);
    expect((await time(ask('b')))[1]).toBe(5_000);
  });
});

// rule availability.shared
test('no more than so many answers are kept', async () => {
  const measures = createMeasures();
  const memory = createAnswerMemory<string>({ of: 'part', now: Date.now, measures });
  const long = 'x'.repeat(100_000);
  for (let at = 0; at < 500; at += 1) await memory.ask(`part ${at}`, () => Promise.resolve(succeed(long)));
  const kept = measures.list().find(({ name }) => name === 'live_answers_kept')?.value ?? 0;
  expect(kept * long.length).toBeLessThanOrEqual(6 * 1024 * 1024);
  expect(kept).toBeGreaterThan(50);
});

// rule availability.shared
describe('adaptive timeout', () => {
  test('all of it, then hardly any, until something is heard again', async () => {
    const adaptiveTimeout = createAdaptiveTimeout('get-cart', Date.now);
    const { promise, resolve } = Promise.withResolvers<Result<string>>();
    expect((await time(adaptiveTimeout.wait(promise, 2_000)))[1]).toBe(2_000);
    expect((await time(adaptiveTimeout.wait(new Promise(() => {}), 2_000)))[1]).toBeLessThan(300);
    resolve(succeed('told'));
    await pass(0);
    expect((await time(adaptiveTimeout.wait(new Promise(() => {}), 2_000)))[1]).toBe(2_000);
  });
});
