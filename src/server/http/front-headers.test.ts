import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, openSampleFront, type SampleFront } from './front-for-tests.ts';

let front: SampleFront;
const ask: SampleFront['ask'] = (...args) => front.ask(...args);
beforeAll(async () => {
  front = await openSampleFront();
});
afterAll(() => front.stop());

describe('HEAD, conditions and parts', () => {
  test.each(['/', '/nowhere', '/_astro/app.js', '/api/makes', '/photos/abc-160.webp'])(
    'HEAD %s says what GET says, without the body',
    async (path) => {
      const headers = { 'accept-encoding': 'br' };
      const [whole, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })];
      const withoutDate = ({ headers: { date: _, ...rest } }: Answer) => rest;
      expect([head.status, head.text, withoutDate(head)]).toEqual([whole.status, '', withoutDate(whole)]);
    },
  );

  test('a page that the browser has is not sent again, until its notice is another one', async () => {
    const etag = String((await ask('/catalogue')).headers.etag);
    expect(etag).toMatch(/^"/);
    const again = () => ask('/catalogue', { headers: { 'if-none-match': `"other", W/${etag}` } });
    const known = await again();
    expect([known.status, known.text, known.headers['content-length']]).toEqual([304, '', undefined]);
    expect(known.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding, Save-Data',
      'cache-control': expect.any(String),
    });
    front.setNotice('Open');
    const other = await again();
    front.setNotice(null);
    expect([other.status, other.text.includes('Open')]).toEqual([200, true]);
  });

  test('a part of a photo', async () => {
    const cut = (range: string) => ask('/photos/abc-160.webp', { headers: { range } });
    const middle = await cut('bytes=2-4');
    expect([middle.status, middle.text, middle.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const outside = await cut('bytes=10-');
    expect([outside.status, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect((await ask('/catalogue', { headers: { range: 'bytes=0-1' } })).status).toBe(200);
  });
});

describe('headers', () => {
  test.each(['/', '/nowhere', '/api/nowhere', '/_astro/none.js', '/order/1'])(
    '%s carries the base headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    },
  );

  test('data carries a policy of its own, in which nothing runs', async () => {
    const { headers } = await ask('/api/makes');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect((await ask('/drawings/A.svg')).headers['content-security-policy']).toContain("script-src 'self'");
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/nowhere', 'text/html; charset=utf-8'],
    ['/_astro/app.js', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/search/index.json', 'application/json; charset=utf-8'],
    ['/drawings/A.svg', 'image/svg+xml; charset=utf-8'],
    ['/photos/abc-160.webp', 'image/webp'],
  ])('%s says that it is %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  test.each(['/', '/nowhere', '/catalogue'])('%s is packed, as every page is', async (path) => {
    const { headers } = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding, Save-Data']);
  });

  test('a piece of a page goes by the headers of the page', async () => {
    const { headers } = await ask('/_astro/app.js');
    expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
      'nosniff',
      'same-origin',
    ]);
    expect(headers['content-security-policy']).toBeUndefined();
  });

  // rule privacy.no-strangers
  test('only the order page lets the payment providers in', async () => {
    expect((await ask('/')).headers['content-security-policy']).not.toContain('localhost:4400');
    const order = await ask('/order/1');
    expect(order.headers['content-security-policy']).toContain('script-src');
    expect(order.headers['content-security-policy']).toContain('http://localhost:4400');
    expect(order.headers['referrer-policy']).toBe('no-referrer');
  });

  test.each(['/order/1', '/stock-alert/stop'])('%s is for one person: kept by nobody, told to nobody', async (path) => {
    const { headers } = await ask(path);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  // rule privacy.kept-nowhere
  test.each([
    [
      'a script that leaves nothing in the cache',
      { 'sec-fetch-dest': 'empty', 'cache-control': 'no-cache' },
      'private, no-cache',
    ],
    ['anybody else', { 'sec-fetch-dest': 'document', 'cache-control': 'no-cache' }, 'no-store'],
  ])('a problem is kept nowhere by %s', async (_who, headers, keeping) => {
    expect((await ask('/api/none', { headers })).headers['cache-control']).toBe(keeping);
  });
});
