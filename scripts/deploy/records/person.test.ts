import { readdirSync, readFileSync, statSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { redisProgram, startRedis } from '#server/storage/redis-for-tests.ts';
import { newFolder } from '../../test-kit/shop.ts';
import { runBackup } from '../backup/backup.ts';
import { runRestore } from '../backup/restore.ts';
import { buy, newBuyer, openShopOfRecords, type ShopOfRecords, stateAndAsk, type } from './life-for-tests.ts';
import { runPerson } from './person.ts';
import { readRow } from './row-kinds.ts';

const redis = redisProgram === null ? null : await startRedis(redisProgram);
const drivers: [string, Record<string, string>][] = [
  ['sqlite', { STORAGE: 'sqlite' }],
  ...(redis ? [['redis', { STORAGE: 'redis', REDIS_URL: redis.url }] satisfies (typeof drivers)[number]] : []),
];
const shops: ShopOfRecords[] = [];
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await redis?.stop();
});

type Shown = { kind: string; key: string; keptAfterErasure: string | null };

/** What is shown of a mailbox, but for the row of a minute and what the outbox writes into its own. */
const kinds =
  (shop: ShopOfRecords) =>
  async (mailbox: string): Promise<Shown[]> => {
    const { lines } = await runPerson(shop.environment, ['show', mailbox, '--json']);
    const { rows } = JSON.parse(lines.join('\n')) as { rows: Shown[] };
    return rows
      .map(({ kind, key, keptAfterErasure }) => ({ kind, key, keptAfterErasure }))
      .filter(({ kind }) => kind !== 'stock-alert-pause');
  };
const wordIn = (lines: readonly string[]) => /--confirm (\w+)/.exec(lines.join('\n'))?.[1] ?? '';

