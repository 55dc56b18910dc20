import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What one request was answered with, and after how many milliseconds; `asOf`: when what it tells was true, if not now. */
export type Answered = { status: number; ms: number; asOf: string | null };

export type Visitor = { address: string; cookie: string };

/** Visitors are told apart by their addresses, which come from four networks, as behind four providers. */
export const visitorAt = (visitor: number, network = 0, cookie = ''): Visitor => ({
  address: `10.${network}.${visitor % 4}.${1 + (Math.floor(visitor / 4) % 250)}`,
  cookie,
});

export function createVisitors(shopUrl: string) {
  // as browsers do, a visitor keeps a connection for a while; more than these would only wait in the system's queue
  const agent = new Agent({ keepAlive: true, maxSockets: 96 });

  async function send({ address, cookie }: Visitor, path: string, method = 'GET', body?: object) {
    const headers = {
      'x-forwarded-for': address,
      origin: shopUrl,
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(shopUrl + path, { agent, method, headers }, resolve)
      .once('error', reject)
      .end(body && JSON.stringify(body));
    const answer = await promise;
    return { status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], said: await text(answer) };
  }

  async function ask(...question: Parameters<typeof send>): Promise<Answered> {
    const begun = performance.now();
    const { status, said } = await send(...question);
    return { status, ms: performance.now() - begun, asOf: /"asOf":"([^"]+)"/.exec(said)?.[1] ?? null };
  }

  /** price and stock of one part, as a hydrated box asks for it */
  const askPart = (visitor: Visitor, slug: string) => ask(visitor, `/api/part/${slug}?quantity=1`);
  /** the same of several, as the sizes of a page and the rows of a list do */
  const askParts = (visitor: Visitor, ids: readonly string[]) => ask(visitor, '/api/parts/ids', 'POST', { ids });

  return {
    /** The cookies of somebody who has done this. */
    async cookiesAfter(...question: Parameters<typeof send>): Promise<string> {
      const { status, cookies } = await send(...question);
      if (status >= 300) throw new Error(`${question[1]} answered ${status}`);
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    /** a part's page: the box that the shop draws, or one that is hydrated already, and the stock of its sizes */
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
