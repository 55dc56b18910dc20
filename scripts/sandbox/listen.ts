import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';

/** A port that somebody else has. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken. End what uses it, or choose another one.`);
    this.port = port;
  }
}

type Listening = { port: number; stop(): Promise<void> };

/** Listens on this machine only, by both of its addresses where it has two. Port 0 takes any that is free on both. */
export async function listenLocally(listener: RequestListener, port: number, attempts = 5): Promise<Listening> {
  const first = await open(listener, '127.0.0.1', port);
  const bound = portOf(first);
  try {
    const second = await openIfThere(listener, '::1', bound);
    const servers = second ? [first, second] : [first];
    return { port: bound, stop: async () => void (await Promise.all(servers.map(close))) };
  } catch (error) {
    await close(first);
    if (port !== 0 || attempts === 0) throw error;
    return listenLocally(listener, port, attempts - 1);
  }
}

/** A machine without IPv6 has no "::1". */
async function openIfThere(listener: RequestListener, host: string, port: number): Promise<Server | null> {
  try {
    return await open(listener, host, port);
  } catch (error) {
    if (error instanceof PortTaken) throw error;
    return null;
  }
}

/** Longer than any client keeps an idle connection: it is the client that lets go, so no request meets a closing door. */
const KEEP_ALIVE_MS = 75_000;

function open(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
