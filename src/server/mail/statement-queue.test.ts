import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/failure.ts';
import type { Withdrawal } from '#domain/statement/withdrawal.ts';
import { createLog } from '../log.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createSeal } from '../seal.ts';
import type { Mail } from './mailer.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createStatementQueue, sendStatementMail } from './statement-queue.ts';

const withdrawal: Withdrawal = { name: 'Anna', order: 'SO-1', email: 'anna@buyer.example', scope: 'all', goods: '' };
const sent = { key: 'k'.repeat(16), statement: withdrawal };
const away: Failure = { kind: 'network', operation: 'sendMail', cause: 'refused' };
const addresses = { to: 'support@shop.example', siteUrl: 'https://www.shop.example' };

/** `faults`: how often the box refuses before it takes a mail; a process is opened anew with `open`. */
function begin(faults: Record<string, number> = {}) {
  const clock = { at: Date.parse('2026-11-21T17:40:17.123Z') };
  const taken: Mail[] = [];
  const storage = createMemoryStorage(() => clock.at);
  const mailer = {
    async send(mail: Mail) {
      const left = faults[mail.to] ?? 0;
      faults[mail.to] = left - 1;
      if (left > 0) return { ok: false as const, failure: away };
      taken.push(mail);
      return { ok: true as const, value: undefined };
    },
  };
  const now = () => clock.at;
  const deps = { storage, log: createLog('silent'), now, seal: createSeal('s'.repeat(32), now) };
  const open = () => {
    const deliver = (id: string) => sendStatementMail({ ...deps, mailer, addresses }, id);
    const outbox = createOutbox({ ...deps, deliver });
    return { outbox, queue: createStatementQueue({ ...deps, outbox }) };
  };
  const words = async () => JSON.stringify(await storage.list('withdrawal:'));
  return { ...open(), open, deps, clock, taken, words };
}

describe('a statement of withdrawal', () => {
  test('is kept with its time until the mail servers took both mails, also over a restart', async () => {
    const { queue, outbox, open, clock, taken, words } = begin({ 'support@shop.example': 1 });
    const { receivedAt } = await queue.put('withdrawal', sent);
    expect(receivedAt).toBe('2026-11-21T17:40:17.123Z');
    await outbox.flush();
    expect(taken.map(({ to }) => to)).toEqual(['anna@buyer.example']);
    expect(await words()).toContain('Anna');
    clock.at += 60_000;
    await open().outbox.flush();
    expect(taken.map(({ to }) => to)).toEqual(['anna@buyer.example', 'support@shop.example']);
    for (const { text } of taken) expect(text).toContain('21 November 2026, 5:40:17 pm UTC');
    expect(await words()).not.toContain('Anna');
    expect(await words()).toContain(receivedAt);
  });

  test('sent again after its mails are out, it gets its first time and no further mail', async () => {
    const { queue, outbox, clock, taken } = begin();
    const first = await queue.put('withdrawal', sent);
    await outbox.flush();
    clock.at += 20 * 24 * 3_600_000;
    expect(await queue.put('withdrawal', sent)).toEqual(first);
    await outbox.flush();
    expect(taken).toHaveLength(2);
  });

  test('that was stored by a process which then died is mailed when the buyer presses again', async () => {
    const { queue, outbox, deps, taken } = begin();
    const killed = async () => Promise.reject(new Error('killed'));
    const dying = createStatementQueue({ ...deps, outbox: { ...outbox, put: killed } });
    await expect(dying.put('withdrawal', sent)).rejects.toThrow();
    await queue.put('withdrawal', sent);
    await outbox.flush();
    expect(taken).toHaveLength(2);
  });

  test('given up by the outbox, it is still there for a person', async () => {
    const { queue, outbox, clock, words, taken } = begin({ 'support@shop.example': 1000 });
    await queue.put('withdrawal', sent);
    for (let hour = 0; hour < 24 * 5; hour += 1) {
      await outbox.flush();
      clock.at += 3_600_000;
    }
    expect(taken).toHaveLength(1);
    expect(await words()).toContain('Anna');
  });
});
