import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { readBody } from './body.ts';
import { createShopServer } from './shop-server.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  const listener = createShopServer(
    createLog('silent'),
    (request, response) => void readBody(request).then(() => response.end('done')),
    { receiveMs: 150, lookMs: 25 },
  );
  server = listener;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** All that comes back until the server closes the connection. */
const sendAndListen = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port);
    socket.once('connect', () => socket.write(text));
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', () => {});
  });

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'],
])('%s are cut off', async (_, text) => {
  expect(await sendAndListen(text)).toMatch(/^HTTP\/1\.1 408 /);
});

test('who sends in time is answered', async () => {
  const text = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}';
  expect(await sendAndListen(text)).toContain('done');
});

test('in the shop that is after ten seconds, with a bound for connections', () => {
  const { headersTimeout, requestTimeout, maxConnections, maxRequestsPerSocket } = createShopServer(
    createLog('silent'),
    () => {},
  );
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 10_000]);
  expect([maxConnections, maxRequestsPerSocket]).toEqual([2_000, 1_000]);
});
