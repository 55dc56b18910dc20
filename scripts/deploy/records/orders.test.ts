import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../test-kit/shop.ts';
import { buy, newBuyer, openShopOfRecords, type ShopOfRecords, stateAndAsk } from './life-for-tests.ts';
import { runOrders, writeCsv } from './orders.ts';

let shop: ShopOfRecords;
const [anna, ben] = [newBuyer(), { ...newBuyer(), company: '=2+5 GmbH' }];
const numbers: string[] = [];
beforeAll(async () => {
  shop = await openShopOfRecords({ STORAGE: 'sqlite' }, newFolder());
  for (const buyer of [anna, ben]) numbers.push((await buy(shop, buyer)).number);
  const isNoted = async () => {
    const rows = JSON.stringify(await shop.services.storage.list('placed-order:'));
    for (const number of numbers) expect(rows).toContain(number);
  };
  await vi.waitFor(isNoted, { timeout: 10_000 });
});
afterAll(() => shop.stop());

const run = async (...args: string[]) => {
  const { code, lines } = await runOrders(shop.environment, args);
  return { code, text: lines.join('\n') };
};

// rule operation.orders
describe('the shop’s own record of its orders', () => {
  test('lists them, the newest first, with what waits', async () => {
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`2 orders[^]*${numbers[1]}.*€[^]*${numbers[0]}.*Canary ${anna.lastName}`));
    expect(text).toMatch(
      /\d+ mails to be sent, 0 could not be\.\n0 requests to be told of stock[^]*No withdrawals or returns/,
    );
  });

  test.each([
    ['number', () => numbers[0]?.toLowerCase() ?? ''],
    ['mailbox', () => anna.email.toUpperCase()],
    ['name', () => anna.lastName],
  ])('finds one by its %s', async (_what, toWord) => {
    const { code, text } = await run('find', toWord());
    expect(code).toBe(0);
    expect(text).toContain(numbers[0]);
    expect(text).not.toContain(numbers[1]);
  });

  test('when what was typed is gone, by the mailbox from its own record, by the name from the commerce API', async () => {
    for (const { key } of await shop.services.storage.list('order-draft:')) await shop.services.storage.delete(key);
    for (const word of [anna.email, anna.lastName]) {
      const { code, text } = await run('find', word);
      expect([code, text]).toEqual([0, expect.stringContaining(`Canary ${anna.lastName}`)]);
      expect(text).not.toContain(numbers[1]);
    }
    expect(await run('find', 'nobody@buyer.example')).toMatchObject({ code: 1 });
    shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
    const away = await run();
    shop.sandbox.store.faults.clear();
    expect(away.code).toBe(0);
    expect(away.text).toContain(numbers[0]);
    expect(away.text).toContain('The commerce API could not be asked');
  });

  test('exports all as CSV whose cells no spreadsheet runs', async () => {
    const { text } = await run('export');
    const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, newline: '\r\n' });
    expect(errors).toEqual([]);
    expect(data.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect(data[0]).toMatchObject({ company: `'${ben.company}`, currency: 'EUR' });
    for (const row of data) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    expect(text.split('\r\n')).toHaveLength(3);
  });

  test('names what is open of withdrawals and returns', async () => {
    await stateAndAsk(shop, anna, numbers[0] ?? '');
    const { text } = await run();
    expect(text).toMatch(
      new RegExp(`withdrawal of ${numbers[0]} by Canary ${anna.lastName} <.*: 4B1606H-STD, 1 set; OPEN`),
    );
    expect(text).toMatch(/return RT-[\w-]+ of .*OPEN/);
    expect(text).toContain('0 requests to be told of stock, 1 not confirmed');
  });
});

test.each(['=1+1', '  =1+1', '\u00A0-1', '\u200B@SUM(A1)', '\uFEFF \u2060+1', '\uFF1D1', '\r\n=1'])(
  'a cell %j begins with an apostrophe in the export',
  (name) => {
    const order = { id: '1', number: null, placedAt: 0, total: { amount: 1, currency: 'eur' as const }, paidAt: null };
    const words = { promise: null, company: 'A = B', vatNumber: '', reference: ' a-1', email: '' };
    const { data } = Papa.parse<Record<string, string>>(writeCsv([{ ...order, ...words, name }]), { header: true });
    expect(data).toEqual([expect.objectContaining({ name: `'${name}`, company: 'A = B', reference: ' a-1' })]);
  },
);

test.each([
  [{ STORAGE: 'memory' }, [], /only the serving process/],
  [{}, ['find'], /find WORD/],
  [{}, ['delete', 'x'], /find WORD/],
])('%j %j: says how', async (change, args, how) => {
  const { code, lines } = await runOrders({ DATA_DIR: newFolder(), ...change }, args);
  expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(how)]);
});
