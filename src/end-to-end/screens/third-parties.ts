import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the tag manager's script does that matters here: reads the data layer from its beginning, then every push, and
 * sends what it reads to its own origin. Consent commands are known by their being arguments objects, as Google's are.
 */
const tagManager = `{
  const origin = new URL(document.currentScript.src).origin;
  let sent = 0;
  const tell = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    const at = origin + '/collect?page=' + performance.timeOrigin + '&turn=' + (sent += 1);
    navigator.sendBeacon(at, JSON.stringify(isCommand ? Array.from(entry) : entry));
  };
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (entry) => (tell(entry), push(entry));
  dataLayer.forEach(tell);
  window.google_tag_manager = {};
}`;

/** One that says that it runs, to its own origin. */
const plain = `navigator.sendBeacon(new URL(document.currentScript.src).origin + '/collect', '{"event":"here"}');`;

type StandIn = {
  origin: string;
  /** what its script was asked for by */
  scripts: string[];
  /** what its script has sent, in the order in which it did: what it sends at once may come in any */
  readonly sent: unknown[];
  /** as if it had sent nothing */
  forget(): void;
  stop(): Promise<void>;
};

type Note = { page: number; turn: number; entry: unknown };

function toNote(address: string, body: string): Note {
  const { searchParams } = new URL(address, 'http://localhost');
  return { page: Number(searchParams.get('page')), turn: Number(searchParams.get('turn')), entry: JSON.parse(body) };
}

async function open(script: string): Promise<StandIn> {
  const [scripts, notes]: [string[], Note[]] = [[], []];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'POST') notes.push(toNote(request.url ?? '', body));
      else scripts.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.setHeader('content-type', 'text/javascript');
      response.end(request.method === 'POST' ? '' : script);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
  return {
    ...{ origin: `http://localhost:${port}`, scripts, stop },
    get sent() {
      return notes.toSorted((one, other) => one.page - other.page || one.turn - other.turn).map(({ entry }) => entry);
    },
    forget: () => void notes.splice(0),
  };
}

/** Tag manager, heatmap and chat as others would serve them, each from an origin of its own; `given`: for the shop. */
export async function openThirdParties() {
  const [tags, heatmap, chat] = await Promise.all([open(tagManager), open(plain), open(plain)]);
  const given = {
    TAG_MANAGER_ID: 'GTM-TEST1',
    TAG_MANAGER_URL: `${tags.origin}/gtm.js`,
    HEATMAP_ID: 'heat1',
    HEATMAP_URL: `${heatmap.origin}/tag`,
    CHAT_ID: 'chat1',
    CHAT_URL: `${chat.origin}/l.js`,
  };
  const stop = () => Promise.all([tags, heatmap, chat].map((one) => one.stop()));
  return { tags, heatmap, chat, given, stop };
}
