import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that somebody else has. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken. End what uses it, or choose another one.`);
  }
}

/** Longer than any client keeps an idle connection: it is the client that lets go, so no request meets a closing door. */
const KEEP_ALIVE_MS = 75_000;

type Listening = { port: number; stop(): Promise<void> };

/** Listens on this machine only. Port 0 takes any that is free. */
export function listenLocally(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port, stop }));
  });
}
