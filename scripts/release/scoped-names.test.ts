import { expect, test } from 'vitest';
import { createScopedNames } from './scoped-names.ts';

test('a class is named the same wherever the shop is built, and as no other module names it', () => {
  const [here, there] = [createScopedNames('/shop'), createScopedNames('/other/shop')];
  const name = here('box', '/shop/src/islands/Box.module.css');
  expect(name).toMatch(/^box_[\w-]{4}$/);
  expect(there('box', '/other/shop/src/islands/Box.module.css?used')).toBe(name);
  expect(here('row', '/shop/src/islands/Box.module.css')).toMatch(/^row_/);
  expect(here('box', '/shop/src/islands/Row.module.css')).not.toBe(name);
});

test('of many modules two would share a name: it is said which', () => {
  const scope = createScopedNames('/shop');
  const names = Array.from({ length: 20_000 }, (_, at) => `/shop/${at}.module.css`);
  expect(() => names.map((file) => scope('a', file))).toThrow(/^two modules would share the class a_/);
});