describe.each(drivers)('a person’s data in %s, while the shop serves', async (name, storage) => {
  const folder = newFolder();
  const shop = await openShopOfRecords(storage, folder);
  shops.push(shop);
  const run = (...args: string[]) => runPerson(shop.environment, args);
  const show = kinds(shop);
  const whole = async () => JSON.stringify(await shop.services.storage.list(''));
  const anna = newBuyer();
  const other = newBuyer();
  const order = await buy(shop, anna);
  await stateAndAsk(shop, anna, order.number);
  await type(shop, anna);
  await buy(shop, other);
  await type(shop, other);
  // the number is known when its confirmation is written
  const isNoted = async () => expect(await whole()).toContain(order.number);
  await vi.waitFor(isNoted, { timeout: 10_000 });
  const before = await show(anna.email);

  test('every row that a shop at work has stored is of a kind that is known', async () => {
    const rows = (await shop.services.storage.list('')).map(readRow);
    expect(rows.filter(({ kind }) => kind === null).map(({ key }) => key)).toEqual([]);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  });

  // rule privacy.copy
  test('shows all of one mailbox and nothing of another, in any spelling of it', async () => {
    expect([...new Set(before.map(({ kind }) => kind))].toSorted()).toEqual(
      expect.arrayContaining([
        ...['draft', 'enquiry', 'order-draft', 'order-mailbox', 'order-promise', 'order-vat', 'outbox', 'placed-order'],
        ...['placing', 'return', 'stock-alert', 'withdrawal'],
      ]),
    );
    const spelt = anna.email.toUpperCase();
    expect(await show(spelt)).toEqual(before);
    expect(await show(anna.email.replace('b\u00FCcher', 'xn--bcher-kva'))).toEqual(before);
    const text = (await run('show', anna.email)).lines.join('\n');
    expect(text).toContain(anna.lastName);
    expect(text).toContain('until 20');
    expect(text).not.toContain(other.lastName);
    expect((await run('show', 'nobody@buyer.example')).lines.join()).toContain('nothing of nobody@');
  });

  // rule privacy.erased
  test('erases after a word that names what it is; keeps what a law or the order needs, and says until when', async () => {
    const plan = await run('erase', anna.email);
    expect(plan.code).toBe(0);
    expect(plan.lines.join('\n')).toMatch(/would be erased: .*Would be kept:.*until 20\d\d-\d\d-\d\d {2}withdrawal: /s);
    expect(await show(anna.email)).toEqual(before);
    expect(await run('erase', anna.email, '--confirm', 'yes')).toMatchObject({ code: 1 });
    expect(await show(anna.email)).toEqual(before);

    const done = await run('erase', anna.email, '--confirm', wordIn(plan.lines));
    expect([done.code, done.lines.join('\n')]).toEqual([0, expect.stringMatching(/^\d+ rows? erased.*Kept:/s)]);
    const after = await show(anna.email);
    expect(after.every(({ keptAfterErasure }) => keptAfterErasure !== null)).toBe(true);
    expect(after.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['withdrawal', 'return', 'placed-order']));
    const left = new Set(after.map(({ kind }) => kind));
    for (const kind of ['draft', 'order-draft', 'enquiry', 'stock-alert', 'terms']) expect(left).not.toContain(kind);
    const kept = (await shop.services.storage.list('')).filter(({ value }) => value.includes(anna.lastName));
    expect(kept.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(['return', 'withdrawal']);
    expect((await show(other.email)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['draft', 'order-draft', 'placed-order']),
    );
  });

  // rule privacy.erased
  test('the list beside the backups names nobody, and only its owner reads it', async () => {
    const file = `${folder}/backups/erased.jsonl`;
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\{"erasedAt":"[^"]+","code":"[\w-]{22}"\}\n$/);
    expect(text).not.toMatch(/anna|cher/);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('without the list says so, instead of that nobody was erased', async () => {
    const environment = { ...shop.environment, BACKUP_DIR: newFolder() };
    expect(await runPerson(environment, ['erase-again', '2026-01-01'])).toEqual({
      code: 2,
      lines: [expect.stringMatching(/^There is no .*\/erased\.jsonl: nobody was erased, or the list is elsewhere/)],
    });
  });

  test('what an older state has brought back is erased again, and nothing that came after the erasure', async () => {
    await type(shop, anna);
    expect((await run('erase-again', new Date().toISOString())).lines.join()).toMatch(/^0 erased since/);
    expect((await show(anna.email)).map(({ kind }) => kind)).toContain('draft');
    expect((await run('erase-again', '2026-01-01')).lines.join()).toMatch(/^1 erased since.*; [1-9]\d* rows? of/);
    expect((await show(anna.email)).map(({ kind }) => kind)).not.toContain('draft');
    expect((await show(other.email)).map(({ kind }) => kind)).toContain('draft');
    expect(name).toMatch(/sqlite|redis/);
  });
});

// rule privacy.erased
test('a backup of the day before brings nobody back who was erased since, and others as they were', async () => {
  const folder = newFolder();
  const shop = await openShopOfRecords({ STORAGE: 'sqlite' }, folder);
  const show = kinds(shop);
  const [anna, other] = [newBuyer(), newBuyer()];
  for (const buyer of [anna, other]) await type(shop, buyer);
  expect((await runBackup(shop.environment)).code).toBe(0);
  const [backup = ''] = readdirSync(`${folder}/backups`);
  const plan = await runPerson(shop.environment, ['erase', anna.email]);
  await runPerson(shop.environment, ['erase', anna.email, '--confirm', wordIn(plan.lines)]);
  const files = () => readFileSync(`${folder}/data/shop.db`, 'latin1');
  await shop.stop();
  // not in a free page of the file either
  expect(files()).not.toContain(anna.lastName);
  expect(readFileSync(`${folder}/backups/${backup}`, 'latin1')).toContain(anna.lastName);

  const { code, lines } = await runRestore(shop.environment, [backup]);
  expect([code, lines.join('\n')]).toEqual([0, expect.stringMatching(/1 erased since then; [1-9]\d* rows/)]);
  expect(files()).not.toContain(anna.lastName);
  expect((await show(anna.email)).map(({ kind }) => kind)).not.toContain('draft');
  expect((await show(other.email)).map(({ kind }) => kind)).toContain('draft');
}, 60_000);

type Refused = [Record<string, string>, string[], RegExp];
test.each<Refused>([
  [{ STORAGE: 'memory' }, ['show', 'a@b.example'], /only the serving process/],
  [
    { STORAGE: 'redis', REDIS_URL: 'redis://127.0.0.1:9', LOG_LEVEL: 'silent' },
    ['show', 'a@b.example'],
    /^Redis at 127\.0\.0\.1:9 cannot be opened \(connect ECONNREFUSED.*\): .*REDIS_URL/,
  ],
  [{}, ['show', 'a@b.example'], /There is no .*shop\.db: has the shop run with this DATA_DIR/],
  ...['', 'nobody', '@', '*@*', 'a@b c@d', 'a@b.example,c@d.example'].map((word): Refused => [
    {},
    ['show', word],
    /^".*" is no mailbox\.\n.*show MAILBOX/,
  ]),
  ...['', 'yesterday', '5', '2026-11-31', '2026-11-31T04:00:00Z', '2026-11-30T04:00:00'].map((word): Refused => [
    {},
    ['erase-again', word],
    /^".*" is no moment: write it like .*Z\.\n/,
  ]),
  [{}, ['erase-again', '2999-01-01'], /^2999-01-01 is still to come\.\n[^]*erase-again SINCE/],
  [{}, ['erase', 'a@b.example', '--now'], /--confirm WORD/],
])('%j %j: says how', async (change, args, how) => {
  const { code, lines } = await runPerson({ DATA_DIR: newFolder(), ...change }, args);
  expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(how)]);
});
