import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { answerNothing } from './answer.ts';
import { type Methods, serve } from './serve.ts';

const services = { log: createLog('silent'), env: { TRUST_PROXY: [] } } as unknown as Services;
const ask = (methods: Methods, method: string, options: { headers?: HeadersInit; routePattern?: string } = {}) => {
  const context = {
    locals: { services },
    request: new Request('http://localhost/api/x', { method, headers: options.headers ?? {} }),
    routePattern: options.routePattern ?? '/api/x',
    params: { id: 'o1' },
    clientAddress: '192.0.2.1',
  };
  return serve(methods)(context as unknown as Parameters<ReturnType<typeof serve>>[0]);
};

describe('serve', () => {
  test('hands the parameters of the path and the address of the visitor to the handler of the method', async () => {
    const seen: unknown[] = [];
    const response = await ask(
      { PUT: async (_services, _request, where) => (seen.push(where), answerNothing()) },
      'PUT',
    );
    expect([response.status, seen]).toEqual([204, [{ id: 'o1', ip: '192.0.2.1' }]]);
  });

  test.each(['POST', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is 405 with Allow where only GET and PUT are offered',
    async (method) => {
      const response = await ask({ GET: async () => answerNothing(), PUT: async () => answerNothing() }, method);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, PUT']);
      expect(await response.json()).toMatchObject({ code: 'wrong-method' });
    },
  );

  // rule privacy.kept-nowhere
  test.each([
    ['a person who opens it', {}, 'no-store'],
    ['a script that says nothing of keeping', { 'sec-fetch-dest': 'empty' }, 'no-store'],
    ['a person who loads it anew', { 'sec-fetch-dest': 'document', 'cache-control': 'no-cache' }, 'no-store'],
    ['a program', { 'cache-control': 'no-cache' }, 'no-store'],
    ['a script of a page before', { 'sec-fetch-dest': 'empty', 'cache-control': 'max-age=0' }, 'no-store'],
    ['a script that leaves nothing', { 'sec-fetch-dest': 'empty', 'cache-control': 'no-cache' }, 'private, no-cache'],
  ])('what is for one visitor is kept nowhere by %s', async (_who, headers, keeping) => {
    const methods: Methods = { GET: async () => answerNothing(), POST: () => Promise.reject(new Error('a fault')) };
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await ask(methods, method, { headers })).headers.get('cache-control')).toBe(keeping);
  });

  test('what many visitors are given and what says itself who may keep it go out as they are', async () => {
    const headers = { 'sec-fetch-dest': 'empty', 'cache-control': 'no-cache' };
    const shared = await ask({ GET: async () => answerNothing() }, 'GET', {
      headers,
      routePattern: '/api/part/[slug]',
    });
    const list = await ask(
      { GET: async () => new Response('', { headers: { 'cache-control': 'max-age=300' } }) },
      'GET',
      {
        headers,
      },
    );
    expect([shared, list].map((answer) => answer.headers.get('cache-control'))).toEqual(['no-store', 'max-age=300']);
  });

  test('a handler that throws is 503 with a code, and nothing of the error is told', async () => {
    const response = await ask({ GET: () => Promise.reject(new Error('secret place')) }, 'GET');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret');
  });
});
