import { afterAll, expect, test } from 'vitest';
import { openSampleFront } from './front-for-tests.ts';

/** The program of the sample release answers 200 to whatever is handed on to it. */
const front = await openSampleFront();
afterAll(() => front.stop());

const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', connection: 'close' };

// rule request.listed
test.each([
  ...['/_image', '/_image?href=/photos/a.jpg&w=1&f=avif', '/_image/', '//_image', '/%5Fimage', '/%255Fimage'],
  ...['/details/%2e%2e/_image', '/order/../_image', '/order/..\\_image', '/order/1/%2E./../_image?w=9'],
  ...['/_server-islands/Box', '/_server-islands/Box?e=1&p=2&s=3', '/_actions/buy', '/api/by-hand', '/gallery'],
])('%s has no row, so that nothing of it is served', async (path) => {
  for (const method of ['GET', 'HEAD']) expect((await front.ask(path, { method })).status).toBe(404);
  const sent = await front.ask(path, { method: 'POST', headers: ours, body: '{}' });
  expect([404, 405]).toContain(sent.status);
});
