import { describe, expect, test } from 'vitest';
import { describeInUse } from '#domain/consent/third-party.ts';
import { parseEnv } from '../env.ts';
import { createHeaderSets } from '../http/headers.ts';
import { write } from './marquee-page.ts';
import { readInUse, thirdPartyOrigins, writeThirdParties } from './third-party-page.ts';

const envOf = (given: Record<string, string>) => {
  const parsed = parseEnv(given);
  if (!parsed.ok) throw new Error(parsed.faults.join());
  return parsed.env;
};

const html = `<html lang="en"><body><span data-in-use="banner" data-x>${describeInUse([]).banner}</span><i data-in-use=Functional>none</i>
<template data-third-party="chat"><tr><td>crisp</td></tr></template><template data-third-party="heatmap"><tr>
<td>clarity</td></tr></template></body></html>`;

// rule consent.third-parties
describe('writeThirdParties', () => {
  test('a page is as it was built where nothing is configured', () => {
    expect(writeThirdParties(html, readInUse(envOf({})))).toBe(html);
    expect(thirdPartyOrigins(readInUse(envOf({ CHAT_URL: 'https://chat.example/l.js' })))).toEqual([]);
  });

  test('it names what is configured and nothing else', () => {
    const written = writeThirdParties(html, readInUse(envOf({ CHAT_ID: 'a-b' })));
    expect(written).toContain('<html data-third-parties="{&quot;chat&quot;:{&quot;id&quot;:&quot;a-b&quot;');
    expect(written).toContain('With your consent we also use functional cookies.</span>');
    expect(written).toContain('>Live chat. In use: Crisp.</i>');
    expect(written).toContain('\n<tr><td>crisp</td></tr><template data-third-party="heatmap">');
  });

  test('what is set is data in the page, whatever it holds', () => {
    const inUse = { heatmap: { id: '"><script>$&', url: 'https://a.example' } };
    expect(writeThirdParties(html, inUse)).toContain('&quot;\\&quot;&gt;&lt;script&gt;$&amp;&quot;');
  });

  test('it goes into the bytes of a page beside the notice', () => {
    const page = `<html lang="en"><aside data-marquee="off"><p data-marquee-text></p></aside>Škoda</html>`;
    const inUse = readInUse(envOf({ HEATMAP_ID: 'abc' }));
    const written = write(Buffer.from(page), { notice: 'Closed', soughtNumber: '', inUse }).toString();
    expect(written).toContain('<html data-third-parties="');
    expect(written).toContain('Closed</p></aside>Škoda');
  });
});

// rule consent.third-parties
describe('the policy', () => {
  const policies = (given: Record<string, string>) => {
    const sets = createHeaderSets(envOf(given), { scripts: [], styles: [] });
    const origins = (kind: 'page' | 'unmeasured' | 'personal') => [
      ...new Set(sets[kind]['content-security-policy']?.match(/(?:https?|wss):\/\/[^\s;]+/g)),
    ];
    return { page: origins('page'), others: [...origins('unmeasured'), ...origins('personal')] };
  };

  test.each([
    [{}, []],
    [{ TAG_MANAGER_ID: 'GTM-1', TAG_MANAGER_URL: 'https://tags.example:81/gtm.js' }, ['https://tags.example:81']],
    [{ HEATMAP_ID: 'abc' }, ['https://www.clarity.ms', 'https://*.clarity.ms', 'https://c.bing.com']],
    [
      { CHAT_ID: 'abc', HEATMAP_ID: 'd', HEATMAP_URL: 'http://h.example/tag' },
      ['http://h.example', 'https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
    ],
  ])('of %j is widened by these origins alone, and not between checkout and payment', (given, origins) => {
    expect(policies(given)).toEqual({ page: origins, others: [] });
  });
});
