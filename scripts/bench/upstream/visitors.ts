/** What one request was answered with, and after how many milliseconds. */
export type Answered = { status: number; ms: number; asOf: string | null };

export type Visitor = { address: string; cookie: string };

/** Visitors are told apart by their addresses, which come from four networks, as behind four providers. */
export const addressOf = (visitor: number, network = 0): string =>
  `10.${network}.${visitor % 4}.${1 + (Math.floor(visitor / 4) % 250)}`;

const json = { 'content-type': 'application/json' };

export function createVisitors(shopUrl: string) {
  const headersOf = ({ address, cookie }: Visitor): Record<string, string> => ({
    'x-forwarded-for': address,
    origin: shopUrl,
    ...(cookie ? { cookie } : {}),
  });

  async function send(visitor: Visitor, path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(shopUrl + path, { ...init, headers: { ...headersOf(visitor), ...(init.body ? json : {}) } });
  }

  async function ask(visitor: Visitor, path: string, init?: RequestInit): Promise<Answered> {
    const begun = performance.now();
    const response = await send(visitor, path, init);
    const text = await response.text();
    const ms = performance.now() - begun;
    return { status: response.status, ms, asOf: /"asOf":"([^"]+)"/.exec(text)?.[1] ?? null };
  }

  const cookiesOf = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  return {
    /** The cookies of somebody who has done this. */
    async cookiesAfter(visitor: Visitor, path: string, method: string, body: object): Promise<string> {
      const response = await send(visitor, path, { method, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return cookiesOf(response);
    },
    /** price and stock of one part, as a box that is awake asks for it */
    askPart: (visitor: Visitor, slug: string) => ask(visitor, `/api/part/${slug}?quantity=1`),
    /** the same of several, as the sizes of a page and the rows of a list do */
    askParts: (visitor: Visitor, ids: readonly string[]) =>
      ask(visitor, '/api/parts/ids', { method: 'POST', body: JSON.stringify({ ids }) }),
    /** a part's page: its box, drawn live, and the stock of its sizes */
    async view(visitor: Visitor, sizes: readonly string[]): Promise<Answered[]> {
      const box = ask(visitor, `/details/box/${sizes[0]}`);
      return Promise.all([box, this.askParts(visitor, sizes)]);
    },
  };
}
export type Visitors = ReturnType<typeof createVisitors>;
