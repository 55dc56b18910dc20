import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redisProgram, type RedisForTests, startRedis } from '#server/storage/redis-for-tests.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { fillShelf, newFolder, testEnv } from '../../test-kit/shop.ts';
import { createTestVisitor, newKey, reachSummary, testPart } from '../../test-kit/visitor.ts';
import { askOver, type Reach, sendOver } from './ask.ts';
import { beginShop, findPorts, type Running, writeRelease } from './processes.ts';
import { proxies, type Proxy } from './proxies.ts';

/** Two processes on one Redis behind a proxy of the kit, over https. */
type Served = {
  reach: Reach;
  shops: Running[];
  ports: number[];
  http: number;
  restart(which: number): Promise<void>;
  stop(): Promise<void>;
};

async function serve(proxy: Proxy, sandbox: Sandbox, redis: RedisForTests): Promise<Served> {
  const [one = 0, other = 0, ...outside] = await findPorts(5);
  const ports = [one, other];
  const env = {
    ...testEnv(sandbox, newFolder()),
    SITE_URL: `https://localhost:${outside[0]}`,
    TRUST_PROXY: '127.0.0.1,::1',
    STORAGE: 'redis',
    REDIS_URL: redis.url,
    RELEASE_LINK: await writeRelease(),
    LOG_LEVEL: 'info',
  };
  const shops = await Promise.all(ports.map((port) => beginShop(port, env)));
  const { running, reach } = await proxy.start(outside, ports);
  return {
    ...{ reach, shops, ports, http: outside[1] ?? 0 },
    async restart(which) {
      await shops[which]?.end();
      shops[which] = await beginShop(ports[which] ?? 0, env);
    },
    async stop() {
      await running.end();
      await Promise.all(shops.map((shop) => shop.end()));
    },
  };
}

const why = (proxy: Proxy): string => {
  if (proxy.program === null) return ` (left out: ${proxy.name} is not installed; apt-get install caddy nginx-light)`;
  return redisProgram === null ? ' (left out: no Redis or Valkey is installed)' : '';
};

