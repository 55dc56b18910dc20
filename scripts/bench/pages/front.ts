import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliQuality } from '../../release/compress-and-hash.ts';
import { toBaseline } from './baseline.ts';

/** What went to a browser: all bytes of the connections, headers too; how many answers, and the bytes of scripts among them. */
export type Traffic = { bytes: number; requests: number; scriptBytes: number };
export type Front = { url: string; /** since the last call */ takeTraffic(): Traffic; end(): void };
/** `pem` holds key and certificate; `pin` is what a browser is told to trust: the digest of the public key. */
export type Certificate = { pem: string; pin: string };

const certificateRequest =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -';

/** A certificate of this machine for two days. Browsers speak HTTP/2 over TLS alone. */
export function makeCertificate(): Certificate {
  const { stdout, error } = spawnSync('openssl', certificateRequest.split(' '), { encoding: 'utf8' });
  if (error || !stdout.includes('CERTIFICATE')) throw new Error('openssl is needed to make a certificate for this run');
  const key = new X509Certificate(stdout).publicKey.export({ type: 'spki', format: 'der' });
  return { pem: stdout, pin: createHash('sha256').update(key).digest('base64') };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Of a connection, or of HTTP/2 itself. */
const ofOneHop = /^(?::|connection$|keep-alive$|transfer-encoding$|host$|http2-settings$)/;
const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.test(name)));

/** What the shop answers; it takes what is written for its own, whatever name this front has. */
async function askShop(
  shop: string,
  { method, url, headers, stream }: Http2ServerRequest,
  agent: Agent,
): Promise<Answer> {
  const own = headers.origin === undefined ? {} : { origin: shop };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const question = request(shop + url, { method, agent, headers: { ...endToEnd(headers), ...own } }, resolve);
  stream.pipe(question.once('error', reject));
  const answer = await promise;
  return { status: answer.statusCode ?? 502, headers: endToEnd(answer.headers), body: await buffer(answer) };
}

/** The baseline of a page; without a policy, because what is written into it is not the shop's. */
async function replace(shop: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const readText = async (address: string) => (await fetch(new URL(address, shop))).text();
  const packed = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality('index.html') } };
  const body = brotliCompressSync(await toBaseline(await readText(path), readText), packed);
  const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...kept } = headers;
  return { status: 200, headers: { ...kept, 'content-encoding': 'br', 'content-length': String(body.length) }, body };
}

/** The shop behind TLS and HTTP/2, as a proxy in front of it serves it; `isBaseline`: its pages as light as they can be. */
export async function openFront(shop: string, pem: string, { isBaseline = false } = {}): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const sockets: Socket[] = [];
  const baselines = new Map<string, Promise<Answer>>();
  const counted = { requests: 0, scriptBytes: 0 };
  let taken: Traffic = { bytes: 0, ...counted };

  const find = async (question: Http2ServerRequest): Promise<Answer> => {
    const plain = await askShop(shop, question, agent);
    if (!isBaseline || !plain.headers['content-type']?.startsWith('text/html')) return plain;
    const light = baselines.get(question.url) ?? replace(shop, question.url, plain.headers);
    baselines.set(question.url, light);
    return light;
  };
  const answer = async (question: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await find(question);
    counted.requests += 1;
    if (headers['content-type']?.includes('javascript')) counted.scriptBytes += body.length;
    response.writeHead(status, headers);
    response.end(body);
  };
  const server = createSecureServer({ key: pem, cert: pem }, (question, response) => {
    answer(question, response).catch(() => response.stream.destroyed || response.writeHead(502).end());
  });
  server.on('secureConnection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    takeTraffic: () => {
      const all = { bytes: sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0), ...counted };
      const { bytes, requests, scriptBytes } = taken;
      taken = all;
      return {
        bytes: all.bytes - bytes,
        requests: all.requests - requests,
        scriptBytes: all.scriptBytes - scriptBytes,
      };
    },
    end: () => {
      agent.destroy();
      server.close();
    },
  };
}
