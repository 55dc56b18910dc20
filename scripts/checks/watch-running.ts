import { Server } from 'node:net';

/** What a test file has started and not ended: clocks (`setInterval`, also those that keep no process alive) and servers. */
export type Running = {
  /** one line for each, with the place that started it */
  list(): string[];
  /** ends the clocks, closes the servers, and watches no more */
  stop(): void;
};

const house = process.cwd();

/** The place in the house that a call came from. */
function findPlace(stack = ''): string {
  const lines = stack.split('\n').filter((line) => line.includes(house) && !line.includes('node_modules'));
  const place = lines.find((line) => !line.includes('checks/watch-running.ts')) ?? 'a package';
  return place.trim().replaceAll(`file://${house}/`, '').replaceAll(`${house}/`, '');
}

/** Every server that is told to listen from now on, with the place that tells it. */
function watchServers() {
  const { listen } = Server.prototype;
  const servers = new Map<Server, string>();
  Server.prototype.listen = function (this: Server, ...call: unknown[]) {
    servers.set(this, findPlace(new Error().stack));
    return Reflect.apply(listen, this, call) as Server;
  };
  return {
    listening: () => [...servers].filter(([server]) => server.listening),
    stop: () => void (Server.prototype.listen = listen),
  };
}

/** Watches from now on what is started with `scope.setInterval`. */
export function watchRunning(scope: Pick<typeof globalThis, 'setInterval' | 'clearInterval'> = globalThis): Running {
  const { setInterval: start, clearInterval: end } = scope;
  const { listening, stop: stopServers } = watchServers();
  const clocks = new Map<unknown, string>();
  scope.setInterval = ((...call: Parameters<typeof setInterval>) => {
    const clock = start(...call);
    clocks.set(clock, findPlace(new Error().stack));
    return clock;
  }) as typeof setInterval;
  scope.clearInterval = ((clock: NodeJS.Timeout) => {
    clocks.delete(clock);
    end(clock);
  }) as typeof clearInterval;
  return {
    list() {
      return [
        ...[...clocks.values()].map((place) => `a clock is running: ${place}`),
        ...listening().map(([, place]) => `a server is listening: ${place}`),
      ];
    },
    stop() {
      for (const clock of clocks.keys()) end(clock as NodeJS.Timeout);
      for (const [server] of listening()) server.close();
      stopServers();
      Object.assign(scope, { setInterval: start, clearInterval: end });
    },
  };
}
