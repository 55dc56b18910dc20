import type { APIContext, MiddlewareHandler } from 'astro';
import { describe, expect, test } from 'vitest';
import { withLength } from '#server/encoding.ts';
import { onRequest } from './index.ts';

const notFound = () =>
  new Response('<h1>Page Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });

const answer = (
  routePattern: string,
  made: Response,
  showNotFound: () => Promise<Response | null>,
  { env = {}, ...init }: RequestInit & { env?: object } = {},
) => {
  const services = { log: { note: () => {} }, kept: { keep: (_: Request, sent: Response) => withLength(sent) }, env };
  const context = {
    isPrerendered: false,
    locals: { services, showNotFound },
    request: new Request('http://shop/', init),
    routePattern,
  };
  return (onRequest as MiddlewareHandler)(context as unknown as APIContext, async () => made) as Promise<Response>;
};

// rule page.not-found
test.each([
  ['an order that nobody knows', '/order/[id]/[...status]', null, true],
  ['a page that says itself what is not there', '/details/[...id]', 'Part Not Found', false],
  ['a piece, which a script asks for', '/details/box/[slug]', null, false],
])('%s', async (_, route, body, isShown) => {
  const got = await answer(route, new Response(body, { status: 404 }), async () => notFound());
  expect([got.status, (await got.text()).includes('Page Not Found')]).toEqual([404, isShown]);
});

test('where it is no file the answer stays as it was', async () => {
  const made = new Response(null, { status: 404 });
  expect(await answer('/order/[id]/[...status]', made, async () => null)).toBe(made);
});

/** As Astro makes a page: whole, with its length. */
const makePage = (html: string) => withLength(new Response(html, { headers: { 'content-type': 'text/html' } }));

const drawn = `<script>wake()</script><astro-island ssr>${'<p>€ 1</p>'.repeat(200)}</astro-island>`;
const page = `<html><body>${drawn}</body></html>`;
const nobody = { TAG_MANAGER_ID: '', HEATMAP_ID: '', CHAT_ID: '' };
const somebody = { ...nobody, TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_URL: 'https://tags.example' };

// rule request.length
describe.each(['GET', 'HEAD'])('%s', (method) => {
  test.each([
    ['a piece', '/catalogue/offers/[make]/[engine]', drawn, nobody],
    ['a piece that is kept', '/details/box/[slug]', drawn, nobody],
    ['a page', '/news/[...slug]', page, nobody],
    ['a page that names services of others', '/news/[...slug]', page, somebody],
    ['a short page that does', '/facebook', '<html><p>1</p></html>', somebody],
  ])('%s says the length that is sent, packed and not', async (_, route, html, env) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const options = { method, env, headers: { 'accept-encoding': encoding } };
      const got = await answer(route, await makePage(html), async () => null, options);
      const { byteLength } = await got.arrayBuffer();
      expect([encoding, got.headers.get('content-length')]).toEqual([encoding, String(byteLength)]);
    }
  });
});
