import type { Socket } from 'node:net';

export const faultModes = [
  'error-before',
  'error-after',
  'hang',
  'hang-after',
  'drop-after',
  'slow',
  'garbage',
  'html',
  'truncated',
  'missing-field',
  'duplicates',
] as const;
export type FaultMode = (typeof faultModes)[number];

/** In the place of an operation: all of them. */
export const everyOperation = '*';

/** `times` absent: until taken off. `ms` for slow, `cut` for truncated, `field` for missing-field. */
export type Fault = {
  operation: string;
  mode: FaultMode;
  times?: number;
  ms?: number;
  cut?: 'body' | 'list';
  field?: string;
};

/** The faults that are switched on, and the connections that a hang keeps open. Nothing of it outlives the program. */
export function createFaultBook() {
  const faults = new Map<string, Fault>();
  const held = new Set<Socket>();
  const waiting = new Set<() => void>();
  const watching = new Set<(requestId: string) => void>();
  return {
    list: (): Fault[] => [...faults.values()],
    /** One fault for each operation: a second one replaces the first. */
    set: (fault: Fault): void => void faults.set(fault.operation, { ...fault }),
    /** Takes one off, or all; then lets go of every held connection by cutting it, and of every slow one by answering. */
    clear(operation?: string): void {
      if (operation === undefined) faults.clear();
      else faults.delete(operation);
      for (const socket of held) socket.destroy();
      for (const wake of waiting) wake();
    },
    /** The fault for a call that arrives now; counts `times` down. */
    take(operation: string): Fault | null {
      const fault = faults.get(operation) ?? faults.get(everyOperation);
      if (!fault) return null;
      if (fault.times !== undefined && --fault.times <= 0) faults.delete(fault.operation);
      return fault;
    },
    /** Resolves after so many milliseconds, or when a fault is taken off. */
    wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(wake, ms);
        function wake() {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        }
        waiting.add(wake);
      });
    },
    /** Tells the id (header x-request-id) of every request that is held from now on. */
    whenHeld: (listener: (requestId: string) => void): void => void watching.add(listener),
    /** Resolves when the connection is gone: the client left, or the fault was taken off. */
    hold(socket: Socket, requestId = ''): Promise<void> {
      for (const listener of watching) listener(requestId);
      if (socket.destroyed) return Promise.resolve();
      held.add(socket);
      return new Promise((resolve) => {
        socket.once('close', () => {
          held.delete(socket);
          resolve();
        });
      });
    },
  };
}
