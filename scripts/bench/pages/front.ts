import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliQuality } from '../../release/compress-and-hash.ts';
import { compress } from '../browser/compress.ts';
import { toBaseline } from './baseline.ts';

/** What went to a browser: all bytes of the connections, headers too; how many answers, and the bytes of scripts among them. */
export type Traffic = { bytes: number; requests: number; scriptBytes: number };
export type Front = { url: string; /** since the last call */ takeTraffic(): Traffic; end(): void };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Of a connection, or of HTTP/2 itself. */
const ofOneHop = /^(?::|connection$|keep-alive$|transfer-encoding$|host$|http2-settings$)/;
const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.test(name)));

/** What the shop answers; it takes what is written for its own, whatever name this front has. */
async function askShop(shop: string, { asked, agent }: { asked: Http2ServerRequest; agent: Agent }): Promise<Answer> {
  const { method, url, headers } = asked;
  const own = headers.origin === undefined ? {} : { origin: shop };
  const question = ask(shop + url, { method, agent, headers: { ...endToEnd(headers), ...own } });
  asked.pipe(question);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    question.once('response', resolve).once('error', reject);
  });
  return { status: answer.statusCode ?? 502, headers: endToEnd(answer.headers), body: await buffer(answer) };
}

/** The baseline of a page; without a policy, because what is written into it is not the shop's. */
async function replace(shop: string, url: string, { status, headers }: Answer): Promise<Answer> {
  const readText = async (path: string) => (await fetch(new URL(path, shop))).text();
  const body = compress(await toBaseline(await readText(url), readText), brotliQuality('index.html'));
  const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...kept } = headers;
  return { status, headers: { ...kept, 'content-encoding': 'br', 'content-length': String(body.length) }, body };
}

/** The shop behind TLS and HTTP/2, as a proxy in front of it serves it; `isBaseline`: its pages as light as they can be. */
export async function openFront(shop: string, pem: string, { isBaseline = false } = {}): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const baselines = new Map<string, Promise<Answer>>();
  let traffic = { requests: 0, scriptBytes: 0 };
  let taken = 0;
  /** of connections that are closed */
  let closed = 0;

  const toBe = (url: string, plain: Answer): Answer | Promise<Answer> => {
    if (!isBaseline || !plain.headers['content-type']?.startsWith('text/html')) return plain;
    const known = baselines.get(url) ?? replace(shop, url, plain);
    baselines.set(url, known);
    return known;
  };
  const answer = async (asked: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await toBe(asked.url, await askShop(shop, { asked, agent }));
    traffic.requests += 1;
    if (headers['content-type']?.includes('javascript')) traffic.scriptBytes += body.length;
    response.writeHead(status, headers);
    response.end(body);
  };
  const server = createSecureServer({ key: pem, cert: pem }, (asked, response) => {
    answer(asked, response).catch(() => response.stream.destroyed || response.writeHead(502).end());
  });
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      closed += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    takeTraffic: () => {
      const all = [...sockets].reduce((bytes, { bytesWritten }) => bytes + bytesWritten, closed);
      const now = { ...traffic, bytes: all - taken };
      taken = all;
      traffic = { requests: 0, scriptBytes: 0 };
      return now;
    },
    end: () => {
      agent.destroy();
      server.close();
    },
  };
}
