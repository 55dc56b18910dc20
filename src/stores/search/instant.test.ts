import type { CallResult } from '#api/call.ts';
import { searchRootPath, searchShardPath } from '#api/search-index.ts';
import { buildIndex } from '#domain/search/build-index.ts';
import type { PackedRoot } from '#domain/search/index-format.ts';
import { sampleMain, sampleRod } from '#domain/part/samples.ts';
import { describe, expect, test } from 'vitest';
import { createInstantSearch } from './instant.ts';

const parts = ['STD', '.25', '.50'].map((size) => sampleRod({ size }));
const catalogue = { makes: [], engines: [], parts: [...parts, sampleMain], applications: {} };

/** The files of one build, by their paths. */
function publish(digest: string, whole: number): Map<string, unknown> {
  const { root, shards } = buildIndex(catalogue, { whole, shard: 60 });
  const named: PackedRoot = { ...root, digest };
  const files = Object.entries(shards).map(([name, shard]) => [searchShardPath(digest, name), shard] as const);
  return new Map<string, unknown>([[searchRootPath, named], ...files]);
}

const [today, tomorrow] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A search whose server has `files`; what is not there is answered with 404, `isOffline` with nothing. */
function openSearch(whole = 100_000) {
  const server = { files: publish(today, whole), isOffline: false };
  const asked: string[] = [];
  const call = async (path: string): Promise<CallResult<unknown>> => {
    asked.push(path);
    await settled();
    if (server.isOffline) return { ok: false, problem: { code: 'offline', ref: '' } };
    const value = server.files.get(path);
    return value ? { ok: true, value } : { ok: false, problem: { code: 'bad-answer', ref: '404' } };
  };
  return { ...createInstantSearch({ call: call as never, myEngine: () => null }), server, asked };
}
const limit = 5;
const slugsOf = (answer: Awaited<ReturnType<ReturnType<typeof openSearch>['ask']>>) =>
  answer.ok ? answer.value.hits.map((hit) => (hit.kind === 'part' ? hit.slug : '')) : answer.failure;

describe('instant search', () => {
  test('answers from the files of the build', async () => {
    const { ask } = openSearch();
    expect(slugsOf(await ask('4b1606h .25', { limit }))).toEqual(['4B1606H-.25', '4B1606H-STD', '4B1606H-.50']);
  });

  test('loads nothing before it is wanted, and a whole index at once when it is warmed', async () => {
    const { warm, asked } = openSearch();
    expect(asked).toEqual([]);
    warm();
    await settled();
    await settled();
    expect(asked).toEqual([searchRootPath, searchShardPath(today, 'all')]);
  });

  test('asks for each file once, whoever wants it at the same time', async () => {
    const { warm, ask, asked } = openSearch();
    warm();
    await Promise.all(['4b', '4b1', '5m'].map((typed) => ask(typed, { limit })));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('answers without waiting once the files are there', async () => {
    const { ask } = openSearch(0);
    await ask('4b1606h', { limit });
    let isAnswered = false;
    void ask('4b1606h', { limit }).then(() => (isAnswered = true));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(isAnswered).toBe(true);
  });

  test('a shop that was built anew gives its new index', async () => {
    const { warm, ask, server, asked } = openSearch(0);
    warm();
    await settled();
    server.files = publish(tomorrow, 0);
    expect(slugsOf(await ask('4b1606h std', { limit }))).toContain('4B1606H-STD');
    expect(asked.filter((path) => path === searchRootPath)).toHaveLength(2);
  });

  test('a file that is gone from the new index too is a failure, and no endless asking', async () => {
    const { ask, server, asked } = openSearch(0);
    for (const path of [...server.files.keys()]) if (path !== searchRootPath) server.files.delete(path);
    expect(await ask('4b1606h', { limit })).toMatchObject({ ok: false, failure: { kind: 'broken-contract' } });
    expect(asked.filter((path) => path === searchRootPath)).toHaveLength(2);
  });

  test('without a network it says so, and the next question tries again', async () => {
    const { ask, server } = openSearch();
    server.isOffline = true;
    expect(await ask('4b1606h', { limit })).toMatchObject({ ok: false, failure: { kind: 'network' } });
    server.isOffline = false;
    expect(slugsOf(await ask('4b1606h std', { limit }))).toContain('4B1606H-STD');
  });

  test('files of another format are not read', async () => {
    const { ask, server } = openSearch();
    const path = searchShardPath(today, 'all');
    server.files.set(path, { ...(server.files.get(path) as object), format: 0 });
    expect(await ask('4b1606h', { limit })).toMatchObject({ ok: false, failure: { at: 'all.format' } });
  });
});
