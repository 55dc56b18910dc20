import { Server } from 'node:net';

/** The line of this repository that a call came from. */
const findPlace = (): string =>
  new Error().stack
    ?.split('\n')
    .find((line) => line.includes(process.cwd()) && !/node_modules|watch-running\.ts/.test(line))
    ?.trim() ?? 'a package';

/**
 * Watches what a test file starts: clocks (`setInterval`, also those that keep no process alive) and servers. `end` gives what still
 * runs, a line each with the place that started it, stops it, and watches no more.
 */
export function watchRunning(): { end: () => string[] } {
  const { setInterval: start, clearInterval: stop } = globalThis;
  const { listen } = Server.prototype;
  const clocks = new Map<unknown, string>();
  const servers = new Map<Server, string>();
  globalThis.setInterval = ((...call: Parameters<typeof start>) => {
    const clock = start(...call);
    clocks.set(clock, findPlace());
    return clock;
  }) as typeof start;
  globalThis.clearInterval = ((clock: NodeJS.Timeout) => {
    clocks.delete(clock);
    stop(clock);
  }) as typeof stop;
  Server.prototype.listen = function (this: Server, ...call: unknown[]) {
    servers.set(this, findPlace());
    return Reflect.apply(listen, this, call) as Server;
  };
  return {
    end() {
      Object.assign(globalThis, { setInterval: start, clearInterval: stop });
      Server.prototype.listen = listen;
      const listening = [...servers].filter(([server]) => server.listening);
      for (const clock of clocks.keys()) stop(clock as NodeJS.Timeout);
      for (const [server] of listening) server.close();
      return [
        ...[...clocks.values()].map((place) => `a clock is running: ${place}`),
        ...listening.map(([, place]) => `a server is listening: ${place}`),
      ];
    },
  };
}
