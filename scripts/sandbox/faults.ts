import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { Refusal } from './refusal.ts';
import { spoil } from './spoiled-answer.ts';
import type { Fault } from './store/faults.ts';
import type { Store } from './store/store.ts';

const SLOW_MS = 3000;
/** Nothing was answered: what stands as the answer is none. */
const silent: ReadonlySet<string> = new Set(['hang', 'hang-after', 'drop-after']);

/**
 * To stand before what answers an operation: counts the call and, where a fault is switched on, gets in its way. Modes that end in
 * "-after", and those that spoil the answer, let the operation be done first. `about`: what is asked, "4B1606H-STD DE eur".
 */
export function answerAs(store: Store, operation: string, about = ''): MiddlewareHandler {
  return async (c, next) => {
    const call = store.calls.record(operation, about);
    const fault = store.faults.take(operation);
    if (fault) {
      call.fault = fault.mode;
      await apply(store, { ...fault, operation }, c, next);
    } else await next();
    if (!fault || !silent.has(fault.mode)) call.status = c.res.status;
    if (c.error instanceof Refusal) call.refusal = c.error.message;
  };
}

async function apply(store: Store, fault: Fault, c: Context, next: Next): Promise<void> {
  if (fault.mode === 'slow') await store.faults.wait(fault.ms ?? SLOW_MS);
  if (fault.mode !== 'error-before' && fault.mode !== 'hang') await next();
  switch (fault.mode) {
    case 'slow':
      return;
    case 'error-before':
    case 'error-after':
      return answer(c, c.json({ message: 'The sandbox was told to fail.', code: 'sandbox_fault' }, 500));
    case 'hang':
    case 'hang-after':
      await store.faults.hold(socketOf(c), c.req.header('x-request-id'));
      return answer(c, RESPONSE_ALREADY_SENT);
    case 'drop-after':
      socketOf(c).destroy();
      return answer(c, RESPONSE_ALREADY_SENT);
    case 'duplicates':
    case 'garbage':
    case 'html':
    case 'missing-field':
    case 'truncated':
      return answer(c, await spoil(c.res, fault));
  }
}

const socketOf = (c: Context): Socket => (c.env as HttpBindings).incoming.socket;

/** Hono merges headers into an answer that stands already; taken off first, the new one is the whole answer. */
function answer(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}
