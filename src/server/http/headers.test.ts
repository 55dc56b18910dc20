import { describe, expect, test } from 'vitest';
import { type Env, parseEnv } from '../env.ts';
import { contentSecurityPolicy, createHeaderSets, letIn, pageKindOf, proofOrigins } from './headers.ts';

const hashes = { scripts: ['sha256-abc'], styles: [] };
const policyOf = (provider: Parameters<typeof proofOrigins>[0]) =>
  contentSecurityPolicy(hashes, letIn(proofOrigins(provider)));

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

const setsOf = (site: string, more: Partial<Env> = {}) => {
  const parsed = parseEnv({});
  if (!parsed.ok) throw new Error('the default environment must parse');
  return createHeaderSets({ ...parsed.env, SITE_URL: site, ...more }, hashes);
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

// rule payment.scripts-listed
test.each([
  [
    'its own scripts and those of the listed providers',
    { PAYPAL_SDK_URL: null, REVOLUT_SDK_URL: null },
    'https://*.paypal.com https://*.paypalobjects.com https://merchant.revolut.com',
    'https://*.paypal.com https://*.paypalobjects.com https://*.revolut.com',
  ],
  [
    'a stand-in for one of them',
    { PAYPAL_SDK_URL: 'http://localhost:4400/paypal/sdk/js', REVOLUT_SDK_URL: null },
    'http://localhost:4400 https://merchant.revolut.com',
    'http://localhost:4400 https://*.revolut.com',
  ],
])('the page of an order lets in %s', (_case, env, scripts, frames) => {
  const policy = setsOf('https://shop.example', env).order['content-security-policy']?.split('; ');
  expect(policy).toContain(`script-src 'self' 'sha256-abc' ${scripts}`);
  expect(policy).toContain(`frame-src ${frames}`);
  expect(policy).toContain(`connect-src 'self' ${frames}`);
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
