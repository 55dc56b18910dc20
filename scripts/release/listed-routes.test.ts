import { expect, test } from 'vitest';
import { listedRoutes, unservedRoutes } from '#server/limits/endpoint-buckets.ts';
import { findRouteFaults } from './listed-routes.ts';

const toBuilt = (route: string, prerender = false) => ({ routeData: { route, prerender } });
const whole = [...listedRoutes, ...unservedRoutes].map((route) => toBuilt(route));

// rule request.listed
test('a server whose routes all have their row is content, whatever pages the build makes', () => {
  expect(findRouteFaults([...whole, toBuilt('/details/[id]', true), toBuilt('/', true)])).toEqual([]);
});

// rule request.listed
test.each(['/api/by-hand', '/_actions/[...path]', '/details/box/[slug]/again'])(
  '%s without a row is named',
  (route) => {
    expect(findRouteFaults([...whole, toBuilt(route)])).toEqual([expect.stringMatching(/ has no row in /)]);
  },
);

// rule request.listed
test.each(['/api/basket', '/details/[...id]', '/_image'])(
  'a row for %s is named where there is no such route',
  (route) => {
    const built = whole.map(({ routeData }) => toBuilt(routeData.route, routeData.route === route));
    expect(findRouteFaults(built)).toEqual([expect.stringMatching(/ has no such route$/)]);
  },
);
