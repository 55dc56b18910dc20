import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, type Failure, type Result, succeed } from '#domain/failure.ts';
import type { BreakerState } from './counts.ts';
import type { CallKind } from './deadlines.ts';
import { createGuard } from './guard.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const operation = 'get-part';
const failures = {
  deadline: { kind: 'network', operation, cause: 'deadline' },
  cut: { kind: 'network', operation, cause: 'cut' },
  refused: { kind: 'network', operation, cause: 'refused' },
  status: { kind: 'status', operation, status: 503 },
  no: { kind: 'refused', operation, reason: 'not-found' },
  broken: { kind: 'broken-contract', operation, at: 'body' },
} as const satisfies Record<string, Failure>;
const answers = {
  ok: succeed('answer'),
  ...Object.fromEntries(Object.entries(failures).map(([n, f]) => [n, fail(f)])),
};
type Name = keyof typeof failures | 'ok';

function open(kind: CallKind = 'read') {
  const states: BreakerState[] = [];
  const guard = createGuard({ onState: (_, state) => states.push(state) });
  const signal = new AbortController().signal;
  const run = <T>(send: () => Promise<Result<T>>, name = operation) =>
    guard.run({ operation: name, kind }, signal, send);
  return {
    states,
    run,
    /** what the caller is told, and whether anything went out */
    async ask(name: Name, of = operation) {
      let isSent = false;
      const result = await run(() => {
        isSent = true;
        return Promise.resolve((answers as Record<Name, Result<string>>)[name]);
      }, of);
      return { isSent, result };
    },
  };
}

const notSent = { isSent: false, result: fail({ kind: 'network', operation, cause: 'not-sent' }) };
const askAll = async (gate: ReturnType<typeof open>, names: readonly Name[]) => {
  for (const name of names) await gate.ask(name);
};

// rule commerce.left-alone
describe('reads', () => {
  test.each<[string, Name[], boolean]>([
    ['five without an answer', ['deadline', 'deadline', 'deadline', 'deadline', 'deadline'], true],
    ['however they fail', ['cut', 'status', 'refused', 'deadline', 'status'], true],
    ['four', ['deadline', 'deadline', 'deadline', 'deadline'], false],
    ['an answer between them', ['deadline', 'deadline', 'ok', 'deadline', 'deadline', 'deadline'], false],
    ['a considered no between them', ['cut', 'cut', 'cut', 'cut', 'no', 'cut', 'cut'], false],
    ['broken answers are answers', ['broken', 'broken', 'broken', 'broken', 'broken', 'broken'], false],
  ])('%s: left alone is %j → %s', async (_case, names, isLeftAlone) => {
    const gate = open();
    await askAll(gate, names);
    expect((await gate.ask('ok')).isSent).toBe(!isLeftAlone);
  });

  test('one operation that does not answer leaves the others as they are', async () => {
    const gate = open();
    await askAll(gate, Array(5).fill('deadline'));
    expect([await gate.ask('ok'), (await gate.ask('ok', 'get-cart')).isSent]).toEqual([notSent, true]);
  });

  test('it opens, is tried after a second by one call, and closes with its answer', async () => {
    const gate = open();
    await askAll(gate, Array(5).fill('deadline'));
    vi.setSystemTime(999);
    expect(await gate.ask('ok')).toEqual(notSent);
    vi.setSystemTime(1_000);
    expect((await gate.ask('ok')).isSent).toBe(true);
    expect((await gate.ask('ok')).isSent).toBe(true);
    expect(gate.states).toEqual(['open', 'half-open', 'closed']);
  });

  test('tried in vain it is left alone for twice as long, at most ten seconds', async () => {
    const gate = open();
    await askAll(gate, Array(5).fill('deadline'));
    let now = 0;
    for (const pause of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
      vi.setSystemTime(now + pause - 1);
      expect(await gate.ask('deadline')).toEqual(notSent);
      now += pause;
      vi.setSystemTime(now);
      expect((await gate.ask('deadline')).isSent).toBe(true);
    }
  });

  test('while one call looks, nobody waits for it', async () => {
    const gate = open();
    await askAll(gate, Array(5).fill('deadline'));
    vi.setSystemTime(1_000);
    const looking = Promise.withResolvers<Result<string>>();
    const first = gate.run(() => looking.promise);
    expect(await gate.ask('ok')).toEqual(notSent);
    looking.resolve(succeed('back'));
    expect([await first, (await gate.ask('ok')).isSent]).toEqual([succeed('back'), true]);
  });
});

// rule commerce.left-alone
describe('writes', () => {
  test.each<[string, Name[], boolean]>([
    ['a dozen failures in a row are too few to guess', Array(12).fill('deadline'), false],
    ['a fifth of many', [...Array(32).fill('ok'), ...Array(8).fill('deadline')], false],
    ['all of many', Array(30).fill('status'), true],
  ])('%s', async (_case, names, isLeftAlone) => {
    const gate = open('write');
    await askAll(gate, names);
    expect((await gate.ask('ok')).isSent).toBe(!isLeftAlone);
  });
});

// rule commerce.left-alone
describe('room', () => {
  test('so many go out at once, so many wait, the next is told at once that it was not sent; each end lets one in', async () => {
    const gate = open('create-order');
    const ends: (() => void)[] = [];
    const send = () => new Promise<Result<string>>((resolve) => ends.push(() => resolve(succeed('done'))));
    const runs = Array.from({ length: 32 }, () => gate.run(send));
    await Promise.resolve();
    expect(ends).toHaveLength(16);
    expect(await gate.ask('ok')).toMatchObject(notSent);
    ends[0]?.();
    await runs[0];
    await vi.waitFor(() => expect(ends).toHaveLength(17));
    for (let at = 1; at < 32; at += 1) {
      ends[at]?.();
      await vi.waitFor(() => expect(ends.length).toBeGreaterThanOrEqual(Math.min(32, at + 17)));
    }
    expect((await Promise.all(runs)).every(({ ok }) => ok)).toBe(true);
  });

  test('what is thrown by the call itself is not taken for a call that was not sent', async () => {
    const gate = open();
    await expect(gate.run(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });
});