describe.each(proxies.map((proxy) => ({ proxy, title: proxy.name + why(proxy) })))('behind $title', ({ proxy }) => {
  // only where the proxy and redis-server are
  describe.runIf(proxy.program !== null && redisProgram !== null)('over https', () => {
    let sandbox: Sandbox;
    let redis: RedisForTests;
    let served: Served;
    let ask: ReturnType<typeof askOver>;
    const visit = () => createTestVisitor(sendOver(served.reach));

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: newFolder(), quiet: true });
      fillShelf(sandbox, testPart);
      redis = await startRedis(redisProgram ?? '');
      served = await serve(proxy, sandbox, redis);
      ask = askOver(served.reach);
    }, 120_000);
    afterAll(async () => {
      await served?.stop();
      await redis?.stop();
      await sandbox?.stop();
    });

    test('a page comes with the headers of the shop, and its neighbours of the machine are not shown', async () => {
      const page = await ask('/', { headers: { 'accept-encoding': 'br' } });
      expect(page.status).toBe(200);
      expect(brotliDecompressSync(page.body).toString()).toContain('first');
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      for (const inner of ['/readyz', '/metrics']) expect((await ask(inner)).status).toBe(404);
    });

    test('http leads to https', async () => {
      const plain = await fetch(`http://localhost:${served.http}/catalogue`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([
        308,
        expect.stringMatching(/^https:\/\/localhost.*\/catalogue$/),
      ]);
    });

    test('it is compressed once, and known again by its ETag', async () => {
      const direct = await fetch(`http://127.0.0.1:${served.ports[0]}/llms.txt`);
      const tags = new Set<unknown>();
      for (const [coding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
        ['identity', (bytes: Buffer) => bytes],
      ] as const) {
        const got = await ask('/llms.txt', { headers: { 'accept-encoding': coding } });
        const bytes = got.headers['content-encoding'] === undefined ? got.body : unpack(got.body);
        expect(bytes.toString()).toMatch(/^The shop in words/);
        expect([undefined, coding]).toContain(got.headers['content-encoding']);
        tags.add(got.headers.etag);
        const again = { 'accept-encoding': coding, 'if-none-match': String(got.headers.etag) };
        expect((await ask('/llms.txt', { headers: again })).status).toBe(304);
      }
      expect(tags).toContain(direct.headers.get('etag'));
      expect(tags).not.toContain(undefined);
    });

    test('a redirect stays on https, under the name that was asked for', async () => {
      const got = await ask('/catalogue/');
      expect([got.status, got.headers.location]).toEqual([308, '/catalogue']);
    });

    test('another name, and a write from another site, are refused', async () => {
      const strange = await ask('/', { headers: { host: 'evil.example' } });
      expect(strange.body.toString()).not.toContain('first');
      const json = { 'content-type': 'application/json', origin: 'https://evil.example' };
      expect((await ask('/api/basket/lines', { method: 'POST', headers: json, body: '{}' })).status).toBe(403);
    });

    test('a whole purchase, its cookies for https alone, whichever process answers', async () => {
      const buyer = visit();
      const { agreed } = await reachSummary(buyer);
      const placed = await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed });
      expect([placed.status, sandbox.store.orders.list().length]).toEqual([201, 1]);
      const set = placed.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'));
      expect(set.length).toBeGreaterThan(0);
      for (const cookie of set) expect(cookie).toMatch(/; Secure/i);
      const { orderId } = placed.body as { orderId: string };
      const seen = await Promise.all(Array.from({ length: 8 }, () => buyer.ask('GET', `/api/order/${orderId}`)));
      expect(seen.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    });

    test('the address of a visitor is what the proxy saw, whatever the visitor says', async () => {
      const refused = async (forwarded: string) => {
        const headers = {
          'content-type': 'application/json',
          origin: 'https://evil.example',
          'x-forwarded-for': forwarded,
        };
        await ask('/api/basket/lines', { method: 'POST', headers, body: '{}' });
      };
      const clients = () =>
        served.shops.flatMap(({ output: said }) =>
          [...said().matchAll(/"client":"(\w+)"/g)].map(([, client]) => client),
        );
      await refused('198.51.100.1');
      await refused('198.51.100.2, 203.0.113.9');
      expect(new Set(clients()).size).toBe(1);
      // believed from the proxy's own network: what this test says to the process itself
      const origin = { origin: 'https://evil.example', 'content-type': 'application/json' };
      const host = `127.0.0.1:${served.ports[0]}`;
      const own = { method: 'POST', body: '{}', headers: { ...origin, 'x-forwarded-for': '198.51.100.3' } };
      await fetch(`http://${host}/api/basket/lines`, own);
      expect(new Set(clients()).size).toBe(2);
    });

    test('both processes are replaced one after the other: nobody is refused, no basket is lost', async () => {
      const [buyers, failures, count] = [[visit(), visit(), visit()], [] as string[], { asked: 0 }];
      for (const buyer of buyers) await buyer.ask('POST', '/api/basket/lines', { part: testPart, quantity: 2 });
      let isOver = false;
      const note = (status: number, what: string) => {
        count.asked += 1;
        if (status !== 200) failures.push(`${what} ${status}`);
      };
      const load = buyers.map(async (buyer) => {
        while (!isOver) {
          note((await ask('/')).status, 'page');
          const basket = await buyer.ask('GET', '/api/basket');
          note(basket.status, 'basket');
          if (!JSON.stringify(basket.body).includes('"quantity":2')) failures.push('an empty basket');
        }
      });
      await served.restart(0);
      await served.restart(1);
      isOver = true;
      await Promise.all(load);
      expect(failures).toEqual([]);
      expect(count.asked).toBeGreaterThan(50);
    }, 120_000);

    test('when no process is there, a sentence says so and that it passes', async () => {
      await Promise.all(served.shops.map((shop) => shop.end()));
      const got = await ask('/');
      expect(got.status).toBeGreaterThanOrEqual(502);
      expect(got.headers['retry-after']).toBe('30');
      expect(got.body.toString()).toContain('Please try again in half a minute');
    }, 60_000);
  });
});
