import type { Server } from 'node:http';
import type { Log } from '../log.ts';

/** Requests under way get this long to finish. */
const patienceMs = 25_000;

/** On SIGTERM, SIGINT and the end of the program that started it: takes no new connections, lets requests under way finish, exits 0. A second signal exits at once. */
export function stopGracefully(server: Server, log: Log, release: () => void): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(0);
    isStopping = true;
    log.info('stopping', {});
    release();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), patienceMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.once('disconnect', stop);
}
