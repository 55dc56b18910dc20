import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createTurnstile } from './turnstile.ts';

/** Speaks siteverify as the provider documents it: form fields in, success and error codes out, each token once. */
const seen: URLSearchParams[] = [];
const used = new Set<string>();
let broken: 'no' | 'garbage' | 'hangs up' = 'no';

function verify(fields: URLSearchParams): object {
  const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
  const token = fields.get('response') ?? '';
  if (fields.get('secret') !== 'site-secret') return refuse('invalid-input-secret');
  if (!token.startsWith('good-')) return refuse('invalid-input-response');
  if (used.has(token)) return refuse('timeout-or-duplicate');
  used.add(token);
  return { success: true, 'error-codes': [], challenge_ts: '2026-11-21T12:00:00Z', hostname: 'shop.example' };
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const fields = new URLSearchParams(Buffer.concat(chunks).toString());
    seen.push(fields);
    if (broken === 'hangs up') return void response.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(broken === 'garbage' ? '<html>' : JSON.stringify(verify(fields)));
  });
});
let verifyUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
afterEach(() => {
  broken = 'no';
});

const open = (secret = 'site-secret') =>
  createTurnstile({ siteKey: 'site-key', secret, verifyUrl, log: createLog('silent') });

// rule enquiry.proof
describe('turnstile', () => {
  test('the browser is given the key of the site and nothing secret', async () => {
    expect(await open().pose()).toEqual({ provider: 'turnstile', siteKey: 'site-key' });
  });

  test('asks with secret, token and address; a good token has a name of its own', async () => {
    const checked = await open().check('good-1', '198.51.100.7');
    expect(checked).toMatchObject({ outcome: 'good', forMs: 300_000 });
    expect(JSON.stringify(checked)).not.toContain('good-1');
    expect(Object.fromEntries(seen.at(-1) ?? [])).toEqual({
      ...{ secret: 'site-secret', response: 'good-1', remoteip: '198.51.100.7' },
    });
  });

  test.each(['good-1', 'wrong', '', 'x'.repeat(2049)])('%j is refused', async (token) => {
    await open().check('good-1', '198.51.100.7');
    expect(await open().check(token, '198.51.100.7')).toEqual({ outcome: 'bad' });
  });

  test.each(['garbage', 'hangs up'] as const)('a provider that %s is none that refuses', async (how) => {
    broken = how;
    expect(await open().check('good-2', '198.51.100.7')).toEqual({ outcome: 'unreachable' });
  });

  test('a wrong secret is our fault and not the visitor’s', async () => {
    expect(await open('other').check('good-3', '198.51.100.7')).toEqual({ outcome: 'unreachable' });
  });
});
