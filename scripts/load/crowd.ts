import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestVisitor, newKey, reachSummary, testDraft } from '../test-kit/visitor.ts';

/** `counts`: how often something was answered so, by kind of request and answer; `placed`: what buyers were told. */
export type Crowd = {
  url: string;
  isOver: boolean;
  counts: Map<string, number>;
  faults: string[];
  placed: { email: string; orderId: string }[];
};

function count({ counts, faults }: Crowd, answer: string, fault: string | null): void {
  counts.set(answer, (counts.get(answer) ?? 0) + 1);
  if (fault) faults.push(fault);
}

const pages = ['/', '/catalogue', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/faq', '/basket', '/search/'];
const live = ['/api/part/4B1606H-STD?quantity=1', '/api/visitor'];

/** A visitor of a network of their own, as a proxy would say it: nobody is held up for what another one does. */
const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

/** Reads pages and live answers on one kept connection. A page is 200 whatever is down; a live answer is 200 or an honest 503. */
export async function readOn(crowd: Crowd, visitor: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'x-forwarded-for': addressOf(visitor), 'accept-encoding': 'br' };
  for (let turn = visitor; !crowd.isOver; turn += 1, await pause(20)) {
    const isLive = turn % 5 === 0;
    const list = isLive ? live : pages;
    const path = list[turn % list.length] ?? '/';
    try {
      const [answer] = (await once(get(crowd.url + path, { agent, headers }), 'response')) as [IncomingMessage];
      const [status, body] = [answer.statusCode ?? 0, await text(answer)];
      const isHonest = isLive && status === 503 && body.includes('"code":"shop-unavailable"');
      const isGood = status === 200 || status === 308 || isHonest;
      count(crowd, `${isLive ? 'live' : 'page'} ${status}`, isGood ? null : `GET ${path}: ${status}`);
    } catch (error) {
      count(crowd, `${isLive ? 'live' : 'page'} cut`, `GET ${path}: ${String(error)}`);
    }
  }
  agent.destroy();
}

type Told = { status: number; body: unknown };

/** Presses once, and asks with the same key until the shop says what became of it, as the page does. */
async function press(crowd: Crowd, email: string, ask: () => Promise<Told>): Promise<void> {
  for (let round = 0; round < 150; round += 1, await pause(400)) {
    const { status, body } = await ask().catch((error: unknown) => ({ status: 0, body: { code: String(error) } }));
    const { code = '', orderId = '' } = (body ?? {}) as { code?: string; orderId?: string };
    const isBad = status === 0 || (status >= 500 && status !== 503);
    count(crowd, `order ${status || 'cut'}`, isBad ? `POST /api/order: ${status} ${code}` : null);
    if (status === 201) crowd.placed.push({ email, orderId });
    // told that it changed, or that there is none: this buyer goes; what became of the order is counted in the end
    if (status !== 0 && code !== 'order-pending' && code !== 'shop-unavailable') return;
  }
}

/** Buys as one person after the other, each from nothing to a placed order. */
export async function buyOn(crowd: Crowd, buyer: number): Promise<void> {
  for (let turn = 0; !crowd.isOver; turn += 1, await pause(200)) {
    const person = 65_536 + buyer * 1_000 + turn;
    const visitor = createTestVisitor((request) => {
      const { pathname, search } = new URL(request.url);
      const asked = new Request(crowd.url + pathname + search, request);
      asked.headers.set('origin', crowd.url);
      asked.headers.set('x-forwarded-for', addressOf(person));
      return fetch(asked);
    });
    const email = `load-${person}@buyer.example`;
    try {
      const { agreed } = await reachSummary(visitor, { draft: { ...testDraft, email, repeatEmail: email } });
      const key = newKey();
      await press(crowd, email, () => visitor.ask('POST', '/api/order', { key, ...agreed }));
    } catch (error) {
      const said = String(error);
      const isHonest = / 503 \{"code":"shop-unavailable"/.test(said);
      count(
        crowd,
        `checkout ${/ (\d{3}) /.exec(said)?.[1] ?? 'cut'}`,
        isHonest ? null : `checkout: ${said.slice(0, 160)}`,
      );
    }
  }
}
