import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connections } from '#config/buckets.ts';
import { createLog } from '../log.ts';
import { trustedNetworksSchema } from '../proxy-networks.ts';
import { readBody } from './body.ts';
import { createShopServer } from './shop-server.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  const listener = createShopServer(
    { log: createLog('silent'), trusted: [] },
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
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString()));
    socket.on('close', () => resolve(received));
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
    { log: createLog('silent'), trusted: [] },
    () => {},
  );
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 10_000]);
  expect([maxConnections, connections.ofOneAddress, maxRequestsPerSocket]).toEqual([2_000, 200, 1_000]);
});

// rule request.connections
describe('half-sent requests of one address', () => {
  const [most, inAll] = [5, 8];
  const open = async (proxies = '') => {
    const own = createShopServer(
      { log: createLog('silent'), trusted: trustedNetworksSchema.parse(proxies) },
      (_, response) => response.end('done'),
      { inAll, ofOneAddress: most },
    );
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void own.close());
    return (own.address() as AddressInfo).port;
  };

  /** A connection from this address of the machine, on which this much is sent. */
  const begin = async (at: number, localAddress: string, text = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ') => {
    const socket = connect({ port: at, host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString()));
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(text);
    return { socket, received: () => received };
  };
  const ask = async (at: number, from: string) => {
    const { socket, received } = await begin(at, from, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
    return received();
  };
  const hold = (at: number, from: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => begin(at, from)));
  const countOpen = (held: Awaited<ReturnType<typeof hold>>) => held.filter(({ socket }) => !socket.closed).length;

  test('leave the others their connections, and are let in again when theirs are closed', async () => {
    const at = await open();
    const held = await hold(at, '127.0.0.2', 2 * inAll);
    await expect.poll(() => countOpen(held)).toBe(most);
    expect(await ask(at, '127.0.0.2')).toBe('');
    expect(await ask(at, '127.0.0.1')).toContain('done');
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => ask(at, '127.0.0.2')).toContain('done');
  });

  test('a proxy of ours has as many as the shop takes', async () => {
    const at = await open('127.0.0.2');
    const held = await hold(at, '127.0.0.2', 2 * inAll);
    await expect.poll(() => countOpen(held)).toBe(inAll);
  });
});
