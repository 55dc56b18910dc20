import { Agent, type IncomingMessage, request } from 'node:http';

/** What one request was answered with, and after how many milliseconds. */
export type Answered = { status: number; ms: number; asOf: string | null };

export type Visitor = { address: string; cookie: string };

/** Visitors are told apart by their addresses, which come from four networks, as behind four providers. */
export const addressOf = (visitor: number, network = 0): string =>
  `10.${network}.${visitor % 4}.${1 + (Math.floor(visitor / 4) % 250)}`;

type Sent = { method: string; body?: string };
const json = { 'content-type': 'application/json' };

export function createVisitors(shopUrl: string) {
  const headersOf = ({ address, cookie }: Visitor): Record<string, string> => ({
    'x-forwarded-for': address,
    origin: shopUrl,
    ...(cookie ? { cookie } : {}),
  });

  // as browsers do, a visitor keeps a connection for a while; more than these would only wait in the system's queue
  const agent = new Agent({ keepAlive: true, maxSockets: 96 });

  async function send(visitor: Visitor, path: string, { method, body }: Sent): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const headers = { ...headersOf(visitor), ...(body ? json : {}) };
    request(shopUrl + path, { agent, method, headers }, resolve)
      .on('error', reject)
      .end(body);
    return promise;
  }

  async function ask(visitor: Visitor, path: string, sent: Sent = { method: 'GET' }): Promise<Answered> {
    const begun = performance.now();
    const response = await send(visitor, path, sent);
    const text = (await response.setEncoding('utf8').toArray()).join('');
    const ms = performance.now() - begun;
    return { status: response.statusCode ?? 0, ms, asOf: /"asOf":"([^"]+)"/.exec(text)?.[1] ?? null };
  }

  const cookiesOf = ({ headers }: IncomingMessage): string =>
    (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

  /** price and stock of one part, as a box that is awake asks for it */
  const askPart = (visitor: Visitor, slug: string) => ask(visitor, `/api/part/${slug}?quantity=1`);
  /** the same of several, as the sizes of a page and the rows of a list do */
  const askParts = (visitor: Visitor, ids: readonly string[]) =>
    ask(visitor, '/api/parts/ids', { method: 'POST', body: JSON.stringify({ ids }) });

  return {
    /** The cookies of somebody who has done this. */
    async cookiesAfter(visitor: Visitor, path: string, method: string, body: object): Promise<string> {
      const response = await send(visitor, path, { method, body: JSON.stringify(body) });
      response.resume();
      if ((response.statusCode ?? 0) >= 300) throw new Error(`${method} ${path}: ${response.statusCode}`);
      return cookiesOf(response);
    },
    /** a part's page: the box that the shop draws, or one that is awake already, and the stock of its sizes */
    view: (visitor: Visitor, sizes: readonly string[], isDrawn: boolean): Promise<Answered[]> =>
      Promise.all([
        isDrawn ? ask(visitor, `/details/box/${sizes[0]}`) : askPart(visitor, sizes[0] ?? ''),
        askParts(visitor, sizes),
      ]),
    askPart,
    askParts,
    end: () => agent.destroy(),
  };
}
