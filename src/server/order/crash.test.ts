import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#scripts/sandbox/server.ts';
import type { Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { bundleProgram } from '#scripts/test-kit/bundle-program.ts';
import { fillShelf, newFolder, testEnv } from '#scripts/test-kit/shop.ts';
import { createTestVisitor, newKey, reachSummary, testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';

/** The shop as a process that can be killed, on one SQLite file that outlives it. */
const source = fileURLToPath(new URL('../../../scripts/test-kit/server.ts', import.meta.url));
const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

let program: string;
let sandbox: Sandbox;
const dataDir = newFolder();
let shop: ChildProcess | null = null;
let port = 0;

const shopEnv = () => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  ...testEnv(sandbox, dataDir),
});

async function start() {
  shop = fork(program, [], { execPath: node, env: shopEnv() });
  const died = once(shop, 'exit').then(() => Promise.reject(new Error('the shop died while it started')));
  died.catch(() => undefined);
  const [message] = (await Promise.race([once(shop, 'message'), died])) as [{ port: number }];
  port = message.port;
}

const isAlive = () => shop !== null && shop.exitCode === null && shop.signalCode === null;

async function kill() {
  if (shop === null || !isAlive()) return;
  const gone = once(shop, 'exit');
  shop.kill('SIGKILL');
  await gone;
}

/** Goes to whichever process is alive; a connection that dies with it is an answer without status. */
const send = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(`http://localhost:${port}${pathname}${search}`, request), { redirect: 'manual' });
};

beforeAll(async () => {
  program = await bundleProgram(source);
  sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: newFolder(), quiet: true });
  fillShelf(sandbox, testPart);
});
/** A test that was broken off between kill and start must not take the next one with it. */
beforeEach(async () => {
  sandbox.store.faults.clear();
  if (!isAlive()) await start();
});
afterAll(async () => {
  await kill();
  await sandbox.stop();
});

/** Lets exactly the n-th call of an operation from now on hang, before or after it was done; resolves when it does. */
function hangAt(operation: string, mode: 'hang' | 'hang-after', nth: number): Promise<void> {
  const { faults } = sandbox.store;
  const { take } = faults;
  return new Promise((resolve) => {
    let seen = 0;
    faults.take = (requested) => {
      seen += requested === operation ? 1 : 0;
      if (requested !== operation || seen !== nth) return take(requested);
      faults.take = take;
      resolve();
      return { operation, mode };
    };
  });
}

/** The sandbox lives in this process: a turn of the loop later it has done what it was asked. */
const workOff = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

async function placeUntilKnown(visitor: TestVisitor, body: unknown) {
  for (let round = 0; round < 20; round += 1) {
    const answer = await visitor.ask('POST', '/api/order', body);
    if ((answer.body as Problem).code !== 'order-pending') return answer;
  }
  throw new Error('the order stayed pending');
}

/** `npm run test:deep` kills at every change of the cart, CI at the first, one between and the last. */
const changes = process.env['DEEP'] === '1' ? [1, 2, 3, 4, 5, 6] : [1, 3, 6];

const points = [
  { operation: 'getCart', mode: 'hang', nth: 1 },
  { operation: 'createAddress', mode: 'hang', nth: 1 },
  { operation: 'createAddress', mode: 'hang-after', nth: 1 },
  ...changes.flatMap((nth) =>
    (['hang', 'hang-after'] as const).map((mode) => ({ operation: 'updateCart', mode, nth })),
  ),
  { operation: 'createOrder', mode: 'hang', nth: 1 },
  { operation: 'createOrder', mode: 'hang-after', nth: 1 },
] as const;

// rule order.once
describe('killed with SIGKILL while placing, and started again', () => {
  test.each(points)(
    'at $operation number $nth ($mode): one order, and the same answer to everybody',
    async ({ operation, mode, nth }) => {
      const visitor = createTestVisitor(send);
      const { agreed } = await reachSummary(visitor);
      const known = new Set(sandbox.store.orders.list().map(({ id }) => id));
      const body = { key: newKey(), ...agreed };

      const hanging = hangAt(operation, mode, nth);
      const lost = visitor.ask('POST', '/api/order', body).catch(() => 'lost' as const);
      await hanging;
      await workOff();
      await kill();
      expect(await lost).toBe('lost');
      sandbox.store.faults.clear();

      await start();
      const answer = await placeUntilKnown(createTestVisitor(send, new Map(visitor.cookies)), body);
      const otherTab = await placeUntilKnown(createTestVisitor(send, new Map(visitor.cookies)), {
        ...body,
        key: newKey(),
      });
      const orders = sandbox.store.orders.list().filter(({ id }) => !known.has(id));
      expect([answer.status, otherTab.status]).toEqual([201, 201]);
      expect(orders.map(({ id }) => id)).toEqual([(answer.body as Placed).orderId]);
      expect(otherTab.body).toEqual(answer.body);
    },
  );

  test.each(['hang', 'hang-after'] as const)(
    'at createOrder (%s) and nobody asks again: the started shop finishes it and sends the confirmation',
    async (mode) => {
      const visitor = createTestVisitor(send);
      const { agreed } = await reachSummary(visitor);
      const known = new Set(sandbox.store.orders.list().map(({ id }) => id));
      const hanging = hangAt('createOrder', mode, 1);
      const lost = visitor.ask('POST', '/api/order', { key: newKey(), ...agreed }).catch(() => 'lost' as const);
      await hanging;
      await workOff();
      await kill();
      await lost;
      sandbox.store.faults.clear();
      await start();
      const orders = () => sandbox.store.orders.list().filter(({ id }) => !known.has(id));
      const mails = () =>
        sandbox.store.mails.list().filter(({ subject }) => subject.includes(orders()[0]?.number ?? '-'));
      await expect.poll(() => mails().map(({ to }) => to), { timeout: 15_000 }).toEqual([['canary@buyer.example']]);
      expect(orders()).toHaveLength(1);
    },
  );
});
