import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliQuality } from '../../release/compress-and-hash.ts';
import { compress } from '../browser/serve.ts';
import { readEmptyPage } from './empty-page.ts';
import { toLimitPage } from './limit-page.ts';

/** What went to a browser: all bytes of the connections, headers too; how many answers, and which of them were scripts. */
export type Traffic = { bytes: number; requests: number; scripts: number; scriptBytes: number };
export type Front = { url: string; /** since the last call */ takeTraffic(): Traffic; end(): void };

/** A script that runs first in every page, what it tells of it, and every other address that is asked for. */
export type Watch = { script: string; told(text: string): void; asked(path: string): void };
/** Where the script of a watch sends what it has seen. */
export const toldTo = '/bench-told';
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Of a connection, or of HTTP/2 itself. */
const ofOneHop = /^(?::|connection$|keep-alive$|transfer-encoding$|host$|http2-settings$)/;
const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.test(name)));

/** What the shop answers; it takes what is written for its own, whatever name this front has. */
async function askShop(shop: string, asked: Http2ServerRequest, agent: Agent): Promise<Answer> {
  const { method, url, headers } = asked;
  const own = headers.origin === undefined ? {} : { origin: shop };
  const question = ask(shop + url, { method, agent, headers: { ...endToEnd(headers), ...own } });
  asked.pipe(question);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    question.once('response', resolve).once('error', reject);
  });
  return { status: answer.statusCode ?? 502, headers: endToEnd(answer.headers), body: await buffer(answer) };
}

const isPage = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false;

type Change = (html: string, readText: (path: string) => Promise<string>) => string | Promise<string>;

/** Another page in place of the page; its policy goes, because what is written into it is not of the shop. */
async function replace(shop: string, url: string, { status, headers }: Answer, change: Change): Promise<Answer> {
  const readText = async (path: string) => (await fetch(new URL(path, shop))).text();
  const body = compress(await change(await readText(url), readText), brotliQuality('index.html'));
  const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...kept } = headers;
  return { status, headers: { ...kept, 'content-encoding': 'br', 'content-length': String(body.length) }, body };
}

/** Runs before all that is the page's own. */
const addScript = (html: string, script: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`);

/** Counts what goes out. */
function countTraffic() {
  const sockets = new Set<Socket>();
  let traffic: Omit<Traffic, 'bytes'> = { requests: 0, scripts: 0, scriptBytes: 0 };
  /** of connections that are closed by now, less what was counted before */
  let rest = 0;
  const sum = () => [...sockets].reduce((bytes, { bytesWritten }) => bytes + bytesWritten, rest);
  return {
    open: (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => {
        rest += socket.bytesWritten;
        sockets.delete(socket);
      });
    },
    note: ({ headers, body }: Answer) => {
      const isScript = headers['content-type']?.includes('javascript') ?? false;
      const { requests, scripts, scriptBytes } = traffic;
      traffic = {
        requests: requests + 1,
        scripts: scripts + Number(isScript),
        scriptBytes: scriptBytes + (isScript ? body.length : 0),
      };
    },
    take: (): Traffic => {
      const taken = { ...traffic, bytes: sum() };
      rest -= taken.bytes;
      traffic = { requests: 0, scripts: 0, scriptBytes: 0 };
      return taken;
    },
  };
}

type FrontOptions = { limit?: boolean; watch?: Watch };

/**
 * The shop behind TLS and HTTP/2, as a proxy in front of it would serve it; `limit`: its pages as light as they can be; `watch`:
 * they say what they see, those too. Pages that were changed are kept, so that both answer at once.
 */
export async function openFront(shop: string, pem: string, { limit, watch }: FrontOptions = {}): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const counted = countTraffic();
  const watched = (html: string) => (watch ? addScript(html, watch.script) : html);
  const change: Change | undefined = limit
    ? async (html, readText) => watched(await toLimitPage(html, readText))
    : watch && watched;
  const changed = new Map<string, Promise<Answer>>();

  async function toGiven(url: string, plain: Answer): Promise<Answer> {
    if (!change || !isPage(plain)) return plain;
    const given = changed.get(url) ?? replace(shop, url, plain, change);
    changed.set(url, given);
    return given;
  }

  const answer = async (asked: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    if (watch && asked.url === toldTo) {
      watch.told((await buffer(asked)).toString());
      return void response.writeHead(204).end();
    }
    watch?.asked(asked.url);
    const empty = readEmptyPage(asked.url);
    if (empty !== null) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(watched(empty));
    }
    const given = await toGiven(asked.url, await askShop(shop, asked, agent));
    counted.note(given);
    response.writeHead(given.status, given.headers);
    response.end(given.body);
  };

  const server = createSecureServer({ key: pem, cert: pem }, (asked, response) => {
    answer(asked, response).catch(() => response.stream.destroyed || response.writeHead(502).end());
  });
  server.on('secureConnection', counted.open);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    takeTraffic: counted.take,
    end: () => {
      agent.destroy();
      server.close();
    },
  };
}
