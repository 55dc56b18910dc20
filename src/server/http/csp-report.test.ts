import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '#scripts/test-kit/front.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { recordLog } from '../log-for-tests.ts';
import { createReportPace, readReports } from './csp-report.ts';

const site = 'https://shop.example';
const older = (report: object) => JSON.stringify({ 'csp-report': report });
const modern = (...bodies: object[]) => JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', body })));

// rule operation.csp-reports
describe('what browsers report', () => {
  test.each([
    [modern({ effectiveDirective: 'script-src-elem', blockedURL: 'inline' }), 'script-src-elem', 'inline'],
    [modern({ effectiveDirective: 'script-src', blockedURL: 'wasm-eval' }), 'script-src', 'eval'],
    [modern({ effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a?b=c' }), 'img-src', 'outside'],
    [modern({ effectiveDirective: 'img-src', blockedURL: `${site}/x.png` }), 'img-src', 'own'],
    [modern({ effectiveDirective: 'x'.repeat(500), blockedURL: 'gopher://x' }), 'other', 'other'],
    [older({ 'violated-directive': "font-src 'self'", 'blocked-uri': 'data' }), 'font-src', 'data'],
    [older({ 'effective-directive': 'style-src', 'blocked-uri': 'moz-extension://1' }), 'style-src', 'extension'],
    [older({ 'effective-directive': 'style-src', 'blocked-uri': 'chrome-extension' }), 'style-src', 'extension'],
  ])('%s', (text, directive, blocked) => {
    expect(readReports(text, site)).toEqual([{ directive, blocked }]);
  });

  test.each(['', '{', '[]', '{}', 'null', '[{"type":"deprecation","body":{}}]', '{"csp-report":1}', '[1]'])(
    '%s tells nothing',
    (text) => expect(readReports(text, site)).toEqual([]),
  );

  test('of one body so many and no more', () => {
    const many = Array.from({ length: 300 }, () => ({ effectiveDirective: 'img-src', blockedURL: 'data' }));
    expect(readReports(modern(...many), site)).toHaveLength(20);
  });

  test('sixty at once, then one a second', () => {
    const clock = { at: 0 };
    const mayRead = createReportPace(() => clock.at);
    const take = (times: number) => Array.from({ length: times }, mayRead).filter(Boolean).length;
    expect(take(100)).toBe(60);
    clock.at += 2_500;
    expect(take(100)).toBe(2);
    clock.at -= 60_000;
    expect(take(100)).toBe(0);
  });
});

describe('behind the front', () => {
  const recorded = recordLog();
  let shop: TestShop;
  let front: TestFront;
  beforeAll(async () => {
    shop = await openTestShop({ storage: 'memory', log: recorded.log });
    front = await openTestFront(shop.services);
  });
  afterAll(async () => {
    await front.stop();
    await shop.stop();
  });

  const send = (body: string, type = 'application/csp-report') =>
    fetch(`${front.url}/csp-reports`, { method: 'POST', body, headers: { 'content-type': type } });
  const counted = () => shop.services.measures.list().filter(({ name }) => name === 'csp_reports_total');

  test('a page names the address, and what comes there is counted, without a word of whose page it was', async () => {
    const page = await fetch(front.url);
    expect(page.headers.get('content-security-policy')).toContain('; report-uri /csp-reports');
    const body = older({
      'document-uri': `${front.url}/order/4711?link=secret`,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/buyer@mail.example',
    });
    expect((await send(body)).status).toBe(204);
    expect(counted()).toMatchObject([{ labels: { directive: 'img-src', blocked: 'outside' }, value: 1 }]);
    expect(recorded.text()).not.toMatch(/4711|evil|secret|buyer/);
  });

  test('what is too large or of another kind is refused; floods are dropped and counted', async () => {
    expect((await send('x'.repeat(20_000))).status).toBe(413);
    expect((await send('{}', 'text/plain')).status).toBe(415);
    const answers = await Promise.all(Array.from({ length: 80 }, () => send('{}').then(({ status }) => status)));
    expect(new Set(answers)).toEqual(new Set([204, 429]));
    expect(counted().find(({ labels }) => labels['directive'] === 'dropped')?.value).toBeGreaterThan(10);
  });

  // rule operation.security-contact
  test('security.txt says where a weakness is told, and has not expired', async () => {
    const answer = await fetch(`${front.url}/.well-known/security.txt`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(80);
    expect(days).toBeLessThan(365);
  });

  test('requests are counted by the pattern of their address', () => {
    const routes = shop.services.measures.list().filter(({ name }) => name === 'http_requests_total');
    expect(routes.some(({ labels }) => labels['status'] === '429' && labels['method'] === 'POST')).toBe(true);
  });
});
