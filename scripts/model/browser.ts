import type { call, CallOptions, CallResult } from '#api/call.ts';
import { type AnswerCheck, readProblem } from '#api/problem.ts';
import { orderPaths } from '#api/order.ts';
import { readCartId } from '#server/cart-holder.ts';
import type { BasketOpening } from '#stores/basket/opening.ts';
import type { Evidence } from './evidence.ts';
import type { ModelShop } from './model-shop.ts';
import { createStillClock, type SlowLine } from './slow-line.ts';

const site = 'http://localhost';
const offline = { ok: false, problem: { code: 'offline', ref: '' } } as const;

/** A page as the browser sees it; one that was left sends nothing any more and hears nothing. */
export function openReader(id: number) {
  const ends: (() => void)[] = [];
  return {
    id,
    isLeft: false,
    onLeave: (end: () => void) => void ends.push(end),
    leave() {
      this.isLeft = true;
      for (const end of ends) end();
    },
  };
}
export type Reader = ReturnType<typeof openReader>;

const never = <T>(): Promise<T> => new Promise(() => undefined);

/** The browser's locks: one after the other, and what a page holds is free when it is left. */
function createLock() {
  let last = Promise.resolve();
  return async <T>(page: Reader, work: () => Promise<T>): Promise<T> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    page.onLeave(resolve);
    if (page.isLeft) resolve();
    return page.isLeft ? never() : work().finally(resolve);
  };
}

let openings = 0;
/** The browser's name for a basket that it is about to open, kept for all its tabs. */
function keepOpening(): BasketOpening {
  let kept: string | null = null;
  return {
    name: () => (kept ??= `opening-of-the-model-${(openings += 1)}`),
    kept: () => kept ?? undefined,
    end: () => void (kept = null),
  };
}

async function read<T>(response: Response, check: AnswerCheck<T>): Promise<CallResult<T>> {
  const json: unknown = response.status === 204 ? null : await response.json();
  if (response.ok) {
    const checked = check.safeParse(json);
    if (!checked.success) throw new Error(`not what was agreed: ${JSON.stringify(json)}`);
    return { ok: true, value: checked.data };
  }
  const problem = readProblem(json);
  if (!problem) throw new Error(`no problem of ours: ${JSON.stringify(json)}`);
  return { ok: false, problem };
}

/** What the browser keeps for the shop. */
function createCookies() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    cookieHeader: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    keep(text: string): void {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** One visitor's browser on a slow line: cookies, and what goes over the line. */
export function openBrowser(shop: ModelShop, line: SlowLine, evidence: Evidence) {
  const { cookies, cookieHeader, keep } = createCookies();
  const clock = createStillClock();
  /** what the shop has not answered yet */
  const underWay = new Set<Request>();

  const cartOf = (cookie: string) => line.during(readCartId(shop.services, cookie));

  /** The endpoints' answer; a submission is noted as open until then. */
  async function answer(path: string, method: string, cookie: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    const request = new Request(site + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const isPlacing = path === orderPaths.place;
    const settle = isPlacing ? evidence.submit((await cartOf(cookie)) ?? '', body) : null;
    underWay.add(request);
    const response = await shop.route(shop.services, request);
    underWay.delete(request);
    const copy = response.clone();
    settle?.({ status: copy.status, body: copy.status === 204 ? null : await copy.json() });
    return response;
  }

  /** What `api/call` is to a page: over the line there and back. `noted` hears the end of it, in the order of arrival. */
  const createCall =
    (
      page: Reader,
      note: (path: string, options: CallOptions) => (result: CallResult<unknown>) => void | Promise<void>,
    ): typeof call =>
    async <T>(path: string, check: AnswerCheck<T>, options: CallOptions = {}): Promise<CallResult<T>> => {
      if (page.isLeft) return never();
      const { method = 'GET', body } = options;
      const cookie = cookieHeader();
      const settle = note(path, options);
      const result = await exchange(path, check, {
        method,
        cookie,
        body: structuredClone(body),
        lane: `page ${page.id}`,
      });
      await settle(result);
      return page.isLeft ? never() : result;
    };

  /** What one page sends arrives in its order; answers may overtake each other. */
  type BrowserRequest = { method: string; cookie: string; body: unknown; lane: string };
  async function exchange<T>(path: string, check: AnswerCheck<T>, request: BrowserRequest): Promise<CallResult<T>> {
    if ((await line.hold(`→ ${request.method} ${path}`, request.lane)) !== 'pass') return offline;
    const response = await answer(path, request.method, request.cookie, request.body);
    const result = await line.during(read(response, check));
    if ((await line.hold(`← ${request.method} ${path}`)) !== 'pass') return offline;
    for (const text of response.headers.getSetCookie()) keep(text);
    return result;
  }

  return {
    underWay: () => [...underWay].map(({ url }) => url),
    shop,
    line,
    evidence,
    clock,
    cookies,
    opening: keepOpening(),
    cookieHeader,
    alone: createLock(),
    createCall,
    cartId: () => cartOf(cookieHeader()),
  };
}
export type Browser = ReturnType<typeof openBrowser>;
