import type { Log } from './log.ts';

/**
 * What no code of ours has caught gets its line, with the reference of the request or job it began in.
 * A rejected promise that nobody waited for has interrupted nobody: the shop goes on. After an error that was thrown past
 * everything, nobody knows what it left half done: `stop` ends the process, and whoever watches over it starts another.
 */
export function logUncaught(log: Log, stop: () => void): void {
  process.on('unhandledRejection', (reason) => log.error('rejection-unhandled', {}, reason ?? new Error('no reason')));
  process.on('uncaughtException', (error) => {
    log.error('exception-uncaught', {}, error);
    stop();
  });
}
