import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, packAnswer } from './encoding.ts';

const long = 'price and stock '.repeat(200);
const answer = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['content-type', 'text/html'],
    ],
  });

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('who reads %s has it in %s, with all that it said', async (accepted, encoding, unpack) => {
  const packed = await packAnswer(answer(long), accepted);
  expect(packed.headers.get('content-encoding')).toBe(encoding);
  expect(packed.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(long);
});

test.each([
  ['who reads neither', answer(long), null],
  ['a short answer', answer('short'), 'br'],
])('%s has it as it is', async (_, given, accepted) => {
  const text = await given.clone().text();
  const plain = await packAnswer(given, accepted);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect([plain.status, await plain.text()]).toEqual([given.status, text]);
});

test('an answer outside 2xx is packed too', async () => {
  const packed = await packAnswer(answer(long, 404), 'br');
  expect([packed.status, packed.headers.get('content-encoding')]).toEqual([404, 'br']);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', null],
  ['br;q=0.5', 'br'],
  ['BR, GZip', 'br'],
  ['gzip ;q=0.8 , br ; q=0', 'gzip'],
  ['br;q=0.001', 'br'],
  ['brotli', null],
  ['x-br, dcb', null],
  ['dcb;q=1, gzip;q=1.0', 'gzip'],
  [';;;,q=br;q=,', null],
  [undefined, null],
])('who accepts %s reads %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
