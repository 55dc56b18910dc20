import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { fillShelf, newFolder, testEnv } from '../../test-kit/shop.ts';
import { createTestVisitor, newKey, reachSummary, readAgreed, testPart } from '../../test-kit/visitor.ts';
import { runBackup } from '../backup/backup.ts';
import { runRestore } from '../backup/restore.ts';
import { begin, beginShop, findPorts, type Running, serve, until, writeRelease } from './processes.ts';

const verifier = '/usr/bin/systemd-analyze';

describe(`units${existsSync(verifier) ? '' : ' (left out: there is no systemd-analyze here)'}`, () => {
  // only where systemd-analyze is
  test.runIf(existsSync(verifier))('are taken by systemd without a word', () => {
    const folder = 'scripts/deploy/systemd';
    const units = readdirSync(folder).map((name) => join(folder, name));
    expect(execFileSync(verifier, ['verify', '--man=no', ...units], { stdio: 'pipe', encoding: 'utf8' })).toBe('');
  });
});

describe('a serving shop', () => {
  let sandbox: Sandbox;
  let shop: Running;
  let environment: Record<string, string>;
  let port = 0;
  let metrics = 0;

  const send = (original: Request): Promise<Response> => {
    const { pathname, search } = new URL(original.url);
    const headers = new Headers(original.headers);
    headers.set('origin', `http://localhost:${port}`);
    return fetch(new Request(`http://localhost:${port}${pathname}${search}`, new Request(original, { headers })));
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: newFolder(), quiet: true });
    fillShelf(sandbox, testPart);
    [port = 0, metrics = 0] = await findPorts(2);
    environment = {
      ...testEnv(sandbox, newFolder()),
      SITE_URL: `http://localhost:${port}`,
      RELEASE_LINK: await writeRelease(),
      METRICS_PORT: String(metrics),
      LISTEN_HOST: '127.0.0.1',
      BACKUP_DIR: newFolder(),
    };
    shop = await beginShop(port, environment);
  }, 120_000);
  afterAll(async () => {
    await shop?.end();
    await sandbox?.stop();
  });

  // 127.0.0.2 is this machine too, by another address
  test('is reached by the address that it was told, and by no other', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed');
  });

  // rules operation.backup and operation.restore
  test('is backed up while it serves, loses its disk, is restored, and the buyer goes on where the backup was', async () => {
    const buyer = createTestVisitor(send);
    await reachSummary(buyer);
    const { code, lines } = await runBackup(environment);
    expect(code, lines.join('\n')).toBe(0);
    const [file = ''] = readdirSync(environment['BACKUP_DIR'] ?? '').filter((name) => name.endsWith('.db'));
    expect(await runRestore(environment, [file])).toMatchObject({ code: 1 });

    await shop.end();
    truncateSync(join(environment['DATA_DIR'] ?? '', 'shop.db'), 5_000);
    const restored = await runRestore(environment, [file, '--shop-is-stopped']);
    expect(restored.code, restored.lines.join('\n')).toBe(0);
    shop = await beginShop(port, environment);
    const placed = await buyer.ask('POST', '/api/order', { key: newKey(), ...(await readAgreed(buyer)) });
    expect([placed.status, sandbox.store.orders.list().length]).toEqual([201, 1]);
  }, 60_000);

  // rule operation.storage-lost
  test('loses its file under a buyer and says so; after a clean stop a copy of that file alone brings back all', async () => {
    const file = join(environment['DATA_DIR'] ?? '', 'shop.db');
    const buyer = createTestVisitor(send);
    await reachSummary(buyer);
    await shop.end();
    const kept = join(newFolder(), 'kept.db');
    copyFileSync(file, kept);
    const loud = { ...environment, LOG_LEVEL: 'error' };
    shop = await beginShop(port, loud);
    rmSync(file);
    // nobody has asked for anything
    await until(async () => /"fault":"file-gone".*"code":"storage-sick"/.test(shop.output()), shop, 10_000);
    expect((await buyer.ask('GET', '/api/checkout')).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/llms.txt`)).status).toBe(200);
    await shop.end();
    // a shop that is started without it makes no other one
    shop = begin(process.execPath, [serve], { ...loud, PORT: String(port) });
    await until(async () => shop.output().includes('file-gone'), shop);
    copyFileSync(kept, file);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz?trade`)).ok, shop);
    expect((await buyer.ask('POST', '/api/order', { key: newKey(), ...(await readAgreed(buyer)) })).status).toBe(201);
  }, 60_000);

  // rule operation.metrics
  test('tells on a port of this machine what it has done', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(text).toContain('placings_total{outcome="placed"} 1\n');
    expect(text).toMatch(/http_requests_total\{method="POST",route="\/api\/order",status="201"\} 1\n/);
    expect(text).toMatch(/^storage_up 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toMatch(/canary|Testowska|Kanariestraat/i);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  });
});
