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
        SMTP_URL: 'smtp://127.0.0.1:4401',
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

  test('a real commerce API needs address, secret, mail server and mailboxes, each with its remedy', () => {
    const faults = faultsOf({ COMMERCE_API_URL: 'https://commerce.example' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'SITE_URL',
      'SHOP_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'ENQUIRY_TO',
    ]);
    expect(faults.join()).toContain('openssl rand -hex 32');
  });

  test('a real shop speaks to the providers’ own scripts', () => {
    const parsed = parseEnv({
      COMMERCE_API_URL: 'https://commerce.example/',
      SITE_URL: 'https://www.shop.example/',
      SHOP_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Race Series <orders@shop.example>',
      ENQUIRY_TO: 'support@shop.example',
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
    [{ LISTEN_HOST: 'localhost' }, 'LISTEN_HOST'],
    [{ SITE_URL: 'shop.example' }, 'SITE_URL'],
    [{ SITE_URL: 'http://shop.example/shop' }, 'SITE_URL'],
    [{ COMMERCE_API_URL: 'ftp://x.example' }, 'COMMERCE_API_URL'],
    [{ COMMERCE_API_URL: 'https://x.example/api/v1' }, 'COMMERCE_API_URL'],
    [{ COMMERCE_API_URL: 'https://x.example?key=1' }, 'COMMERCE_API_URL'],
    [{ COMMERCE_API_URL: 'https://user:word@x.example' }, 'COMMERCE_API_URL'],
    [{ MARQUEE_URL: 'file:///etc/hosts' }, 'MARQUEE_URL'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://user:wo#rd@mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Race Series' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@shop.example, b@shop.example' }, 'MAIL_FROM'],
    [{ ALLOWED_HOSTS: 'https://shop.example' }, 'ALLOWED_HOSTS'],
    [{ ALLOWED_HOSTS: 'shop.example/shop' }, 'ALLOWED_HOSTS'],
    [{ SHOP_SECRET: 'short' }, 'SHOP_SECRET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8,caddy' }, 'TRUST_PROXY'],
    [{ STORAGE: 'paper' }, 'STORAGE'],
    [{ REDIS_URL: 'http://x.example' }, 'REDIS_URL'],
  ])('%j names what is wrong and how to mend it', (source, name) => {
    const faults = faultsOf(source).filter((fault) => !fault.includes(' is missing: '));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} is wrong .*: .+`));
  });

  test('storage on Redis needs its address', () => {
    expect(faultsOf({ STORAGE: 'redis' })).toEqual([expect.stringMatching(/^REDIS_URL is missing: .+/)]);
    expect(faultsOf({ STORAGE: 'redis', REDIS_URL: 'rediss://redis.example:6379' })).toEqual([]);
  });

  test('a shop on https does not sell what the sandbox has, unless that is named', () => {
    expect(faultsOf({ SITE_URL: 'https://www.shop.example' })).toEqual([
      expect.stringMatching(/^COMMERCE_API_URL is missing: .*sandbox/),
    ]);
    expect(faultsOf({ SITE_URL: 'https://localhost', COMMERCE_API_URL: 'http://localhost:4400' })).toEqual([]);
    expect(faultsOf({ SITE_URL: 'http://localhost:8080' })).toEqual([]);
  });

  test.each([
    ['https://WWW.Shop.Example/', 'https://www.shop.example', 'www.shop.example'],
    ['https://www.shop.example:443', 'https://www.shop.example', 'www.shop.example'],
    ['http://localhost:80', 'http://localhost', 'localhost'],
    ['https://localhost:8443', 'https://localhost:8443', 'localhost:8443'],
    ['https://motörteile.example', 'https://xn--motrteile-27a.example', 'xn--motrteile-27a.example'],
  ])('%s is the address that browsers write', (given, site, host) => {
    const parsed = parseEnv({ SITE_URL: given, COMMERCE_API_URL: 'http://localhost:4400' });
    expect(parsed).toMatchObject({ ok: true, env: { SITE_URL: site, allowedHosts: expect.arrayContaining([host]) } });
  });

  test('a shop that sells is on https, but for a try on this machine', () => {
    const real = {
      COMMERCE_API_URL: 'https://commerce.example',
      SHOP_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'orders@shop.example',
      ENQUIRY_TO: 'support@shop.example',
    };
    for (const site of ['http://www.shop.example', 'HTTP://10.0.0.7:8080'])
      expect(faultsOf({ ...real, SITE_URL: site })).toEqual([expect.stringMatching(/^SITE_URL is wrong .*https:/)]);
    for (const site of ['http://localhost:5500', 'http://127.0.0.1', 'http://[::1]:5500', 'https://www.shop.example'])
      expect(faultsOf({ ...real, SITE_URL: site })).toEqual([]);
  });

  test('what is set to nothing is not set, and blanks around it do not count', () => {
    expect(parseEnv({ PORT: '', MAIL_FROM: ' ', SITE_URL: ' http://localhost:5000\r' })).toMatchObject({
      ok: true,
      env: { PORT: 4321, SITE_URL: 'http://localhost:5000' },
    });
  });

  test('every fault is told at once: wrong, missing and misspelt', () => {
    const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'y', STORAGE: 'redis', COMERCE_API_URL: 'https://x.example' });
    expect(faults.map((fault) => fault.split(' ').slice(0, 3).join(' '))).toEqual([
      'PORT is wrong',
      'LOG_LEVEL is wrong',
      'REDIS_URL is missing:',
      'COMERCE_API_URL is no',
    ]);
  });
});
