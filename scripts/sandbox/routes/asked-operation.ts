import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';

/** What later steps know of a request: the name of its operation (null: none of ours) and its body. */
export type AskedOperation = { Bindings: HttpBindings; Variables: { operation: string | null; body: unknown } };

const MAX_BODY = 64 * 1024;

/** Reads the body once and finds out which operation is asked. */
export const askedOperation: MiddlewareHandler<AskedOperation> = async (c, next) => {
  const isPost = c.req.method === 'POST' && c.req.path.startsWith('/api/external/');
  const body = isPost ? parseBody(await c.req.text()) : null;
  c.set('body', body);
  c.set('operation', isPost ? actionOf(body) : operationOfPath(c.req.method, c.req.path));
  await next();
};

function parseBody(text: string): Record<string, unknown> {
  if (text.length > MAX_BODY) throw new Refusal(413, 'too_large', `A body has at most ${MAX_BODY} characters.`);
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(422, 'invalid_request', 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is no JSON.');
  }
}

function actionOf(body: Record<string, unknown> | null): string | null {
  if (body?.['byNumber'] !== undefined && body['action'] === undefined) return 'byNumber';
  return typeof body?.['action'] === 'string' ? body['action'] : null;
}

const reads: [RegExp, string][] = [
  [/^\/api\/external\/source\/[^/]+$/, 'getSource'],
  [/^\/api\/external\/distributors$/, 'getDistributors'],
  [/^\/country$/, 'getCountry'],
  [/^\/public\/marquee\/[^/]+$/, 'getMarquee'],
  [/^\/news\/acl-eu$/, 'listNews'],
  [/^\/news\/single\/[^/]+$/, 'getNews'],
  [/^\/paypal\/sdk\/js$/, 'paypalScript'],
  [/^\/revolut\/embed\.js$/, 'revolutScript'],
];

const payments: [RegExp, string][] = [
  [/^\/paypal\/api\/orders\/[^/]+\/capture$/, 'paypalCapture'],
  [/^\/revolut\/checkout\/pay$/, 'revolutPay'],
];

function operationOfPath(method: string, path: string): string | null {
  const isRead = method === 'GET' || method === 'HEAD';
  const known = isRead ? reads : method === 'POST' ? payments : [];
  return known.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
