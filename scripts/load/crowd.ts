import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestVisitor, newKey, reachSummary, testDraft } from '../test-kit/visitor.ts';

/** What was answered, by kind of request and answer, and what buyers were told. */
export type Tally = { counts: Map<string, number>; faults: string[]; placed: { email: string; orderId: string }[] };

export const openTally = (): Tally => ({ counts: new Map(), faults: [], placed: [] });

function count(tally: Tally, kind: string, answer: string | number): void {
  const key = `${kind} ${answer}`;
  tally.counts.set(key, (tally.counts.get(key) ?? 0) + 1);
}

type Crowd = { port: number; tally: Tally; isOver: () => boolean };

const pages = ['/', '/catalogue', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/faq', '/basket', '/search/'];
const live = ['/api/part/4B1606H-STD?quantity=1', '/api/visitor'];

/** A visitor of a network of their own, as a proxy would say it: nobody is held up for what another one does. */
const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

function read({ port }: Crowd, agent: Agent, path: string, visitor: number): Promise<{ status: string; code: string }> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': addressOf(visitor), 'accept-encoding': 'br' };
    const request = get({ port, path, agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(0, 200)));
      response.on('end', () =>
        resolve({ status: String(response.statusCode), code: /"code":"([\w-]+)"/.exec(text)?.[1] ?? '' }),
      );
      response.on('error', (error) => resolve({ status: error.message, code: '' }));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, code: '' }));
  });
}

/** Reads pages and live answers on one kept connection. A page is 200 whatever is down; a live answer is 200 or an honest 503. */
export async function readOn(crowd: Crowd, visitor: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = visitor; !crowd.isOver(); turn += 1) {
    const isLive = turn % 5 === 0;
    const list = isLive ? live : pages;
    const path = list[turn % list.length] ?? '/';
    const { status, code } = await read(crowd, agent, path, visitor);
    const isHonest = isLive && status === '503' && code === 'shop-unavailable';
    count(crowd.tally, isLive ? 'live' : 'page', status);
    if (!/^(?:200|308)$/.test(status) && !isHonest) crowd.tally.faults.push(`GET ${path}: ${status} ${code}`);
    await pause(20);
  }
  agent.destroy();
}

const pendingRounds = 150;
const breathMs = 400;

/** Presses once, and asks with the same key until the shop says what became of it, as the page does. */
async function press(crowd: Crowd, ask: (body: object) => Promise<{ status: number; body: unknown }>, email: string) {
  for (let round = 0; round < pendingRounds; round += 1) {
    const answer = await ask({}).catch((error: unknown) => ({ status: 0, body: String(error) }));
    count(crowd.tally, 'order', answer.status || 'cut');
    if (answer.status === 0) crowd.tally.faults.push(`POST /api/order: ${String(answer.body)}`);
    if (answer.status >= 500 && answer.status !== 503) crowd.tally.faults.push(`POST /api/order: ${answer.status}`);
    if (answer.status === 201)
      return void crowd.tally.placed.push({ email, orderId: (answer.body as { orderId: string }).orderId });
    const { code = '' } = (answer.body ?? {}) as { code?: string };
    // told that it changed, or that there is none: this buyer goes; what became of the order is counted in the end
    if (answer.status !== 0 && code !== 'order-pending' && code !== 'shop-unavailable') return;
    await pause(breathMs);
  }
}

/** Buys as one person after the other, each from nothing to a placed order. */
export async function buyOn(crowd: Crowd, buyer: number): Promise<void> {
  for (let turn = 0; !crowd.isOver(); turn += 1) {
    const visitorId = 65_536 + buyer * 1_000 + turn;
    const send = (request: Request) => {
      const headers = new Headers(request.headers);
      headers.set('origin', `http://localhost:${crowd.port}`);
      headers.set('x-forwarded-for', addressOf(visitorId));
      const { pathname, search } = new URL(request.url);
      return fetch(
        new Request(`http://localhost:${crowd.port}${pathname}${search}`, new Request(request, { headers })),
      );
    };
    const visitor = createTestVisitor(send);
    const email = `load-${visitorId}@buyer.example`;
    try {
      const { agreed } = await reachSummary(visitor, { draft: { ...testDraft, email, repeatEmail: email } });
      const key = newKey();
      await press(crowd, () => visitor.ask('POST', '/api/order', { key, ...agreed }), email);
    } catch (error) {
      const text = String(error);
      count(crowd.tally, 'checkout', / (\d{3}) /.exec(text)?.[1] ?? 'cut');
      if (!/ 503 \{"code":"shop-unavailable"/.test(text)) crowd.tally.faults.push(`checkout: ${text.slice(0, 160)}`);
    }
    await pause(200);
  }
}
