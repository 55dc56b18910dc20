import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeSampleRelease } from '../release/sample-release.ts';
import { type FrontRequest, openSampleFront, type SampleFront } from './front-for-tests.ts';

let front: SampleFront;
const ask: SampleFront['ask'] = (...args) => front.ask(...args);
beforeAll(async () => {
  front = await openSampleFront();
});
afterAll(() => front.stop());

const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

describe('pages and files', () => {
  test.each([
    ['/', 200],
    ['/basket', 200],
    ['/details/4B1606H-.50', 200],
    ['/nowhere', 404],
    ['/api/nowhere', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/%E0%A4%A', 404],
    ['//evil.example', 404],
  ])('%s answers %s', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  // rule page.not-found
  test.each(['/nowhere', '/404', '/404/'])('%s shows the not-found page at its place', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    expect(answer.text).toContain('Page Not Found');
  });

  // rule page.not-found
  test('the page of a part that is not found says so with its status too', async () => {
    const answer = await ask('/404/part-not-found');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Part Not Found');
  });

  // rule request.reading-changes-nothing
  test.each(['/', '/faq', '/order/one', '/_astro/app.js', '/nowhere'])(
    '%s takes nothing, from anywhere',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const answer = await ask(path, { method, headers: { connection: 'close' }, body: 'a=b' });
        expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    },
  );

  // rule page.not-found
  test.each(['/order/foo%', '/checkout/nothing'])('%s shows it too, with no body that is left out', async (path) => {
    const answer = await ask(path, { headers: { 'accept-encoding': 'br' } });
    const plain = await ask(path);
    expect([answer.status, answer.headers['content-encoding'], plain.status]).toEqual([404, 'br', 404]);
    expect(plain.text).toContain('Page Not Found');
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(20);
  });

  test('what is made on demand is kept by nobody unless it says so', async () => {
    expect((await ask('/news/one')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/order/one')).headers['cache-control']).toBe('no-store');
    expect((await ask('/checkout/nothing')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/catalogue', '/nowhere'])('a notice stands in %s while there is one', async (path) => {
    const plain = (await ask(path)).text;
    front.setNotice('Closed <today>');
    const answer = await ask(path);
    front.setNotice(null);
    expect(plain).toContain('<aside data-marquee="off"><p data-marquee-text></p></aside>');
    expect(answer.text).toContain('<aside data-marquee="on"><p data-marquee-text>Closed &lt;today&gt;</p></aside>');
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect((await ask(path)).text).toBe(plain);
  });

  test('a notice leaves files and endpoints alone', async () => {
    front.setNotice('Closed');
    const answers = [await ask('/_astro/app.js'), await ask('/api/nowhere'), await ask('/catalogue/')];
    front.setNotice(null);
    expect(answers.map(({ status, text }) => [status, text.includes('Closed')])).toEqual([
      [200, false],
      [404, false],
      [308, false],
    ]);
  });

  // rule page.one-address
  test('other spellings lead to the one address and keep the query', async () => {
    const answer = await ask('/catalogue/Renault/129%2F5?from=mail');
    expect([answer.status, answer.headers.location]).toEqual([308, '/catalogue/Renault/129-5?from=mail']);
  });

  test('hashed files may be kept for ever, pages not', async () => {
    expect((await ask('/_astro/app.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/')).headers['cache-control']).toContain('must-revalidate');
  });

  test('the search index is asked for each time, and sent only when it is another', async () => {
    const { etag, 'cache-control': control } = (await ask('/search/index.json')).headers;
    expect(control).toContain('must-revalidate');
    expect((await ask('/search/index.json', { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
  });
});

// rule page.newer-release
test("what was removed from the disk since is not there; the release itself is somebody's to mend", async () => {
  let root = '';
  const own = await openSampleFront(async (at) => {
    root = at;
    await writeFile(join(await writeSampleRelease(root, 'before'), 'client/_astro/early.js'), 'early');
  });
  onTestFinished(() => own.stop());
  await rm(join(root, 'before'), { recursive: true });
  expect((await own.ask('/_astro/early.js')).status).toBe(404);
  await rm(join(root, 'first'), { recursive: true });
  const [page, piece] = [await own.ask('/basket'), await own.ask('/_astro/early.js')];
  expect([page.status, piece.status]).toEqual([503, 503]);
  expect(JSON.parse(page.text)).toMatchObject({ code: 'shop-unavailable' });
});

// rule request.reading-interface
describe('lists for programs', () => {
  test('are JSON that any page may read and a CDN may keep for a while', async () => {
    const answer = await ask('/api/makes', { headers: { origin: 'https://dealer.example' } });
    expect([answer.status, answer.text]).toEqual([200, '{"data":[]}']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const etag = String(answer.headers.etag);
    expect((await ask('/api/makes', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each(['br', 'gzip', ''])('a product feed is there for who reads "%s"', async (encoding) => {
    const answer = await ask('/feeds/products.xml', { headers: { 'accept-encoding': encoding } });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.headers['content-encoding']).toBe(encoding || undefined);
    if (encoding === '') expect(answer.text).toBe('<rss/>');
  });

  test.each(['/api/make/Land%20Rover', '/api/make/land-rover'])('%s leads to the one address', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([308, '/api/make/Land-Rover']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is not taken', async (method) => {
    const answer = await ask('/api/makes', { method, headers: { ...ours, connection: 'close' }, body: '{}' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['POST', '/api/parts/ids', 'application/json', 200],
    ['POST', '/api/parts/ids', 'text/plain', 415],
    ['PUT', '/api/parts/ids', 'application/json', 403],
    ['POST', '/email/enquiry-form', 'application/json', 403],
  ])('%s %s as %s from elsewhere is %s', async (method, path, type, status) => {
    const headers = { 'content-type': type, 'content-length': '2', connection: 'close' };
    expect((await ask(path, { method, headers, body: '{}' })).status).toBe(status);
  });
});

// rule page.activation
describe('what is asked for before it is wanted', () => {
  const ahead = { 'sec-purpose': 'prefetch;prerender' };

  test('a page of the build says which pages may be got ready, and is one', async () => {
    const answer = await ask('/catalogue', { headers: ahead });
    expect([answer.status, answer.headers['speculation-rules']]).toEqual([200, '"/speculation-rules.json"']);
  });

  test('a page with a notice says it too', async () => {
    front.setNotice('Closed');
    const { headers } = await ask('/catalogue');
    front.setNotice(null);
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  });

  test('a visitor who saves data gets no rules', async () => {
    expect((await ask('/catalogue', { headers: { 'save-data': 'on' } })).headers['speculation-rules']).toBeUndefined();
  });

  test.each(['/api/basket', '/order/1234', '/_astro/app.js'])('%s names no rules', async (path) => {
    expect((await ask(path)).headers['speculation-rules']).toBeUndefined();
  });

  test.each(['/api/basket', '/order/1234', '/details/unknown'])(
    '%s, which our code makes, is not made',
    async (path) => {
      const { status, text, headers } = await ask(path, { headers: ahead });
      expect([status, text, headers['cache-control']]).toEqual([503, '', 'no-store']);
    },
  );

  test('the rules are of the type that browsers take, and are kept', async () => {
    const { headers } = await ask('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  test('a page fetched by a script is kept for a moment, and no other', async () => {
    const fetched = await ask('/catalogue', { headers: { purpose: 'prefetch' } });
    expect(fetched.headers['cache-control']).toBe('private, max-age=60');
    expect((await ask('/catalogue')).headers['cache-control']).toContain('max-age=0');
  });
});

describe('guards', () => {
  test.each<[string, string, FrontRequest, number]>([
    ['a write of ours', '/api/basket/lines', { method: 'POST', headers: ours, body: '{}' }, 200],
    [
      'a write from elsewhere',
      '/api/basket/lines',
      { method: 'POST', headers: { ...ours, 'sec-fetch-site': 'cross-site' }, body: '{}' },
      403,
    ],
    [
      'a write without any origin',
      '/api/basket/lines',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
      403,
    ],
    [
      'a form post',
      '/api/basket/lines',
      { method: 'POST', headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
      415,
    ],
    [
      'a body that is too large',
      '/api/basket/lines',
      { method: 'POST', headers: ours, body: `"${'x'.repeat(70_000)}"` },
      413,
    ],
    ['a strange method', '/api/basket/lines', { method: 'PATCH', headers: ours, body: '{}' }, 405],
    [
      'a name twice in a body',
      '/api/basket/lines',
      { method: 'POST', headers: ours, body: '{"a":1,"\\u0061":2}' },
      400,
    ],
    ['a strange host', '/', { headers: { host: 'evil.example' } }, 421],
    ['a bug of ours', '/api/visitor', {}, 500],
  ])('%s', async (_, path, request, status) => {
    expect((await ask(path, request)).status).toBe(status);
  });

  test('two names of a host are refused, even where they are the same', async () => {
    const host = `Host: localhost:${front.port}\r\n`;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(front.port);
      socket.once('connect', () => socket.write(`GET / HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`));
      socket.once('data', (bytes) => resolve(bytes.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('invalid-request');
  });

  test('a body of unknown length is cut off at the limit', async () => {
    const answer = await ask('/api/basket/lines', {
      method: 'POST',
      headers: { ...ours, 'transfer-encoding': 'chunked' },
      body: 'x'.repeat(70_000),
    });
    expect(answer.status).toBe(413);
  });

  test('one address takes a form from a mail program (RFC 8058), of any origin but no other kind', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    const click = (path: string, headers: Record<string, string>, method = 'POST') =>
      ask(path, { method, headers: { ...form, ...headers }, body });
    const taken = await click('/api/stock-alert/one-click?link=x', {});
    expect([taken.status, JSON.parse(taken.text).body]).toEqual([200, body]);
    expect((await click('/api/stock-alert/one-click?link=x', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect((await click('/api/stock-alert/one-click?link=x', {}, 'PUT')).status).toBe(403);
    expect((await click('/api/stock-alert/one-click/more', {})).status).toBe(403);
    expect((await click('/api/stock-alert/stop', {})).status).toBe(403);
    expect((await click('/api/stock-alert/one-click', { host: 'evil.example' })).status).toBe(421);
  });

  test('the handler gets body and services', async () => {
    const answer = await ask('/api/basket/lines', { method: 'POST', headers: ours, body: '{"a":1}' });
    expect(JSON.parse(answer.text)).toEqual({ body: '{"a":1}', hasServices: true });
  });

  test('refusals are problems of ours without a stack', async () => {
    const answer = await ask('/api/visitor');
    expect(JSON.parse(answer.text)).toEqual({ code: 'shop-unavailable', ref: expect.any(String) });
  });
});
