import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { endpoints, listWrites } from './endpoints.ts';

type RawRequest = { method?: string; headers?: Record<string, string>; chunks?: (string | Buffer)[] };
type Answer = { status: number; type: string; allow: string | undefined; text: string };

/** node:http, because a browser would not send most of this. Several chunks go without a length. */
function send(shop: string, path: string, { method = 'GET', headers = {}, chunks = [] }: RawRequest): Promise<Answer> {
  const { hostname, port, host } = new URL(shop);
  const length = chunks.length === 1 ? { 'content-length': String(Buffer.byteLength(chunks[0] ?? '')) } : {};
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, method, headers: { host, 'sec-fetch-site': 'same-origin', ...length, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const { 'content-type': type = '', allow } = response.headers;
          resolve({ status: response.statusCode ?? 0, type, allow, text });
        });
      },
    );
    // a body that is refused before its end may find the connection closed; the answer is what counts
    request.on('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error));
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}

const json = { 'content-type': 'application/json' };

/** What nobody of us sends, and the statuses that may answer it. */
const broken = (good: object): [string, RawRequest, number[]][] => {
  const text = JSON.stringify(good);
  const withFirst = (first: string) => `{${first},${text.slice(1)}`.replace(',}', '}');
  const large = `${text.slice(0, -1)},"x":"${'x'.repeat(70_000)}"}`;
  return [
    ['a key too many', { headers: json, chunks: [withFirst('"grosamount":1')] }, [400]],
    ['a prototype', { headers: json, chunks: [withFirst('"__proto__":{"isAdmin":true}')] }, [400]],
    ['nothing', { headers: json }, [400]],
    ['half', { headers: json, chunks: ['{'] }, [400]],
    ['a number', { headers: json, chunks: ['7'] }, [400]],
    ['too deep', { headers: json, chunks: ['['.repeat(30_000)] }, [400]],
    ['no UTF-8', { headers: json, chunks: [Buffer.from(withFirst('"\u00ff":"\u00c3("'), 'latin1')] }, [400]],
    ['too much', { headers: json, chunks: [large] }, [413]],
    [
      'too much, without a length',
      { headers: json, chunks: ['{"x":"', 'x'.repeat(40_000), 'x'.repeat(40_000)] },
      [413],
    ],
    ['another type', { headers: { 'content-type': 'text/plain' }, chunks: [text] }, [415]],
    ['no type', { chunks: [text] }, [415]],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, chunks: ['a=b'] }, [415]],
    ['from elsewhere', { headers: { ...json, 'sec-fetch-site': 'cross-site' }, chunks: [text] }, [403]],
  ];
};

test.setTimeout(120_000);

const shopOf = (baseURL: string | undefined) => baseURL ?? '';

const expectProblem = (where: string, { status, type, text }: Answer, statuses: number[]) => {
  expect(statuses, `${where}: ${status} ${text.slice(0, 200)}`).toContain(status);
  expect(type, where).toContain('application/json');
  expect(JSON.parse(text), where).toEqual({ code: expect.any(String), ref: expect.any(String) });
};

test(
  'whatever is sent to an endpoint of the built shop is answered with a readable problem',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    for (const [method, path, good] of listWrites())
      for (const [name, request, statuses] of broken(good)) {
        // a question of everybody's (rule request.reading-interface)
        if (path === '/api/parts/ids' && name === 'from elsewhere') continue;
        const where = `${method} ${path}: ${name}`;
        expectProblem(where, await send(shopOf(baseURL), path, { ...request, method }), statuses);
      }
  },
);

const readOnly = ['/', '/details/AG-1', '/order/ord_x', '/details/NOT-THERE', '/news/x', '/robots.txt'];

test(
  'a method that is not there is 405 and says which there are',
  { tag: ['@desktop', '@deep'] },
  async ({ baseURL }) => {
    const all = [...endpoints, ...readOnly.map((path) => ({ path, methods: { GET: null, HEAD: null } }))];
    for (const { path, methods } of all)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
        if (Object.hasOwn(methods, method) || (method === 'TRACE' && readOnly.includes(path))) continue;
        const chunks = method === 'POST' ? { chunks: ['{}'] } : {};
        const answer = await send(shopOf(baseURL), path, { method, headers: json, ...chunks });
        expectProblem(`${method} ${path}`, answer, [405]);
        expect(answer.allow, `${method} ${path}`).toMatch(
          readOnly.includes(path) ? /^GET, HEAD$/ : /^(GET|POST|PUT|DELETE)/,
        );
      }
  },
);

/** Page addresses that are made on demand, with parts that belong to none. */
const strange = [
  '%00',
  '%FF',
  '%E0%A4%A',
  '..%2f..%2fetc',
  '%3Cscript%3E',
  "'--",
  'x'.repeat(3_000),
  '%F0%9F%92%A9',
  '.',
  ';a=b',
];
const roots = [
  '/order/',
  '/order/ord_x/',
  '/checkout/',
  '/checkout/ord_x/',
  '/details/',
  '/news/',
  '/search/',
  '/api/part/',
];
const queries = [
  '?link=%00',
  '?link=x',
  '?error=%FF',
  '?placed',
  '?q=%FF%00',
  '?number=%0d%0aSet-Cookie:a=b',
  `?${'a=b&'.repeat(900)}`,
];

test(
  'a strange address of a page is found or not found, and never an error of ours',
  { tag: ['@desktop', '@deep'] },
  async ({ baseURL }) => {
    const paths = roots.flatMap((root) => [...strange, ...queries].map((tail) => root + tail));
    for (const path of [
      ...paths,
      '/search?q=%FF',
      '/search?q=%00',
      '/details?number=%00',
      '//evil.example',
      '/%2e%2e/',
    ]) {
      const { status } = await send(shopOf(baseURL), path, {});
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
    }
  },
);
