import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { createLog } from '../log.ts';
import { makeProof } from '../proof/proof-for-tests.ts';
import { createProofOfWork } from '../proof/proof-of-work.ts';
import type { Services } from '../services.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { redisProgram, startRedis } from '../storage/redis-for-tests.ts';
import { createRedisStorage } from '../storage/redis.ts';
import { createSqliteStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { checkWriter } from './proof.ts';

const log = createLog('silent');
const redis = redisProgram === null ? null : await startRedis(redisProgram);
afterAll(() => redis?.stop());

/** Two servers on one storage; memory has only one. */
const open: [string, (now: () => number) => Promise<[Storage, Storage]>][] = [
  [
    'memory',
    async (now) => {
      const one = createMemoryStorage(now);
      return [one, one];
    },
  ],
  [
    'sqlite',
    async (now) => {
      const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'shop.db');
      return [createSqliteStorage(file, now), createSqliteStorage(file, now)];
    },
  ],
  ...(redis
    ? ([
        [
          'redis',
          async (now) => {
            const connect = () => createRedisStorage({ url: redis.url, now, log });
            return [await connect(), await connect()];
          },
        ],
      ] satisfies typeof open)
    : []),
];

describe.each(open)('a proof over %s', (_name, openTwo) => {
  test('lets exactly one through, whichever server it is shown to, and nobody later', async () => {
    const clock = { at: Date.now() };
    const now = () => clock.at;
    const proofs = createProofOfWork({ secret: 'x'.repeat(32), now });
    const [one, other] = await openTwo(now);
    const serve = (storage: Storage) => ({ storage, proofs, log, limits: createTestLimits() }) as unknown as Services;
    const servers = [serve(one), serve(other)] as const;
    const proof = await makeProof(await proofs.pose());
    const show = (turn: number) => checkWriter(servers[turn % 2 ? 0 : 1], { ip: `198.51.100.${turn}` }, proof);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => show(turn)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.flatMap((answer) => answer?.status ?? [])).toEqual(Array<number>(19).fill(403));
    clock.at += 19 * 60_000;
    expect((await show(1))?.status).toBe(403);
    clock.at += 60_000;
    expect((await show(2))?.status).toBe(403);
    await Promise.all(one === other ? [one.close()] : [one.close(), other.close()]);
  });
});
