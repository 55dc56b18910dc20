import type { CallResult } from '#api/call.ts';
import { searchIndexPath } from '#api/search-index.ts';
import { buildIndex } from '#domain/search/build-index.ts';
import { sampleMain, sampleRod } from '#domain/part/samples.ts';
import { describe, expect, test } from 'vitest';
import { createInstantSearch } from './instant.ts';

const parts = [...['STD', '.25', '.50'].map((size) => sampleRod({ size })), sampleMain];
const published = buildIndex({ makes: [], engines: [], parts, applications: {} });

/** A search whose server has the index; `outcome` is what it answers. */
function openSearch() {
  const server: { outcome: CallResult<unknown> } = { outcome: { ok: true, value: published } };
  const calls: string[] = [];
  const call = (path: string): Promise<CallResult<unknown>> => {
    calls.push(path);
    return Promise.resolve(server.outcome);
  };
  return { ...createInstantSearch({ call: call as never, myEngine: () => null }), server, calls };
}
const limit = 5;
const slugsOf = (answer: Awaited<ReturnType<ReturnType<typeof openSearch>['ask']>>) =>
  answer.ok ? answer.value.hits.map((hit) => (hit.kind === 'part' ? hit.slug : '')) : answer.failure;

describe('instant search', () => {
  test('loads nothing before it is wanted, then the index once, whoever wants it, and answers from it', async () => {
    const { warm, ask, calls } = openSearch();
    expect(calls).toEqual([]);
    warm();
    const [first] = await Promise.all(['4b1606h .25', '4b1', '5m'].map((typed) => ask(typed, { limit })));
    expect(first && slugsOf(first)).toEqual(['4B1606H-.25', '4B1606H-STD', '4B1606H-.50']);
    expect(calls).toEqual([searchIndexPath]);
  });

  test.each([
    ['offline', { kind: 'network' }],
    ['bad-answer', { kind: 'broken-contract', at: 'bad-answer 404' }],
  ] as const)(
    'an index that cannot be had (%s) is a failure, and the next question tries again',
    async (code, failure) => {
      const { ask, server } = openSearch();
      server.outcome = { ok: false, problem: { code, ref: '404' } };
      expect(await ask('4b1606h', { limit })).toMatchObject({ ok: false, failure });
      server.outcome = { ok: true, value: published };
      expect(slugsOf(await ask('4b1606h std', { limit }))).toContain('4B1606H-STD');
    },
  );
});
