import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { answerNothing } from './answer.ts';
import { type Methods, serve } from './serve.ts';

const services = { log: createLog('silent'), env: { TRUST_PROXY: [] } } as unknown as Services;
const ask = (methods: Methods, method: string) => {
  const context = {
    locals: { services },
    request: new Request('http://localhost/api/x', { method }),
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

  test('a handler that throws is 503 with a code, and nothing of the error is told', async () => {
    const response = await ask({ GET: () => Promise.reject(new Error('secret place')) }, 'GET');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret');
  });
});
