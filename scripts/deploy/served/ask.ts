import { Agent, request } from 'node:https';

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** How the proxy is reached: its port, whose word for its name is believed, and from which address of this machine. */
export type Reach = { port: number; ca: Buffer; localAddress?: string };

/** One request over TLS on a connection of its own, as it was sent and nothing unpacked. */
export const askOver =
  ({ port, ca, localAddress }: Reach) =>
  (path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          ...{ host: 'localhost', servername: 'localhost', port, ca, path, method, localAddress },
          headers: {
            host: `localhost:${port}`,
            ...headers,
            ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
          },
          agent: new Agent({ keepAlive: false }),
        },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
          );
          answer.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

/** As a test's visitor sends: a page of the shop asks an endpoint. */
export const sendOver =
  (reach: Reach) =>
  async (original: Request): Promise<Response> => {
    const { pathname, search } = new URL(original.url);
    const headers = { ...Object.fromEntries(original.headers), origin: `https://localhost:${reach.port}` };
    const got = await askOver(reach)(pathname + search, {
      method: original.method,
      headers,
      body: await original.text(),
    });
    const answer = new Headers();
    for (const [name, value] of Object.entries(got.headers))
      for (const one of [value ?? []].flat()) answer.append(name, one);
    return new Response(got.body.length === 0 ? null : new Uint8Array(got.body), {
      status: got.status,
      headers: answer,
    });
  };
