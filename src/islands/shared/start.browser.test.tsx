import { visitorPath } from '#api/visitor.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { shop } from '#islands/testing/shop.ts';
import { expect, test, vi } from 'vitest';
import start from './start.ts';

/** An island that is made of one script, as the build writes it; an answer of ours stands for the script. */
function open() {
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  const island = Object.assign(document.createElement('astro-island'));
  island.setAttribute('component-url', visitorPath);
  void start(load, {}, island);
  return { load, hydrate };
}

test('it begins at once', async () => {
  shop.answers(endpoints.visitor, { country: null, isSupported: true });
  const { hydrate } = open();
  await expect.poll(() => hydrate.mock.calls.length).toBe(1);
});

test('a script that did not come is fetched once more before anything runs', async () => {
  shop.cutsOff(endpoints.visitor);
  const { load, hydrate } = open();
  await expect.poll(() => shop.received(endpoints.visitor).length).toBe(1);
  expect(load).not.toHaveBeenCalled();
  shop.answers(endpoints.visitor, { country: null, isSupported: true });
  await expect.poll(() => hydrate.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(shop.received(endpoints.visitor)).toHaveLength(2);
});

test('after the second time it is left to the page to say what is missing', async () => {
  shop.cutsOff(endpoints.visitor);
  const { load } = open();
  await expect.poll(() => load.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(shop.received(endpoints.visitor)).toHaveLength(2);
});
