import { randomUUID } from 'node:crypto';
import type { CommerceOptions } from '#commerce/index.ts';
import type { Sandbox } from '../server.ts';

const outOfTime = () => new DOMException('The sandbox holds this call.', 'TimeoutError');

/**
 * Deadlines without their waiting: a call that the sandbox holds (`hang`, `hang-after`) is out of time at once, and every
 * other one has the time of daily work, so that a busy machine is never taken for a fault.
 */
export function endHeldCalls({
  store,
}: Pick<Sandbox, 'store'>): Required<Pick<CommerceOptions, 'fetch' | 'startDeadline'>> {
  const controllers = new WeakMap<AbortSignal, AbortController>();
  const open = new Map<string, AbortController>();
  store.faults.whenHeld((requestId) => open.get(requestId)?.abort(outOfTime()));
  return {
    startDeadline(ms) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(outOfTime()), ms).unref();
      controllers.set(controller.signal, controller);
      return controller.signal;
    },
    async fetch(input, init) {
      const requestId = randomUUID();
      const controller = init?.signal ? controllers.get(init.signal) : undefined;
      if (controller) open.set(requestId, controller);
      const headers = new Headers(init?.headers);
      headers.set('x-request-id', requestId);
      try {
        return await fetch(input, { ...init, headers });
      } finally {
        open.delete(requestId);
      }
    },
  };
}
