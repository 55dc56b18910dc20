import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { redisProgram, startRedis } from '#server/storage/redis-for-tests.ts';
import { drillParts } from '../../faults/choices.ts';
import { bundleDrillShop, type DrillShop } from '../../faults/drill-shop.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { fillShelf, newFolder, testEnv } from '../../test-kit/shop.ts';
import { type Reach, sendOver } from './ask.ts';
import { beginShop, findPorts, type Running, until } from './processes.ts';
import { nginx, type Proxy, startCache } from './proxies.ts';

/** Two shops of one machine on one storage, behind a proxy and the cache of the kit; `kill` ends the one that waits for the sandbox. */
export type TwoShops = DrillShop & {
  reach: Reach;
  /** the folder of what the cache keeps */
  kept: string;
  /** the releases of this test: the first is served */
  releases: readonly [string, string];
  shops: Running[];
  /** of each kill whether that shop was in the middle of a call */
  kills: boolean[];
  /** resolves when both shops serve the second release */
  publish(): Promise<void>;
};

/** A line to the sandbox for one shop alone, so that a call that is held tells whose it is. */
async function openLine(sandbox: Sandbox) {
  const ports = new Set<number | undefined>();
  const server = createServer((shop) => {
    const far = connect(sandbox.port, '127.0.0.1', () => ports.add(far.localPort));
    for (const [from, to] of [[shop, far] as const, [far, shop] as const]) {
      from.pipe(to);
      from.on('error', () => undefined).once('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, isOf: (socket: Socket) => ports.has(socket.remotePort), stop: () => server.close() };
}

/** Two releases of the same files behind a link; in the repository, because rendered pages take React from its packages. */
function copyRelease(release: string) {
  const folder = resolve('.cache/two-shops');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const releases = [join(folder, '20260101T000000Z'), join(folder, '20260102T000000Z')] as const;
  // the same files, not copies: who changes one writes it anew
  for (const to of releases) execFileSync('cp', ['-al', realpathSync(release), to]);
  const link = join(folder, 'current');
  symlinkSync(releases[0], link);
  return { folder, releases, link };
}

/** What the sandbox holds until its connection is gone: by which shop it was asked. */
function watchHeld({ store }: Sandbox, lines: { isOf(socket: Socket): boolean }[]) {
  const { hold } = store.faults;
  let asker = -1;
  store.faults.hold = (socket, id) => {
    asker = lines.findIndex((line) => line.isOf(socket));
    return hold(socket, id);
  };
  /** the number of the shop that waits, within a second; -1 where none does */
  return async (): Promise<number> => {
    for (let looks = 0; asker < 0 && looks < 50; looks += 1) await pause(20);
    const found = asker;
    asker = -1;
    return found;
  };
}

/** A buyer's request through cache and proxy. No shop's answer at all is none: the outcome is unknown, as in a browser. */
const sendThrough = (reach: Reach) => async (request: Request) => {
  const answer = await sendOver(reach)(request);
  if (answer.status >= 502 && !answer.headers.get('content-type')?.includes('json')) throw new Error('no answer');
  return answer;
};

type Ends = (() => Promise<unknown>)[];

/** The two shops; `kill` and `start` are those of `DrillShop`. `ends` hears of them before they begin. */
async function beginShops(ports: readonly number[], env: Record<string, string>, sandbox: Sandbox, ends: Ends) {
  const lines: Awaited<ReturnType<typeof openLine>>[] = [];
  const shops: Running[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  ends.push(async () => {
    await starting.catch(() => undefined);
    for (const shop of shops) await shop.end();
    for (const line of lines) line.stop();
  });
  while (lines.length < ports.length) lines.push(await openLine(sandbox));
  const findAsker = watchHeld(sandbox, lines);
  const program = await bundleDrillShop();
  const beginOne = (which: number) =>
    beginShop(ports[which] ?? 0, { ...env, COMMERCE_API_URL: lines[which]?.url ?? '' }, program);
  for (const which of ports.keys()) shops.push(await beginOne(which));
  const kills: boolean[] = [];
  let killed = 1;
  return {
    ...{ shops, kills, settled: () => starting },
    async kill() {
      await starting;
      const asker = await findAsker();
      kills.push(asker >= 0);
      killed = asker >= 0 ? asker : 1 - killed;
      await shops[killed]?.end('SIGKILL');
    },
    // nobody waits for it: the other one serves
    async start() {
      const which = killed;
      starting = beginOne(which).then((shop) => (shops[which] = shop));
    },
  };
}

/** Starts all of it on free ports, with files of its own; what was begun ends where something does not start. */
export async function openTwoShops(proxy: Proxy, release: string): Promise<TwoShops> {
  const { folder, releases, link } = copyRelease(release);
  const ends: Ends = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const [one = 0, other = 0, https = 0, http = 0, ...ofProxy] = await findPorts(7);
    const sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: newFolder(), quiet: true });
    ends.push(sandbox.stop);
    for (const part of drillParts) fillShelf(sandbox, part);
    const redis = await startRedis(redisProgram ?? '');
    ends.push(redis.stop);
    const env = {
      ...testEnv(sandbox, newFolder()),
      ...{ SITE_URL: `https://localhost:${https}`, RELEASE_LINK: link, TRUST_PROXY: '127.0.0.1,::1' },
      ...{ STORAGE: 'redis', REDIS_URL: redis.url, LOG_LEVEL: 'info' },
    };
    const ports = [one, other];
    const begun = await beginShops(ports, env, sandbox, ends);
    const front = await proxy.start(ofProxy, ports, { network: '127.0.0.1/32', host: `localhost:${https}` });
    ends.push(front.running.end);
    const cache = await startCache(nginx ?? '', [https, http], front.reach);
    ends.push(cache.running.end);
    const publish = async () => {
      await begun.settled();
      symlinkSync(releases[1], `${link}.next`);
      renameSync(`${link}.next`, link);
      for (const [which, shop] of begun.shops.entries()) {
        const ready = () => fetch(`http://127.0.0.1:${ports[which]}/readyz`).then((answer) => answer.text());
        await until(async () => (await ready()).includes('"release":"second"'), shop, 60_000);
      }
    };
    const { reach, kept } = cache;
    return { ...begun, ...{ sandbox, reach, kept, releases, publish, stop }, send: sendThrough(reach) };
  } catch (error) {
    await stop();
    throw error;
  }
}
