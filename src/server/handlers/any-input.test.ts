import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProblem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { loadTestRoutes } from '#scripts/test-kit/routes.ts';
import { listedRoutes, endpointBuckets } from '../limits/endpoint-buckets.ts';
import { drawnPages, endpoints, listWrites, listWrongMethods } from '../../end-to-end/endpoints.ts';

let shop: TestShop;
let visitor: TestVisitor;
const route = await loadTestRoutes();

/** Sends a body as it is. */
const send = (method: string, path: string, body: string | Uint8Array<ArrayBuffer> | undefined): Promise<Response> =>
  route(shop.services, new Request(`http://localhost${path}`, { method, ...(body === undefined ? {} : { body }) }));

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const withFirst = (good: Record<string, unknown>, first: string) =>
  `{${first},${JSON.stringify(good).slice(1)}`.replace(',}', '}');

/** Bodies that no page of ours sends, and what they are answered with. */
const broken = (good: Record<string, unknown>): [string, string | Uint8Array<ArrayBuffer>, number][] => [
  ['nothing', '', 400],
  ['half', '{', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['too deep', '['.repeat(30_000), 400],
  ['deep inside', withFirst(good, `"a":${'['.repeat(9_000)}${']'.repeat(9_000)}`), 400],
  ['a prototype', withFirst(good, '"__proto__":{"isAdmin":true}'), 400],
  ['no UTF-8', latin(withFirst(good, '"\u00ff\u00fe":"\u00c3("')), 400],
  ['a field too many', JSON.stringify({ ...good, text: 'x'.repeat(60_000) }), 400],
];
beforeAll(async () => {
  shop = await openTestShop();
  visitor = shop.visit();
  await reachSummary(visitor);
});
afterAll(() => shop.stop());

const writes = listWrites();

/** A buyer with a full basket, and a press that gets as far as the last comparison and no further: the city is another one. */
async function standAtButton(): Promise<{ who: TestVisitor; sent: Record<string, unknown> }> {
  const who = shop.visit();
  const { agreed, draft } = await reachSummary(who);
  const shown = { ...agreed.shown, draft: { ...draft, shipping: { ...draft.shipping, city: 'Elsewhere' } } };
  const sent = { key: newKey(), ...agreed, shown };
  expect((await who.ask('POST', '/api/order', sent)).body).toMatchObject({ code: 'details-changed' });
  return { who, sent };
}

/** The way to every value of a body, however deep. */
const listWays = (value: unknown, way: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...way, key], ...listWays(inner, [...way, key])])
    : [];

function replaceAt(body: unknown, [key, ...way]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((inner, n) => (String(n) === key ? replaceAt(inner, way, value) : inner));
  const known = body as Record<string, unknown>;
  return { ...known, [key]: replaceAt(known[key], way, value) };
}

/** Anything, and things that look almost right: one value replaced, one key too many. */
const almost = (good: Record<string, unknown>) => {
  const keys = Object.keys(good);
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 60 }), fc.integer());
  const replaced =
    keys.length === 0
      ? []
      : [fc.tuple(fc.constantFrom(...listWays(good)), value).map(([way, by]) => replaceAt(good, way, by))];
  const extra = fc.constantFrom('price', 'tax', 'cart_id', 'source', 'pricegroup', '__proto__', 'constructor');
  const added = fc
    .tuple(extra, fc.jsonValue())
    .map(
      ([key, value]) =>
        JSON.parse(
          `${JSON.stringify(good).slice(0, -1)}${keys.length ? ',' : ''}"${key}":${JSON.stringify(value)}}`,
        ) as unknown,
    );
  return fc.oneof(fc.jsonValue(), added, ...replaced);
};

describe('whatever is sent, the answer is 2xx or a 4xx problem', () => {
  test.each(writes)('%s %s', async (method, path, good) => {
    const { who, sent } = path === '/api/order' ? await standAtButton() : { who: visitor, sent: good };
    await fc.assert(
      fc.asyncProperty(almost(sent), async (body) => {
        const answer = await who.ask(method, path, body);
        expect([answer.status, answer.body]).toSatisfy(() => answer.status < 500);
        if (answer.status >= 400) expect(readProblem(answer.body)).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test.each(writes)('%s %s: a key too many is 400', async (method, path, good) => {
    const extra = await visitor.ask(method, path, { ...good, grosamount: 1 });
    expect(extra.status).toBe(400);
  });

  test.each(writes)('%s %s: no JSON, nothing, too deep, too much, broken text', async (method, path, good) => {
    for (const [name, body, status] of broken(good)) {
      const answer = await send(method, path, body);
      expect([name, answer.status]).toEqual([name, status]);
      expect(readProblem(await answer.json())).not.toBeNull();
    }
  });

  test.each(['/api/part/', '/api/order/', '/api/search?q=', '/api/stock-alert/one-click?link='])(
    'GET %s…',
    async (path) => {
      const typed = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom('..', '%', "'--", '<script>', '\u0000'),
      );
      await fc.assert(
        fc.asyncProperty(
          typed.filter((text) => text !== '' && text !== '.' && text !== '..'),
          async (text) => {
            const answer = await visitor.ask('GET', path + encodeURIComponent(text.toWellFormed()));
            expect(answer.status).toBeLessThan(500);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  // rule request.reading-changes-nothing
  test.each(listWrongMethods())('%s %s is 405 with Allow: %s', async (method, path, allow) => {
    const answer = await send(method, path, method === 'GET' ? undefined : '{}');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(readProblem(await answer.json())).not.toBeNull();
  });
});

// rule request.listed
test('every endpoint and every page that is drawn is tried', () => {
  const tried = endpoints.map(({ file }) => `/api/${file.replace(/\/?index$/, '')}`);
  const all = [...tried, ...Object.keys(drawnPages), '/email/enquiry-form'];
  expect(all.toSorted()).toEqual(listedRoutes.toSorted());
});

// rule request.listed
test.each(listedRoutes.filter((listed) => /^\/(?:api|email)\//.test(listed)))(
  '%s answers the methods of its rows and no other',
  async (listed) => {
    const rows = Object.keys(endpointBuckets).filter((row) => row.endsWith(` ${listed}`));
    const answer = await send('PATCH', listed.replaceAll(/\[\w+\]/g, 'x'), '{}');
    expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(
      rows.map((row) => row.slice(0, row.indexOf(' '))).toSorted(),
    );
  },
);
