import { Hono } from 'hono';
import { answerAs } from '../faults.ts';
import { Refusal } from '../refusal.ts';
import { isOperation } from '../spoiled-answer.ts';
import type { Store } from '../store/store.ts';
import { addressOperations } from './address.ts';
import { applicationOperations } from './applications.ts';
import { cartOperations } from './cart.ts';
import { itemOperations } from './item.ts';
import { isKnownSource } from './operation.ts';
import type { Operation } from './operation.ts';
import { orderOperations } from './order.ts';
import { paymentMethodOperations } from './payment-methods.ts';
import { listDistributors, popularOperations } from './popular.ts';

const posts: Record<string, Record<string, Operation>> = {
  item: itemOperations,
  applications: applicationOperations,
  cart: cartOperations,
  address: addressOperations,
  order: orderOperations,
  paymentmethods: paymentMethodOperations,
  popularitems: popularOperations,
};

const MAX_BODY = 64 * 1024;

type Body = Record<string, unknown>;

/** The commerce API itself, to be mounted at `/api/external`. */
export function createExternalRoutes(store: Store): Hono {
  const routes = new Hono<{ Variables: { body: Body } }>();
  routes.post('/:path', async (c, next) => {
    const body = parseBody(await c.req.text());
    c.set('body', body);
    const name = nameOperation(body);
    return isOperation(name) ? answerAs(store, name, describeQuestion(body))(c, next) : next();
  });
  routes.post('/:path', (c) => {
    const [path, body] = [c.req.param('path'), c.get('body')];
    const operations = Object.hasOwn(posts, path) ? posts[path] : undefined;
    if (!operations) return c.notFound();
    const name = nameOperation(body);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation)
      throw new Refusal(422, 'unknown_action', `action is none of ${Object.keys(operations).join(', ')}.`);
    return c.json(operation.answer(store, body) as object);
  });
  routes.get('/source/:source', answerAs(store, 'getSource'), (c) => {
    if (!isKnownSource(c.req.param('source')))
      throw new Refusal(404, 'not_found', `There is no source ${c.req.param('source')}.`);
    return c.json({ options: { make: store.vehicles.makes(), engine: store.vehicles.engines() } });
  });
  routes.get('/distributors', answerAs(store, 'getDistributors'), (c) => c.json(listDistributors()));
  return routes as unknown as Hono;
}

function parseBody(text: string): Body {
  if (text.length > MAX_BODY) throw new Refusal(413, 'too_large', `A body has at most ${MAX_BODY} characters.`);
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(422, 'invalid_request', 'The body must be a JSON object.');
  return body as Body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is no JSON.');
  }
}

function nameOperation({ action, byNumber }: Body): string {
  if (byNumber !== undefined && action === undefined) return 'byNumber';
  return typeof action === 'string' ? action : '';
}

/** What a read is about and for whom, by the words of the wire. */
function describeQuestion({ record, item, keyword, country, currency }: Body): string {
  const about = record ?? item ?? keyword;
  if (typeof about !== 'string') return '';
  return [about, country, currency].filter((word) => typeof word === 'string').join(' ');
}
