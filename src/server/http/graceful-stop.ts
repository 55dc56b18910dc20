import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Log } from '../log.ts';
import { whenStarterEnds } from '../starters.ts';

/** Requests under way get this long to finish. */
const timeoutMs = 25_000;
/** A proxy may be sending on a connection that looks idle from here; after a signal it has this long. */
const idleMs = 1_000;
const lookEveryMs = 250;
/** The same signal comes twice where a terminal and a starter both send it. */
const sameSignalMs = 1_000;

/** `signal`: the process has to end soon; `replaced`: another one answers new connections, so the old ones end when they like. */
type StopReason = 'signal' | 'replaced';

type GracefulStop = {
  isStopping(): boolean;
  stop(exitCode: number, reason?: StopReason): void;
};

/** As `http.Server.close`, but connections that look idle stay: a request may be on its way on them. */
const stopListening = (server: Server, done: () => void): void => void NetServer.prototype.close.call(server, done);

/**
 * On SIGTERM, SIGINT, the word "drain" and the end of the program that started it: takes no new connections, lets requests
 * under way finish, answers what still comes on open connections with `Connection: close`, exits 0. A second signal, a second
 * after the first or later, exits at once. `stop` does the same with another exit code, for a fault.
 */
export function stopGracefully(server: Server, log: Log, release: () => void): GracefulStop {
  let since: number | null = null;
  server.prependListener('request', (_request, response) => {
    if (since !== null) response.shouldKeepAlive = false;
  });

  const stop = (exitCode: number, reason: StopReason = 'signal') => {
    if (since !== null) {
      if (performance.now() - since > sameSignalMs) process.exit(exitCode);
      return;
    }
    since = performance.now();
    log.info('stopping', { reason });
    release();
    stopListening(server, () => process.exit(exitCode));
    const closeIdle = () => setInterval(() => server.closeIdleConnections(), lookEveryMs).unref();
    if (reason === 'signal') setTimeout(closeIdle, idleMs).unref();
    setTimeout(() => process.exit(exitCode), timeoutMs).unref();
  };

  const end = () => stop(0);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.once('disconnect', end);
  whenStarterEnds(end);
  process.on('message', (word) => word === 'drain' && stop(0, 'replaced'));
  return { isStopping: () => since !== null, stop };
}
