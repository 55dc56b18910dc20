import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const faultsOf = (source: Record<string, string>) => {
  const parsed = parseEnv(source);
  return parsed.ok ? [] : parsed.faults;
};

describe('parseEnv', () => {
  test('an empty environment is the sandbox', () => {
    const parsed = parseEnv({});
    expect(parsed).toMatchObject({
      ok: true,
      env: {
        PORT: 4321,
        isSandbox: true,
        COMMERCE_API_URL: 'http://localhost:4400',
        SITE_URL: 'http://localhost:4321',
        SMTP_URL: 'smtp://localhost:4401',
      },
    });
  });

  test('ports move everything that depends on them', () => {
    const parsed = parseEnv({ PORT: '5000', SANDBOX_PORT: '5001' });
    expect(parsed).toMatchObject({
      ok: true,
      env: { SITE_URL: 'http://localhost:5000', COUNTRY_SERVICE_URL: 'http://localhost:5001/country' },
    });
  });

  test('a real commerce API needs address, secret and mail server, each with its remedy', () => {
    const faults = faultsOf({ COMMERCE_API_URL: 'https://commerce.example' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['SITE_URL', 'SHOP_SECRET', 'SMTP_URL']);
    expect(faults.join()).toContain('openssl rand -hex 32');
  });

  test('a real shop speaks to the providers’ own scripts', () => {
    const parsed = parseEnv({
      COMMERCE_API_URL: 'https://commerce.example/',
      SITE_URL: 'https://www.shop.example/',
      SHOP_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtps://mail.example',
    });
    expect(parsed).toMatchObject({
      ok: true,
      env: {
        isSandbox: false,
        PAYPAL_SDK_URL: null,
        SITE_URL: 'https://www.shop.example',
        COUNTRY_SERVICE_URL: 'https://commerce.example/country',
      },
    });
  });

  test('hosts may be written in any case', () => {
    const parsed = parseEnv({ ALLOWED_HOSTS: 'Shop.Example, www.shop.example' });
    expect(parsed.ok && parsed.env.allowedHosts.slice(-2)).toEqual(['shop.example', 'www.shop.example']);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'shop.example' }, 'SITE_URL'],
    [{ COMMERCE_API_URL: 'ftp://x.example' }, 'COMMERCE_API_URL'],
    [{ SHOP_SECRET: 'short' }, 'SHOP_SECRET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8,caddy' }, 'TRUST_PROXY'],
    [{ STORAGE: 'paper' }, 'STORAGE'],
    [{ REDIS_URL: 'http://x.example' }, 'REDIS_URL'],
  ])('%j names what is wrong and how to mend it', (source, name) => {
    const faults = faultsOf(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} is wrong .*: .+`));
  });

  test('storage on Redis needs its address', () => {
    expect(faultsOf({ STORAGE: 'redis' })).toEqual([expect.stringMatching(/^REDIS_URL is missing: .+/)]);
    expect(faultsOf({ STORAGE: 'redis', REDIS_URL: 'rediss://redis.example:6379' })).toEqual([]);
  });

  test('every fault is told at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
  });
});
