import { expect, test } from 'vitest';
import type { Failure, Result } from '#domain/failure.ts';
import { createLog } from '#server/log.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { createSqliteStorage } from '#server/storage/sqlite.ts';
import { newFolder } from '../../test-kit/shop.ts';
import { runMails } from './main.ts';

const refusal: Failure = { kind: 'refused', operation: 'sendMail', reason: 'other' };

function begin() {
  const folder = newFolder();
  const storage = createSqliteStorage(`${folder}/shop.db`, Date.now);
  const sent: string[] = [];
  const answers: Result<void>[] = [];
  const deliver = async (id: string) => {
    sent.push(id);
    return answers.shift() ?? { ok: true as const, value: undefined };
  };
  const outbox = createOutbox({ storage, log: createLog('silent'), now: Date.now, deliver });
  const run = (...args: string[]) =>
    runMails({ DATA_DIR: folder, SHOP_SECRET: 'a'.repeat(32), LOG_LEVEL: 'silent' }, args);
  const refuse = async (...ids: string[]) => {
    answers.push(...ids.map(() => ({ ok: false as const, failure: refusal })));
    for (const id of ids) await outbox.put(id);
    await outbox.flush();
  };
  return { place: `${folder}/shop.db`, storage, sent, outbox, run, refuse };
}

const readRef = (lines: readonly string[]): string => /^ {2}([0-9a-f]{12}) {2}order/m.exec(lines.join('\n'))?.[1] ?? '';

// rule operation.mails
test('lists what could not be sent without telling whose it is; sends it once more when told to', async () => {
  const { place, storage, sent, outbox, run, refuse } = begin();
  expect((await run()).lines).toEqual([`${place}: 0 to be sent.`, 'None waits for a person.']);
  await refuse('order-confirmation:4711', 'withdrawal-notice:abcdef');
  const { code, lines } = await run('list');
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/2 could not be sent and wait[^]*order-confirmation[^]*after 1 try: refused other/);
  expect(lines.join('\n')).not.toMatch(/4711|abcdef/);
  const ref = readRef(lines);

  expect((await run('show', ref)).lines.join('\n')).toContain('Order 4711');
  expect(await run('resend', 'ffffffffffff')).toMatchObject({ code: 1 });
  expect((await run('resend', ref)).lines.join()).toMatch(/shop\.db: 1 put back/);
  expect(await run('resend', ref)).toMatchObject({ code: 1 });
  await outbox.flush();
  await outbox.flush();
  expect(sent.filter((id) => id === 'order-confirmation:4711')).toHaveLength(2);

  await Promise.all([run('resend', 'all'), run('resend', 'all')]);
  await outbox.flush();
  expect(sent.filter((id) => id === 'withdrawal-notice:abcdef')).toHaveLength(2);
  expect((await run()).lines.join()).toContain('None waits');
  await storage.close();
});

test('what is refused again waits again', async () => {
  const { storage, outbox, run, refuse } = begin();
  await refuse('order-confirmation:1');
  await run('resend', 'all');
  await refuse('order-confirmation:1');
  expect((await run()).lines.join('\n')).toContain('1 could not be sent and waits');
  await outbox.put('order-confirmation:1');
  expect(await storage.list('outbox:open:')).toEqual([]);
  await storage.close();
});

test.each([
  [{ STORAGE: 'memory' }, [], /only the serving process/],
  [{ PORT: 'x' }, [], /PORT is wrong/],
  [{}, ['delete', 'x'], /resend WORD/],
  [{}, ['resend'], /resend WORD/],
  [{}, ['resend', 'all', 'x'], /resend WORD/],
  [{}, ['list', 'x'], /resend WORD/],
  [{}, [], /There is no .*shop\.db: has the shop run with this DATA_DIR/],
])('%j %j: says how', async (change, args, how) => {
  const { code, lines } = await runMails({ DATA_DIR: newFolder(), ...change }, args);
  expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(how)]);
});
