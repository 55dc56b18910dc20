import { describe, expect, test } from 'vitest';
import { parseEnv } from '../env.ts';
import { contentSecurityPolicy, createHeaderSets, pageKindOf, proofOrigins } from './headers.ts';

const hashes = { scripts: ['sha256-abc'], styles: [] };
const policyOf = (provider: Parameters<typeof proofOrigins>[0]) =>
  contentSecurityPolicy(hashes, proofOrigins(provider));

describe('contentSecurityPolicy', () => {
  test('a proof of work needs nobody from outside', () => {
    expect(policyOf('proof-of-work')).toBe(contentSecurityPolicy(hashes));
    expect(policyOf('proof-of-work')).not.toContain('https:');
    expect(policyOf('proof-of-work')).toContain("frame-src 'none'");
    expect(policyOf('proof-of-work'), 'no style in an attribute').not.toContain('unsafe');
  });

  test('another provider is let in as script, frame and call, and nothing inline with it', () => {
    const policy = policyOf('turnstile');
    for (const rule of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${rule} [^;]*https://challenges\\.cloudflare\\.com`));
    expect(policy).toContain("script-src 'self' 'sha256-abc'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

const setsOf = (site: string) => {
  const parsed = parseEnv({});
  if (!parsed.ok) throw new Error('the default environment must parse');
  return createHeaderSets({ ...parsed.env, SITE_URL: site }, hashes);
};

describe('createHeaderSets', () => {
  test('only documents carry the policy of the shop, data shows nothing but itself', () => {
    const { page, order, data, list, piece } = setsOf('http://localhost');
    for (const set of [page, order]) expect(set['content-security-policy']).toContain("script-src 'self' 'sha256-abc'");
    for (const set of [data, list])
      expect(set['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(Object.keys(piece)).toEqual(['x-content-type-options', 'cross-origin-resource-policy']);
    for (const set of Object.values(setsOf('http://localhost'))) expect(set['x-content-type-options']).toBe('nosniff');
  });

  test('lists alone may be read by other origins', () => {
    const shared = Object.entries(setsOf('http://localhost'))
      .filter(([, set]) => set['cross-origin-resource-policy'] !== 'same-origin')
      .map(([name]) => name);
    expect(shared).toEqual(['list']);
  });

  test('a shop that is reached by https says so in all but pieces', () => {
    const sets = Object.entries(setsOf('https://shop.example'));
    const strict = sets.filter(([, set]) => 'strict-transport-security' in set).map(([name]) => name);
    expect(strict).toEqual(['data', 'list', 'page', 'unmeasured', 'personal', 'order']);
    for (const set of Object.values(setsOf('http://localhost')))
      expect(set).not.toHaveProperty('strict-transport-security');
  });
});

test.each([
  ['/', 'page'],
  ['/orders', 'page'],
  ['/checkout', 'unmeasured'],
  ['/summary', 'unmeasured'],
  ['/order', 'order'],
  ['/order/1/success', 'order'],
  ['/stock-alert/stop', 'personal'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
