import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listRoutes } from '../http/routes.ts';
import { endpointBuckets, findEndpointBucket } from './endpoint-buckets.ts';

const pages = fileURLToPath(new URL('../../pages/', import.meta.url));

/** "GET /api/basket" for each method of each endpoint, "GET" for each page that is made when it is asked for. */
function listOnDemand(): string[] {
  return listRoutes().flatMap(({ file, pattern }) => {
    const text = readFileSync(pages + file, 'utf8');
    if (!/prerender = false/.test(text)) return [];
    if (file.endsWith('.astro')) return [`GET ${pattern}`];
    const [, methods = ''] = /serve\(\{([^}]*)\}\)/.exec(text) ?? [];
    return [...methods.matchAll(/(GET|POST|PUT|DELETE):/g)].map(([, method]) => `${method} ${pattern}`);
  });
}

// rule request.pace
test('every endpoint and every page made on demand has a row, and every row is one of them', () => {
  const asked = listOnDemand();
  expect(asked.length).toBeGreaterThan(40);
  expect(Object.keys(endpointBuckets).toSorted()).toEqual(asked.toSorted());
});

test('HEAD counts as GET', () => {
  expect(findEndpointBucket('HEAD', '/api/basket')).toEqual({ bucket: 'reading' });
});
