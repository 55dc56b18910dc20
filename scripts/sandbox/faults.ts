import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { AskedOperation } from './routes/asked-operation.ts';
import { Refusal } from './refusal.ts';
import { spoil } from './spoiled-answer.ts';
import type { Call } from './store/calls.ts';
import type { Fault } from './store/faults.ts';
import type { Store } from './store/store.ts';

const SLOW_MS = 3000;

/**
 * Counts every call of a known operation and, where a fault is switched on for it, gets in its way.
 * Modes that end in "-after", and those that spoil the answer, let the operation be done first.
 */
export function createFaultLayer(store: Store): MiddlewareHandler<AskedOperation> {
  return async (c, next) => {
    const operation = c.get('operation');
    if (!operation || !knownOperations.has(operation)) return next();
    const call = store.calls.record(operation, describeQuestion(c.get('body')));
    const fault = store.faults.take(operation);
    if (fault) {
      call.fault = fault.mode;
      await apply(store, fault, c, next);
    } else await next();
    call.status = statusOf(c, fault, call);
    if (c.error instanceof Refusal) call.refusal = c.error.message;
    return;
  };
}

/** What a read is about and for whom, by the words of the wire. */
function describeQuestion(body: unknown): string {
  const { record, item, keyword, country, currency } = (body ?? {}) as Record<string, unknown>;
  const about = record ?? item ?? keyword;
  if (typeof about !== 'string') return '';
  return [about, country, currency].filter((word) => typeof word === 'string').join(' ');
}

/** The names that faults and counters know. */
export const knownOperations: ReadonlySet<string> = new Set([
  'getItem',
  'getItemsList',
  'search',
  'byNumber',
  'getItemStock',
  'getApplications',
  'getRelatedItems',
  'getSource',
  'addToCart',
  'getCart',
  'updateCart',
  'removeLine',
  'createAddress',
  'createOrder',
  'getOrder',
  'confirmPayment',
  'getPaymentMethods',
  'getPaymentWidgets',
  'getPopularItems',
  'getDistributors',
  'getCountry',
  'getMarquee',
  'listNews',
  'getNews',
  'paypalScript',
  'revolutScript',
  'paypalCapture',
  'revolutPay',
  'smtp',
]);

const silent = new Set(['hang', 'hang-after', 'drop-after']);
const statusOf = (c: Context, fault: Fault | null, call: Call) =>
  fault && silent.has(fault.mode) ? call.status : c.res.status;

async function apply(store: Store, fault: Fault, c: Context<AskedOperation>, next: Next): Promise<void> {
  switch (fault.mode) {
    case 'error-before':
      return answer(c, serverError(c));
    case 'error-after':
      await next();
      return answer(c, serverError(c));
    case 'hang':
      return hang(store, c);
    case 'hang-after':
      await next();
      return hang(store, c);
    case 'drop-after':
      await next();
      return cut(c);
    case 'slow':
      await store.faults.wait(fault.ms ?? SLOW_MS);
      return next();
    case 'garbage':
    case 'html':
    case 'truncated':
    case 'missing-field':
    case 'duplicates':
      await next();
      return answer(c, await spoil(c.res, fault, c.get('operation') ?? ''));
  }
}

const serverError = (c: Context) => c.json({ message: 'The sandbox was told to fail.', code: 'sandbox_fault' }, 500);

/** Hono merges headers into an answer that stands already; taken off first, the new one is the whole answer. */
function answer(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}

function cut(c: Context<AskedOperation>): void {
  c.env.incoming.socket.destroy();
  answer(c, RESPONSE_ALREADY_SENT);
}

async function hang(store: Store, c: Context<AskedOperation>): Promise<void> {
  await store.faults.hold(c.env.incoming.socket, c.req.header('x-request-id'));
  answer(c, RESPONSE_ALREADY_SENT);
}
