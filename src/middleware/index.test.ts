import type { APIContext, MiddlewareHandler } from 'astro';
import { expect, test } from 'vitest';
import { onRequest } from './index.ts';

const page = () => new Response('<h1>Page Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });

const answer = (routePattern: string, made: Response, showNotFound: () => Promise<Response | null>) => {
  const services = { log: { note: () => {} }, kept: { keep: (_: Request, sent: Response) => sent }, env: {} };
  const context = {
    isPrerendered: false,
    locals: { services, showNotFound },
    request: new Request('http://shop/'),
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
  const got = await answer(route, new Response(body, { status: 404 }), async () => page());
  expect([got.status, (await got.text()).includes('Page Not Found')]).toEqual([404, isShown]);
});

test('where it is no file the answer stays as it was', async () => {
  const made = new Response(null, { status: 404 });
  expect(await answer('/order/[id]/[...status]', made, async () => null)).toBe(made);
});

test.each([
  ['/details/box/[slug]', '<astro-island ssr><p>1</p></astro-island>'],
  ['/order/[id]/[...status]', '<script>wake()</script><astro-island ssr><p>1</p></astro-island>'],
])('%s: a piece does not carry the script that its page has', async (route, sent) => {
  const html = '<script>wake()</script><astro-island ssr><p>1</p></astro-island>';
  const made = new Response(html, { headers: { 'content-type': 'text/html' } });
  expect(await (await answer(route, made, async () => null)).text()).toBe(sent);
});
