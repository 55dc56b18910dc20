import { visitorPath } from '#api/visitor.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { shop } from '#islands/testing/shop.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import asked from './asked.ts';

/** An island with a field, made of one script; an answer of ours stands for the script. */
function open(typed = '') {
  const hydrate = vi.fn(async () => {});
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main><astro-island ssr component-url="${visitorPath}"><input></astro-island></main>`,
  );
  const island = document.querySelector<HTMLElement>('astro-island')!;
  const field = island.querySelector('input')!;
  field.value = typed;
  return { field, hydrate, start: () => asked(async () => hydrate, {}, island) };
}

const isAsked = () => shop.asked(endpoints.visitor).length > 0;

beforeEach(() => shop.answers(endpoints.visitor, { country: null, isSupported: true }));
afterEach(() => {
  document.querySelector('main')?.remove();
  delete document.documentElement.dataset['asked'];
});

test('what the address asks is answered at once', async () => {
  document.documentElement.dataset['asked'] = '';
  const { hydrate, start } = open();
  start();
  await expect.poll(() => hydrate.mock.calls.length).toBe(1);
});

test('what was typed before is answered at once', async () => {
  const { hydrate, start } = open('4b1606h');
  start();
  await expect.poll(() => hydrate.mock.calls.length).toBe(1);
});

test('where nothing is asked it sleeps, the focus in its field too', () => {
  const { field, start } = open();
  start();
  field.focus();
  expect(isAsked()).toBe(false);
});

test.each(['pointerover', 'pointerdown', 'keydown', 'input'])('%s in it wakes it, once', async (touch) => {
  const { field, hydrate, start } = open();
  start();
  for (let time = 0; time < 2; time += 1) field.dispatchEvent(new Event(touch, { bubbles: true }));
  await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  expect(shop.asked(endpoints.visitor)).toHaveLength(1);
});
