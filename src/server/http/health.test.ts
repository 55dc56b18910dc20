import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Health, readReady, withHealth } from './health.ts';

const toHealth = (
  isStopping: boolean,
  storage: 'good' | 'sick',
  lastGoodCall: number | null = 0,
  isThere = true,
): Health => ({
  isStopping: () => isStopping,
  storage: () => storage,
  lastGoodCall: () => lastGoodCall,
  release: () => '20260101T000000Z',
  isReleaseThere: () => isThere,
});

test.each([
  [false, 'good', false, 200, 'ready'],
  [false, 'good', true, 200, 'ready'],
  [false, 'sick', false, 200, 'reading-only'],
  [false, 'sick', true, 503, 'reading-only'],
  [true, 'good', false, 503, 'draining'],
  [true, 'sick', true, 503, 'draining'],
] as const)(
  'stopping %s, storage %s, asked for trade %s: %i %s',
  (isStopping, storage, asksForTrade, status, state) => {
    const ready = readReady(toHealth(isStopping, storage), asksForTrade);
    expect(ready).toMatchObject({ status, body: { state, storage, lastGoodCall: '1970-01-01T00:00:00.000Z' } });
  },
);

test('a release whose folder was removed is nobody to send to', () => {
  const gone = readReady(toHealth(false, 'good', 0, false), false);
  expect(gone).toMatchObject({ status: 503, body: { state: 'release-gone' } });
});

test('before the first good call there is none to tell', () => {
  expect(readReady(toHealth(false, 'good', null), false).body).toMatchObject({ lastGoodCall: null });
});

test('they answer whatever name they are asked by, and only reads', async () => {
  const shop: RequestListener = (_, response) => void response.writeHead(404).end();
  const server = createServer(withHealth(toHealth(false, 'sick'), shop));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const ask = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })).status;
  const statuses = [ask('/healthz'), ask('/readyz'), ask('/readyz', 'HEAD'), ask('/readyz?trade')];
  expect(await Promise.all([...statuses, ask('/readyz', 'POST'), ask('/readyzz')])).toEqual([
    200, 200, 200, 503, 404, 404,
  ]);
});
