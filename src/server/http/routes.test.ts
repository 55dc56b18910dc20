import { expect, test } from 'vitest';
import { createRouteNames, findListed, listRoutes } from './routes.ts';

const nameRoute = createRouteNames();

test.each([
  ['/', '/'],
  ['/api/order', '/api/order'],
  ['/api/order/ord_1', '/api/order/[id]'],
  ['/api/order/ord_1/confirm', '/api/order/[id]/confirm'],
  ['/api/part/4B1606H-STD', '/api/part/[slug]'],
  ['/api/part/4B1606H-STD/related', '/api/part/[slug]/related'],
  ['/api/stock-alert/one-click', '/api/stock-alert/one-click'],
  ['/order/ord_1/placed', '/order/[id]/[...status]'],
  ['/order/ord_1', '/order/[id]/[...status]'],
  ['/details/4B1606H-STD', '/details/[id]'],
  ['/details/4B1606H/STD', '/details/[...id]'],
  ['/basket', '/basket'],
  ['/email/enquiry-form', '/email/enquiry-form'],
  ['/api/nowhere', 'unknown'],
  ['/wp-admin/setup.php', 'unknown'],
])('%s is %s', (path, route) => {
  expect(nameRoute(path)).toBe(route);
});

test('no id of an address is part of a route', () => {
  expect(listRoutes().map(({ pattern }) => pattern)).toContain('/api/basket/lines/[lineId]');
  expect(nameRoute('/api/basket/lines/line_x')).toBe('/api/basket/lines/[lineId]');
});

// rule request.listed
test.each([
  ['/details/4B1606H-STD', '/details/[...id]'],
  ['/details', '/details/[...id]'],
  ['/%64etails/4B1606H-STD', '/details/[...id]'],
  ['/details/box/AG-1', '/details/box/[slug]'],
  ['/details/caf\u00e9', '/details/[...id]'],
  ['/details/4B1946H%2B5M1959H', '/details/[...id]'],
  ['/api/order/ord_1/confirm', '/api/order/[id]/confirm'],
  ['/basket', null],
  ['/_image', null],
  ['/details/../_image', null],
  ['/details/%2e%2e/_image', null],
  ['/details/..\\_image', null],
  ['/details/%', null],
  ['*', null],
  ['http://elsewhere.example/details/AG-1', null],
])('%s is counted as %s', (path, route) => {
  expect(findListed(path)).toBe(route);
});
