import { createServer, type RequestListener, type Server } from 'node:http';
import { connections } from '#config/buckets.ts';
import type { Log } from '../log.ts';
import { isOurProxy, type Network, toClientNetwork } from '../proxy-networks.ts';

/** Milliseconds. */
const timeouts = {
  /** until a request is here as a whole, headers and body: a form on a slow line takes two */
  receiveMs: 10_000,
  /** between two looks for senders who take longer */
  lookMs: 1_000,
  /** a connection on which nothing is asked */
  keepAliveMs: 10_000,
  /** a connection on which nothing moves while an answer is made or read; calls behind an answer end long before */
  stillMs: 60_000,
  /** between two lines about connections that were turned away */
  reportMs: 10_000,
};

/** A line for the first connection turned away at this limit, and how many more there were since. */
function createDropReport(log: Log, limit: number): () => void {
  let dropped = 0;
  let reportedAt = -timeouts.reportMs;
  return () => {
    dropped += 1;
    if (performance.now() - reportedAt < timeouts.reportMs) return;
    log.warn('connections-dropped', { dropped, limit });
    reportedAt = performance.now();
    dropped = 0;
  };
}

type EachVisitor = { trusted: readonly Network[]; most: number; report: () => void };

/** Counts the open connections of each visitor, whatever was sent on them, and closes those above the limit. */
function limitEachVisitor(server: Server, { trusted, most, report }: EachVisitor): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isOurProxy(trusted, remoteAddress)) return;
    const visitor = toClientNetwork(remoteAddress);
    const others = open.get(visitor) ?? 0;
    if (others >= most) {
      report();
      socket.destroy();
      return;
    }
    open.set(visitor, others + 1);
    socket.once('close', () => {
      const left = (open.get(visitor) ?? 1) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    });
  });
}

/** `trusted`: networks of our own proxies, whose connections are those of many visitors (rule request.client-address). */
type Surroundings = { log: Log; trusted: readonly Network[] };

/**
 * The server that the shop listens with: who sends too slowly is answered 408 and cut off, and who opens more connections
 * than it takes, or than one visitor needs, is turned away, before any of our code works for them (rule request.connections).
 */
export function createShopServer(
  { log, trusted }: Surroundings,
  listener: RequestListener,
  given: Partial<typeof timeouts & typeof connections> = {},
): Server {
  const { receiveMs, lookMs, keepAliveMs, stillMs, inAll, ofOneAddress } = { ...timeouts, ...connections, ...given };
  const times = {
    headersTimeout: receiveMs,
    requestTimeout: receiveMs,
    connectionsCheckingInterval: lookMs,
    keepAliveTimeout: keepAliveMs,
  };
  const server = createServer(times, listener);
  server.setTimeout(stillMs);
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = inAll;
  server.on('drop', createDropReport(log, inAll));
  limitEachVisitor(server, { trusted, most: ofOneAddress, report: createDropReport(log, ofOneAddress) });
  return server;
}
