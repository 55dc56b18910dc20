import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, isPiece, proofOrigins } from './headers.ts';

const hashes = { scripts: ['sha256-abc'], styles: [] };
const policyOf = (provider: Parameters<typeof proofOrigins>[0]) =>
  contentSecurityPolicy(hashes, proofOrigins(provider));

describe('contentSecurityPolicy', () => {
  test('a proof of work needs nobody from outside', () => {
    expect(policyOf('proof-of-work')).toBe(contentSecurityPolicy(hashes));
    expect(policyOf('proof-of-work')).not.toContain('https:');
    expect(policyOf('proof-of-work')).toContain("frame-src 'none'");
  });

  test('another provider is let in as script, frame and call, and nothing inline with it', () => {
    const policy = policyOf('turnstile');
    for (const rule of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${rule} [^;]*https://challenges\\.cloudflare\\.com`));
    expect(policy).toContain("script-src 'self' 'sha256-abc'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('isPiece', () => {
  test.each([
    ['/_astro/app.1234.js', true],
    ['/_astro/Shell.1234.css', true],
    ['/photos/abc-640.avif', true],
    ['/_astro/proof-worker.1234.js', false],
    ['/_astro/icons.1234.svg', false],
    ['/photos/abc', false],
    ['/details/4B1606H-.25', false],
    ['/api/part/a.js', false],
    ['/app.js', false],
  ])('%s: %s', (path, isOne) => {
    expect(isPiece(path)).toBe(isOne);
  });
});
