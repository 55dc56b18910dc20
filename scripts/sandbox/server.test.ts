import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFreePorts } from '../checks/free-ports.ts';
import { PortTaken } from './listen.ts';
import { startSandbox } from './server.ts';
import { createShop, prepareOrder } from './testing/shop.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startSandbox({ port: 0, dataDir, quiet: true });

describe('a restart', () => {
  test('keeps carts, addresses, orders, mails, payments, stock and settings', async () => {
    const first = await start();
    const shop = createShop(first.url);
    const open = (await shop.add('AG-1', 2)).body.cart_id;
    const orderId = (await shop.createOrder(await prepareOrder(shop, '10B1580H-STD'))).body._id;
    await shop.control('PATCH', '/parts/AR-1', { price: 77 });
    await shop.control('PATCH', '/settings', { visitorCountry: null });
    first.store.mails.add({
      from: 'a@shop.example',
      to: ['b@buyer.example'],
      replyTo: null,
      subject: 's',
      text: 't',
      html: null,
      raw: 'r',
      date: '2026-01-01T00:00:00Z',
    });
    const { calls: _calls, questions: _questions, ...before } = (await shop.control('GET', '/state')).body;
    const order = (await shop.getOrder(orderId)).body;
    await first.stop();

    const second = await start();
    const again = createShop(second.url);
    const { calls, questions, ...after } = (await again.control('GET', '/state')).body;
    expect(after).toEqual(before);
    expect([calls, questions]).toEqual([{}, {}]);
    expect((await again.getOrder(orderId)).body).toEqual(order);
    expect((await again.getCart(open)).body.quantity).toBe(2);
    expect((await again.getItem('AR-1')).body.data.price.prices.NL.price).toBe(77);
    expect(second.store.parts.bySlug('10B1580H-STD')?.stock.default).toBe(2);
    await second.stop();
  });
});

describe('starting and stopping', () => {
  test('stop lets go of a hanging caller', async () => {
    const sandbox = await start();
    await createShop(sandbox.url).control('POST', '/faults', { operation: 'getItem', mode: 'hang' });
    const hanging = createShop(sandbox.url).getItem('AG-1');
    await expect.poll(() => sandbox.store.calls.counts()['getItem']).toBe(1);
    const refused = expect(hanging).rejects.toThrow('fetch failed');
    await sandbox.stop();
    await refused;
  });

  test('a taken port is said', async () => {
    const sandbox = await start();
    await expect(startSandbox({ port: sandbox.port, dataDir: ':memory:', quiet: true })).rejects.toThrow(PortTaken);
    await sandbox.stop();
  });

  test('a taken mail port leaves nothing open', async () => {
    const holder = await start();
    const free = await freePort();
    await expect(
      startSandbox({ port: free, mailPort: holder.port, dataDir: ':memory:', quiet: true }),
    ).rejects.toThrow();
    const next = await startSandbox({ port: free, dataDir: ':memory:', quiet: true });
    await next.stop();
    await holder.stop();
  });

  test('answers on this machine only, by either address', async () => {
    const sandbox = await start();
    for (const host of ['127.0.0.1', 'localhost'])
      expect((await fetch(`http://${host}:${sandbox.port}/country`)).status).toBe(200);
    await sandbox.stop();
  });
});

describe('main.ts', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const run = (port: number) =>
    spawn(process.execPath, [main], {
      env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_DATA: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test.each(['SIGINT', 'SIGTERM'] as const)('starts, says where it is, and ends with %s', async (signal) => {
    const port = await freePort();
    const program = run(port);
    const [output] = await once(program.stdout, 'data');
    expect(String(output)).toContain(`http://localhost:${port}`);
    program.kill(signal);
    expect(await once(program, 'exit')).toEqual([0, null]);
  });

  test('a taken port: a clear message and exit code 1', async () => {
    const holder = await start();
    const program = run(holder.port);
    const [[output], [code]] = await Promise.all([once(program.stderr, 'data'), once(program, 'exit')]);
    expect(String(output)).toContain(`Port ${holder.port} is taken`);
    expect(code).toBe(1);
    await holder.stop();
  });
});

/** With its neighbour, which mail takes; below the ports that the machine lends to connections. */
const freePort = (): Promise<number> => findFreePorts(14_400, 2);
