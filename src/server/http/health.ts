import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What is told of the shop to whoever watches over it: nothing of a buyer, nothing of the machine. */
export type Health = {
  isStopping(): boolean;
  /** how the storage is: sick where no order can be recorded */
  storage(): 'good' | 'sick';
  /** milliseconds since 1970 of the last answer of the commerce API that was good; null before the first */
  lastGoodCall(): number | null;
  release(): string;
  /** false where its folder was removed: what is not in memory cannot be sent */
  isReleaseThere(): boolean;
};

const healthPath = '/healthz';
const readyPath = '/readyz';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function send(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(request.method === 'HEAD' ? undefined : text);
}

type Found = { isStopping: boolean; isGone: boolean; storage: 'good' | 'sick' };

function nameState({ isStopping, isGone, storage }: Found): 'draining' | 'release-gone' | 'reading-only' | 'ready' {
  if (isStopping) return 'draining';
  if (isGone) return 'release-gone';
  return storage === 'sick' ? 'reading-only' : 'ready';
}

/**
 * Answer of `/readyz`. 503 means "send nobody here": the process is ending, or its release is gone from the disk. A sick storage is told and is no 503, because pages,
 * prices and search go on, and where one storage is sick all servers are; `/readyz?trade` asks for a shop that takes orders.
 */
export function readReady(health: Health, asksForTrade: boolean): { status: number; body: object } {
  const [isStopping, storage, lastGoodCall] = [health.isStopping(), health.storage(), health.lastGoodCall()];
  const isGone = !health.isReleaseThere();
  const state = nameState({ isStopping, isGone, storage });
  const isReady = !isStopping && !isGone && !(asksForTrade && storage === 'sick');
  const at = lastGoodCall === null ? null : new Date(lastGoodCall).toISOString();
  return { status: isReady ? 200 : 503, body: { state, storage, lastGoodCall: at, release: health.release() } };
}

/** Answers the two before anything else looks at the request: who asks them comes by an address, not by the shop's name. */
export function withHealth(health: Health, listener: RequestListener): RequestListener {
  return (request, response) => {
    const [path, query = ''] = (request.url ?? '').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && path === healthPath) return send(request, response, 200, { state: 'alive' });
    if (!isRead || path !== readyPath) return void listener(request, response);
    const { status, body } = readReady(health, /^trade(?:=|$)/.test(query));
    return send(request, response, status, body);
  };
}
