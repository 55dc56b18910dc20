import { describe, expect, test } from 'vitest';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { createLog } from '../log.ts';
import { trustedNetworksSchema } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import type { Exchange } from './exchange.ts';
import { checkPageArrival, createProxyWatch } from './page-pace.ts';
import { findListed } from './routes.ts';

const arrive = (services: Services, arrival: Exchange) =>
  checkPageArrival(services, arrival, findListed(arrival.path) ?? '');

const exchange = (path: string, headers = {}, remoteAddress = '192.0.2.7') =>
  ({ path, request: { method: 'GET', url: path, headers, socket: { remoteAddress } } }) as unknown as Exchange;

const createServices = (proxies = '') =>
  ({
    env: { TRUST_PROXY: trustedNetworksSchema.parse(proxies) },
    limits: createTestLimits({ drawn: 2, offers: 2, refused: 1 }),
    log: createLog('silent'),
  }) as unknown as Services;

// rule request.pace
describe('pages made on demand', () => {
  const askOften = async (services: Services, times: number, forwarded = () => '', kind = 'details') => {
    const found = [];
    for (let turn = 0; turn < times; turn += 1) {
      const headers = forwarded() ? { 'x-forwarded-for': forwarded() } : {};
      found.push(await arrive(services, exchange(`/${kind}/${turn}`, headers)));
    }
    return found;
  };

  test.each(['details', 'news'])('%s are refused after so many, a page by a page that says when', async (kind) => {
    expect(await askOften(createServices(), 3, undefined, kind)).toEqual([null, null, { kind: 'page', wait: 300 }]);
  });

  test('the page that says when is drawn so often, then the answer is bare', async () => {
    const kinds = (await askOften(createServices(), 5)).map((found) => found?.kind);
    expect(kinds).toEqual([undefined, undefined, 'page', 'bare', 'bare']);
  });

  test('the same again counts too: it is drawn again', async () => {
    const services = createServices();
    const again = () => arrive(services, exchange('/catalogue/offers/Honda/K20A'));
    expect([await again(), await again(), await again()]).toEqual([null, null, { kind: 'bare', wait: 300 }]);
  });

  // rule request.client-address
  test('a header that names another address each time changes nothing', async () => {
    let turn = 0;
    const rotating = () => `198.51.100.${(turn += 1)}`;
    expect((await askOften(createServices(), 3, rotating)).at(-1)).toMatchObject({ wait: 300 });
    expect((await askOften(createServices('192.0.2.0/24'), 3, rotating)).at(-1)).toBeNull();
  });

  test('a piece that a script asks for is none of the pages; endpoints count for themselves', async () => {
    const services = createServices();
    await askOften(services, 2);
    const box = await arrive(services, exchange('/details/box/AG-1'));
    expect(box).toEqual({ kind: 'bare', wait: 300 });
    expect(await arrive(services, exchange('/api/part/AG-1'))).toBeNull();
    expect(await arrive(services, exchange('/wp-login.php'))).toBeNull();
  });
});

// rule request.client-address
describe('a proxy that nobody named', () => {
  const watch = (proxies: string, exchanges: ReturnType<typeof exchange>[]) => {
    const lines: string[] = [];
    const log = { warn: (code: string) => lines.push(code) } as unknown as ReturnType<typeof createLog>;
    const see = createProxyWatch(trustedNetworksSchema.parse(proxies), log);
    for (const one of exchanges) see(one);
    return lines;
  };
  const forwarded = { 'x-forwarded-for': '198.51.100.1' };
  const from = (address: string, headers = forwarded) => exchange('/', headers, address);

  test('is warned of once', () => {
    expect(watch('', [from('127.0.0.1'), from('127.0.0.1')])).toEqual(['proxy-not-trusted']);
    expect(watch('172.16.0.0/12', [from('::ffff:10.0.0.2')])).toEqual(['proxy-not-trusted']);
  });

  test('is none where it is named, tells nothing, or is a visitor who made it up', () => {
    expect(watch('10.0.0.0/8', [from('10.0.0.2')])).toEqual([]);
    expect(watch('', [exchange('/', {}, '127.0.0.1'), from('203.0.113.5')])).toEqual([]);
  });
});
