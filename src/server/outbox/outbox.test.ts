import { describe, expect, test } from 'vitest';
import type { Failure, Result } from '#domain/failure.ts';
import { createLog } from '../log.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createOutbox } from './outbox.ts';

const down: Failure = { kind: 'network', operation: 'sendMail', cause: 'refused' };

function begin(answers: (Result<void> | Error)[]) {
  const clock = { at: 1_000_000 };
  const sent: string[] = [];
  const storage = createMemoryStorage(() => clock.at);
  const deliver = async (orderId: string) => {
    sent.push(orderId);
    const answer = answers.shift() ?? { ok: true as const, value: undefined };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = () => createOutbox({ storage, log: createLog('silent'), now: () => clock.at, deliver });
  return { clock, sent, storage, open, outbox: open() };
}

describe('outbox', () => {
  test('sends once what was put twice, also after it was sent', async () => {
    const { outbox, sent } = begin([]);
    await outbox.put('o1');
    await outbox.put('o1');
    await Promise.all([outbox.flush(), outbox.flush()]);
    await outbox.put('o1');
    await outbox.flush();
    expect(sent).toEqual(['o1']);
  });

  test('keeps what the mail server did not take, waits, and tries again; also as a new process', async () => {
    const { clock, outbox, open, sent } = begin([{ ok: false, failure: down }]);
    await outbox.put('o1');
    await outbox.flush();
    await outbox.flush();
    expect(sent).toHaveLength(1);
    clock.at += 15_000;
    await open().flush();
    expect(sent).toEqual(['o1', 'o1']);
    clock.at += 3_600_000;
    await open().flush();
    expect(sent).toHaveLength(2);
  });

  test('gives up what was refused for good', async () => {
    const refusal: Failure = { kind: 'refused', operation: 'sendMail', reason: 'other' };
    const { clock, outbox, sent } = begin([{ ok: false, failure: refusal }]);
    await outbox.put('o1');
    await outbox.flush();
    clock.at += 3_600_000;
    await outbox.flush();
    expect(sent).toHaveLength(1);
  });

  test('what throws is tried again with longer and longer pauses, and set aside after three days', async () => {
    const { clock, outbox, sent, storage } = begin(Array.from({ length: 10_000 }, () => new TypeError('broken')));
    await outbox.put('o1');
    const begun = clock.at;
    for (; clock.at < begun + 5 * 86_400_000; clock.at += 60_000) await outbox.flush();
    const tries = sent.length;
    expect(tries).toBeGreaterThan(70);
    expect(tries).toBeLessThan(90);
    const kept = JSON.parse((await storage.get('outbox:undeliverable:o1')) ?? '{}') as object;
    expect(kept).toMatchObject({ tries, reason: 'TypeError' });
    expect(await storage.list('outbox:open:')).toEqual([]);
    await outbox.put('o1');
    await outbox.flush();
    expect(sent).toHaveLength(tries);
  });

  test('one that throws does not keep the next one from being sent', async () => {
    const { outbox, sent } = begin([new Error('broken')]);
    await outbox.put('o1');
    await outbox.put('o2');
    await outbox.flush();
    expect(sent).toEqual(['o1', 'o2']);
  });
});
