import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliQuality } from '../../release/compress-and-hash.ts';
import { toBaseline } from './baseline.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Of a connection, or of HTTP/2 itself. */
const ofOneHop = /^(?::|connection$|keep-alive$|transfer-encoding$|host$|http2-settings$)/;
const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.test(name)));

async function askShop(shop: string, { method, url, headers, stream }: Http2ServerRequest): Promise<Answer> {
  // the shop takes what is written for its own, whatever name this front has
  const own = headers.origin === undefined ? {} : { origin: shop };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const question = request(shop + url, { method, headers: { ...endToEnd(headers), ...own } }, resolve);
  stream.pipe(question.once('error', reject));
  const answer = await promise;
  return { status: answer.statusCode ?? 502, headers: endToEnd(answer.headers), body: await buffer(answer) };
}

/** The baseline of a page; without a policy, because what is written into it is not the shop's. */
async function lighten(page: string, { status, headers }: Answer): Promise<Answer> {
  const readText = async (address: string) => (await fetch(new URL(address, page))).text();
  const packed = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality('index.html') } };
  const body = brotliCompressSync(await toBaseline(await readText(page), readText), packed);
  const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...kept } = headers;
  return { status, headers: { ...kept, 'content-encoding': 'br' }, body };
}

export type Front = Awaited<ReturnType<typeof openFront>>;

/** The shop behind TLS and HTTP/2, as a proxy in front of it serves it; `isBaseline`: its pages as light as they can be. */
export async function openFront(shop: string, pem: string, { isBaseline = false } = {}) {
  const sockets: Socket[] = [];
  let [counted, scriptBytes, requests] = [0, 0, 0];
  const baselines = new Map<string, Promise<Answer>>();
  const find = async (question: Http2ServerRequest): Promise<Answer> => {
    const plain = await askShop(shop, question);
    if (!isBaseline || !plain.headers['content-type']?.startsWith('text/html')) return plain;
    const light = baselines.get(question.url) ?? lighten(shop + question.url, plain);
    baselines.set(question.url, light);
    return light;
  };
  const answer = async (question: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await find(question);
    requests += 1;
    if (headers['content-type']?.includes('javascript')) scriptBytes += body.length;
    response.writeHead(status, headers).end(body);
  };
  const server = createSecureServer({ key: pem, cert: pem }, (question, response) => {
    answer(question, response).catch(() => response.stream.destroyed || response.writeHead(502).end());
  });
  server.on('secureConnection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    name: isBaseline ? 'baseline' : shop,
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    /** What went to a browser since the last call: all bytes of the connections, headers too; those of scripts; the answers. */
    takeTraffic() {
      const bytes = sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
      const taken = { KB: (bytes - counted) / 1000, 'script KB': scriptBytes / 1000, requests };
      [counted, scriptBytes, requests] = [bytes, 0, 0];
      return taken;
    },
  };
}
