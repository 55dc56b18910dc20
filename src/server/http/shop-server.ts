import { createServer, type RequestListener, type Server } from 'node:http';
import type { Log } from '../log.ts';

/** Milliseconds. */
const patience = {
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

/** Each may hold a body of 64 KiB and an answer: together about as much as the rest of the process. */
const connectionsAtOnce = 2_000;

/** A line for the first connection turned away, and how many more there were since. */
function reportDropped(server: Server, log: Log): void {
  let dropped = 0;
  let reportedAt = -patience.reportMs;
  server.on('drop', () => {
    dropped += 1;
    if (performance.now() - reportedAt < patience.reportMs) return;
    log.warn('connections-dropped', { dropped, limit: server.maxConnections });
    reportedAt = performance.now();
    dropped = 0;
  });
}

/**
 * The server that the shop listens with: who sends too slowly is answered 408 and cut off, and who opens more connections
 * than it takes is turned away, before any of our code works for them.
 */
export function createShopServer(log: Log, listener: RequestListener, given: Partial<typeof patience> = {}): Server {
  const { receiveMs, lookMs, keepAliveMs, stillMs } = { ...patience, ...given };
  const times = {
    headersTimeout: receiveMs,
    requestTimeout: receiveMs,
    connectionsCheckingInterval: lookMs,
    keepAliveTimeout: keepAliveMs,
  };
  const server = createServer(times, listener);
  server.setTimeout(stillMs);
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = connectionsAtOnce;
  reportDropped(server, log);
  return server;
}
