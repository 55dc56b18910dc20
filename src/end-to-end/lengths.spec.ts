import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { drawnPages, endpoints, listWrites } from './endpoints.ts';

type RawRequest = { method: string; path: string; encoding: string; body?: string };
/** `declared`: the `content-length` of the answer, null without one; `sent`: the bytes that came after its head. */
type Lengths = { status: number; declared: number | null; sent: number };

/** Over a socket, because every client believes the length and reads no further, or waits for the rest. */
function ask(shop: string | undefined, { method, path, encoding, body = '' }: RawRequest): Promise<Lengths> {
  const { hostname, port, host } = new URL(String(shop));
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Accept-Encoding: ${encoding}`,
    'X-Forwarded-For: 10.200.14.7',
    'Sec-Fetch-Site: same-origin',
    'Connection: close',
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const bytes = Buffer.concat(chunks);
      const end = bytes.indexOf('\r\n\r\n');
      const answerHead = bytes.subarray(0, end).toString('latin1');
      const declared = /^content-length: *(\d+)/im.exec(answerHead)?.[1];
      const status = Number(answerHead.split(' ')[1]);
      resolve({ status, declared: declared === undefined ? null : Number(declared), sent: bytes.length - end - 4 });
    });
  });
}

const encodings = ['identity', 'gzip', 'br'];
const reads = [
  ...endpoints.flatMap(({ path, methods }) => ('GET' in methods ? [path] : [])),
  ...Object.values(drawnPages).flat(),
  ...['/', '/details/4B1606H-STD', '/robots.txt', '/api/makes', '/nowhere', '/api/nowhere', '/_image?href=/a.jpg&w=9'],
];

test(
  'every answer is as long as it says, packed and not, and HEAD says the same',
  { tag: ['@desktop', '@deep'] },
  async ({ baseURL }) => {
    for (const path of reads)
      for (const encoding of encodings) {
        const where = `${path} in ${encoding}`;
        const whole = await ask(baseURL, { method: 'GET', path, encoding });
        expect(whole.status, where).toBeLessThan(500);
        if (whole.declared !== null) expect(whole.declared, where).toBe(whole.sent);
        const head = await ask(baseURL, { method: 'HEAD', path, encoding });
        expect([head.status, head.sent], `HEAD ${where}`).toEqual([whole.status, 0]);
        if (head.declared !== null) expect(head.declared, `HEAD ${where}`).toBe(whole.declared);
      }
    for (const [method, path, good] of listWrites())
      for (const body of ['{', JSON.stringify(good)]) {
        const { declared, sent } = await ask(baseURL, { method, path, encoding: 'gzip', body });
        if (declared !== null) expect(declared, `${method} ${path}`).toBe(sent);
      }
  },
);
