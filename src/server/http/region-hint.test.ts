import { expect, test } from 'vitest';
import { createLiveAnswers } from '../live/live-answers.ts';
import { createLog } from '../log.ts';
import { createMeasures } from '../measures.ts';
import type { Services } from '../services.ts';
import { trustedNetworksSchema } from '../proxy-networks.ts';
import { isRegional, readRegionHint } from './region-hint.ts';

type CountryAnswer = { ok: true; value: string | null } | { ok: false; failure: { kind: 'network' } };

function createServices(answer: (ip: string) => Promise<CountryAnswer>, proxies = ''): Services {
  const kept = new Map<string, string>();
  const commerce = { getCountry: answer } as unknown as Services['commerce'];
  return {
    env: { TRUST_PROXY: trustedNetworksSchema.parse(proxies) },
    log: createLog('silent'),
    commerce,
    live: createLiveAnswers({ commerce, now: Date.now, measures: createMeasures() }),
    storage: {
      get: (key: string) => Promise.resolve(kept.get(key) ?? null),
      set: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
    },
  } as unknown as Services;
}

const known = (country: string | null) => createServices(() => Promise.resolve({ ok: true, value: country }));

// rule seller.legal-region
test.each([
  ['NL', 'nl'],
  ['DE', 'eu'],
  ['GB', 'other'],
  ['US', 'other'],
])('a visitor from %s is told %s', async (country, region) => {
  expect(await readRegionHint(known(country), {}, '192.0.2.7')).toMatchObject({
    'server-timing': `region;desc=${region}`,
  });
});

test('a country service that is down, slow, or knows nothing, means the Netherlands', async () => {
  const down = createServices(() => Promise.resolve({ ok: false, failure: { kind: 'network' } }));
  const slow = createServices(() => new Promise(() => {}));
  for (const services of [down, slow, known(null)])
    expect(await readRegionHint(services, {}, '192.0.2.7')).toMatchObject({ 'server-timing': 'region;desc=nl' });
});

test('no shared copy is made of an answer that holds a region', async () => {
  expect((await readRegionHint(known('DE'), {}, '192.0.2.7'))['cache-control']).toContain('private');
});

test('what a visitor says of the own address counts only behind a proxy that is trusted', async () => {
  const addresses: string[] = [];
  const note = (ip: string) => {
    addresses.push(ip);
    return Promise.resolve({ ok: true, value: 'DE' } as const);
  };
  await readRegionHint(createServices(note), { 'x-forwarded-for': '198.51.100.1' }, '192.0.2.7');
  await readRegionHint(createServices(note, '192.0.2.0/24'), { 'x-forwarded-for': '198.51.100.1' }, '192.0.2.7');
  expect(addresses).toEqual(['192.0.2.7', '198.51.100.1']);
});

test('only the pages with variants ask', () => {
  expect(['/terms', '/privacy', '/terms/', '/', '/faq'].map(isRegional)).toEqual([true, true, false, false, false]);
});
