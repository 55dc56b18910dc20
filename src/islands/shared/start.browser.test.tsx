import { visitorPath } from '#api/visitor.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { shop } from '#islands/testing/shop.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createStart } from './start.ts';

/** An island that is made of one script, as the build writes it, on a page with a field; an answer of ours stands for the script. */
function open(pausesMs: readonly number[] = []) {
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  const [reload, told] = [vi.fn(), vi.fn()];
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main><input value="4B1606H"><astro-island ssr component-url="${visitorPath}"></astro-island></main>`,
  );
  const island = document.querySelector<HTMLElement>('astro-island')!;
  document.addEventListener('astro:hydration-error', told, { once: true });
  createStart({ pausesMs, reload })(load, {}, island);
  return { island, field: document.querySelector<HTMLInputElement>('main input')!, load, hydrate, reload, told };
}

afterEach(() => document.querySelector('main')?.remove());

test('it begins at once', async () => {
  shop.answers(endpoints.visitor, { country: null, isSupported: true });
  const { hydrate, told } = open();
  await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  expect(told).not.toHaveBeenCalled();
});

test('a script that is late is waited for without a word', async () => {
  shop.cutsOff(endpoints.visitor);
  const { hydrate, told, reload } = open([300]);
  shop.answers(endpoints.visitor, { country: null, isSupported: true });
  await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  expect([told.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['the network back', () => window.dispatchEvent(new Event('online'))],
  ['the visitor back', () => window.dispatchEvent(new Event('focus'))],
  ['a press in it', () => document.querySelector('astro-island')?.dispatchEvent(new Event('pointerdown'))],
])('one that does not come is told; with %s the page begins anew, once it can', async (_case, sign) => {
  shop.cutsOff(endpoints.visitor);
  const { load, reload, told } = open([0]);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  sign();
  shop.answers(endpoints.visitor, { country: null, isSupported: true });
  await expect.poll(() => (sign(), reload.mock.calls.length)).toBe(1);
  expect(load).not.toHaveBeenCalled();
});

test('what was typed meanwhile is kept', async () => {
  shop.cutsOff(endpoints.visitor);
  const { field, reload, told } = open();
  await expect.poll(() => told.mock.calls.length).toBe(1);
  shop.answers(endpoints.visitor, { country: null, isSupported: true });
  field.value = '4B1606HX';
  window.dispatchEvent(new Event('online'));
  field.value = field.defaultValue;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
