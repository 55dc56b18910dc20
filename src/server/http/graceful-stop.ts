import type { Server } from 'node:http';
import type { Log } from '../log.ts';

/** Requests under way get this long to finish. */
const patienceMs = 25_000;

/**
 * On SIGTERM, SIGINT and the end of the program that started it: takes no new connections, lets requests under way finish,
 * exits 0. A second signal exits at once. What it gives does the same with another exit code, for a fault.
 */
export function stopGracefully(server: Server, log: Log, release: () => void): (exitCode: number) => void {
  let isStopping = false;
  const stop = (exitCode: number) => {
    if (isStopping) process.exit(exitCode);
    isStopping = true;
    log.info('stopping', {});
    release();
    server.close(() => process.exit(exitCode));
    server.closeIdleConnections();
    setTimeout(() => process.exit(exitCode), patienceMs).unref();
  };
  const end = () => stop(0);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.once('disconnect', end);
  return stop;
}
