import { describe, expect, test } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  test('has the defaults of the server', () => {
    const server = parseEnv({});
    const own = readSettings({});
    if (!server.ok || !own.ok) throw new Error('the defaults are wrong');
    expect(own.settings).toEqual({
      apiUrl: server.env.COMMERCE_API_URL,
      newsServiceUrl: server.env.NEWS_SERVICE_URL,
      source: server.env.COMMERCE_SOURCE,
      priceGroup: server.env.COMMERCE_PRICE_GROUP,
      manufacturerGroup: server.env.COMMERCE_MANUFACTURER_GROUP,
      location: server.env.COMMERCE_LOCATION,
      folder: 'content/catalogue',
      deadlineMs: null,
      sentinels: [],
    });
  });

  test('follows SANDBOX_PORT, and COMMERCE_API_URL over it', () => {
    expect(readSettings({ SANDBOX_PORT: '4711' })).toMatchObject({ settings: { apiUrl: 'http://localhost:4711' } });
    const both = { SANDBOX_PORT: '4711', COMMERCE_API_URL: 'https://commerce.example/' };
    expect(readSettings(both)).toMatchObject({ settings: { apiUrl: 'https://commerce.example' } });
  });

  test('a shop on https is not filled from the sandbox, unless that is named', () => {
    const own = readSettings({ SITE_URL: 'https://www.shop.example' });
    expect(own).toEqual({ ok: false, faults: [expect.stringMatching(/^COMMERCE_API_URL is missing: /)] });
    const named = { SITE_URL: 'https://localhost', COMMERCE_API_URL: 'http://localhost:4400' };
    expect(readSettings(named)).toMatchObject({ ok: true });
  });

  test.each([
    ['COMMERCE_API_URL', 'commerce.example'],
    ['COMMERCE_API_URL', 'file:///etc/passwd'],
    ['SANDBOX_PORT', 'high'],
    ['CATALOGUE_DEADLINE_MS', '-1'],
    ['SENTINEL_PARTS', '4B1606H-STD:60'],
  ])('names %s when it is %s', (name, value) => {
    expect(readSettings({ [name]: value })).toMatchObject({
      ok: false,
      faults: [expect.stringContaining(`${name} is wrong`)],
    });
  });
});
