import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '#scripts/test-kit/shop.ts';
import { createLog } from '../log.ts';
import { recordLog } from '../log-for-tests.ts';
import { createMeasures } from '../measures.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { initCounters } from './start-metrics.ts';
import { createExposition, type MetricSources } from './exposition.ts';
import { readLastNight } from './last-night.ts';
import { serveMetrics } from './serve-metrics.ts';
import { watchStorage } from './watch-storage.ts';

const quiet: MetricSources = {
  measures: createMeasures(),
  log: createLog('silent'),
  waiting: async () => null,
  release: () => ({ id: '20260101T000000Z', builtAt: 1_767_225_600_000 }),
  lastNight: async () => ({ outcome: null, endedAt: null, goodAt: null, shippingGaps: null }),
};

// rule operation.metrics
describe('exposition', () => {
  test('tells what was counted, in the words of Prometheus, and again what it is by then', async () => {
    const measures = createMeasures();
    const { write } = createExposition({ ...quiet, measures });
    initCounters(measures);
    measures.increment('placings_total', { outcome: 'placed' }, 3);
    measures.set('commerce_breaker_state', { operation: 'get-part' }, 2);
    measures.observe('http_request_seconds', { route: '/api/order' }, 0.2);
    const text = await write();
    expect(text).toContain('placings_total{outcome="placed"} 3\n');
    expect(text).toContain('payment_faults_total{kind="twice"} 0\n');
    expect(text).toContain('commerce_breaker_state{operation="get-part"} 2\n');
    expect(text).toMatch(/http_request_seconds_bucket\{route="\/api\/order",le="0.1"\} 0\n/);
    expect(text).toMatch(/http_request_seconds_bucket\{route="\/api\/order",le="\+Inf"\} 1\n/);
    expect(text).toContain('http_request_seconds_sum{route="/api/order"} 0.2\n');
    expect(text).toContain('release_built_timestamp_seconds 1767225600\n');
    expect(text).toContain('storage_up 0\n');
    expect(text).not.toMatch(/^(?:outbox|night)_\w+ /m);
    measures.increment('placings_total', { outcome: 'placed' });
    expect(await write()).toContain('placings_total{outcome="placed"} 4\n');
  });

  test('counts warnings and errors of the log by their code', async () => {
    const { log } = recordLog();
    const { write } = createExposition({ ...quiet, log });
    log.error('payment-twice', { order: 'o' });
    log.error('payment-twice', { order: 'p' });
    log.info('request');
    expect(await write()).toContain('log_lines_total{level="error",code="payment-twice"} 2\n');
    expect(await write()).not.toContain('code="request"');
  });

  test('tells what waits in the storage', async () => {
    const storage = createMemoryStorage(Date.now);
    await storage.set('outbox:open:order-confirmation:1', '{"v":1,"data":{"tries":2,"dueAt":9000,"since":5000}}', 60);
    await storage.set('outbox:open:order-confirmation:2', 'not readable', 60);
    await storage.set('outbox:undeliverable:order-confirmation:3', '{}', 60);
    const text = await createExposition({ ...quiet, waiting: watchStorage(storage, Date.now) }).write();
    expect(text).toContain('outbox_mails 2\n');
    expect(text).toContain('outbox_oldest_timestamp_seconds 5\n');
    expect(text).toContain('outbox_undeliverable_mails 1\n');
    expect(text).toContain('placings_open 0\n');
    expect(text).toContain('storage_up 1\n');
  });

  // only where promtool is (apt-get install prometheus)
  test.runIf(existsSync('/usr/bin/promtool'))('is what Prometheus itself takes', async () => {
    const measures = createMeasures();
    measures.observe('http_request_seconds', { route: '/api/order' }, 0.2);
    measures.increment('csp_reports_total', { directive: 'img-src', blocked: 'outside' });
    const input = await createExposition({ ...quiet, measures }).write();
    expect(execFileSync('/usr/bin/promtool', ['check', 'metrics'], { input, encoding: 'utf8', stdio: 'pipe' })).toBe(
      '',
    );
  });
});

test('the storage is looked at once in ten seconds, and a dead one is said to be', async () => {
  const clock = { at: 0 };
  const list = vi.fn(async () => Promise.reject(new Error('gone')));
  const waiting = watchStorage({ list }, () => clock.at);
  expect(await Promise.all([waiting(), waiting()])).toEqual([null, null]);
  const calls = list.mock.calls.length;
  clock.at = 9_999;
  await waiting();
  expect(list).toHaveBeenCalledTimes(calls);
  clock.at = 10_000;
  await waiting();
  expect(list.mock.calls.length).toBeGreaterThan(calls);
});

test('the last night that ended well is found behind those that did not', async () => {
  const folder = newFolder();
  const link = join(folder, 'current');
  const night = (outcome: string, day: number) =>
    JSON.stringify({ outcome, endedAt: `2026-11-0${day}T02:20:00Z`, shippingGaps: ['Croatia'] });
  expect(await readLastNight(link)).toEqual({ outcome: null, endedAt: null, goodAt: null, shippingGaps: null });
  mkdirSync(join(folder, 'nights'));
  ['unchanged', 'published', 'refused'].forEach((outcome, at) =>
    writeFileSync(join(folder, 'nights', `2026110${at + 1}T021500Z.json`), night(outcome, at + 1)),
  );
  writeFileSync(join(folder, 'night.json'), night('refused', 3));
  expect(await readLastNight(link)).toEqual({
    outcome: 'refused',
    endedAt: Date.UTC(2026, 10, 3, 2, 20),
    goodAt: Date.UTC(2026, 10, 2, 2, 20),
    shippingGaps: 1,
  });
  writeFileSync(join(folder, 'night.json'), '{');
  expect((await readLastNight(link)).goodAt).toBeNull();
});

test('a port that is taken keeps nobody from serving, and is had as soon as it is free', async () => {
  const before = createServer();
  await new Promise<void>((resolve) => before.listen(0, '127.0.0.1', resolve));
  const { port } = before.address() as { port: number };
  const { log, lines } = recordLog();
  const exposition = createExposition(quiet);
  const server = serveMetrics({ port, host: '127.0.0.1', log, exposition, againMs: 10 });
  onTestFinished(() => server.stop());
  await vi.waitFor(() => expect(lines().map(({ code }) => code)).toEqual(['metrics-port-not-open']));
  await new Promise((resolve) => before.close(resolve));
  await vi.waitFor(() => expect(server.port()).toBe(port));
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});
