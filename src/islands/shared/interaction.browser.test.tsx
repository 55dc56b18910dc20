import { sessionKeys } from '#config/storage-keys.ts';
import { hydrateEvent, hydrateIslands } from '#stores/browser/hydrate.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import interaction, { type Interaction } from './interaction.ts';

/** An island as the build writes it, in what surrounds it; answers how often it was hydrated. `value`: what stands in its field. */
function wait(options: Interaction | true = true, { value = '' } = {}) {
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section class="around"><p>Beside</p>
      <astro-island ssr><label>Number <input></label><button type="button">Press</button></astro-island>
    </section><p>Elsewhere</p>`,
  );
  const island = document.querySelector<HTMLElement>('astro-island')!;
  island.querySelector('input')!.value = value;
  interaction(load, { value: options }, island);
  return { island, load, hydrate };
}

const field = page.getByRole('textbox', { name: 'Number' });
const button = page.getByRole('button', { name: 'Press' });

afterEach(() => {
  document.querySelectorAll('.around, .around + p').forEach((element) => element.remove());
  history.replaceState(null, '', location.pathname);
});

describe('without an interaction', () => {
  test('nothing is loaded while nobody turns to it, whatever happens elsewhere', async () => {
    const { load } = wait();
    await page.getByText('Elsewhere').click();
    await page.getByText('Beside').click();
    expect(load).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a pointer over it', () => button.hover()],
    ['a press', () => button.click()],
    ['the focus', async () => (field.element() as HTMLElement).focus()],
    ['text that comes by itself', async () => field.element().dispatchEvent(new Event('input', { bubbles: true }))],
    ['a key', async () => button.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))],
    ['whoever needs it', async () => hydrateIslands(document)],
  ])('%s hydrates it, once', async (_case, touch) => {
    const { load, hydrate } = wait();
    await touch();
    await expect.poll(() => hydrate.mock.calls.length).toBe(1);
    await button.click();
    await userEvent.keyboard('a');
    expect([load.mock.calls.length, hydrate.mock.calls.length]).toEqual([1, 1]);
  });
});

test('text that the browser has filled in, or brought back, hydrates it', async () => {
  const { load } = wait(true, { value: '4B1606H' });
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test('a focus that the page sets itself does not, where that is said', async () => {
  const { load } = wait({ focus: false });
  (field.element() as HTMLElement).focus();
  expect(load).not.toHaveBeenCalled();
  await button.click();
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

describe('what surrounds it', () => {
  test('counts where it is named', async () => {
    const { hydrate } = wait({ near: '.around' });
    await page.getByText('Beside').hover();
    await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  });

  test('where there is none, the island counts itself', async () => {
    const { island, hydrate } = wait({ near: '.nowhere' });
    island.dispatchEvent(new Event(hydrateEvent));
    await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  });
});

describe('is hydrated by itself', () => {
  test('where something is kept that it shows', async () => {
    sessionStorage.setItem(sessionKeys.finder, '{}');
    const { load } = wait({ kept: [sessionKeys.finder] });
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  test.each(['?find=part', '#dealer'])('where the address names it: %s', async (address) => {
    history.replaceState(null, '', address);
    const { load } = wait({ address: ['find=', '#dealer'] });
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  test('where the address comes to name it', async () => {
    const { load } = wait({ address: ['#dealer'] });
    location.hash = 'other';
    await expect.poll(() => location.hash).toBe('#other');
    expect(load).not.toHaveBeenCalled();
    location.hash = 'dealer';
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  test('where neither is so, it waits', () => {
    expect(wait({ kept: [sessionKeys.finder], address: ['#dealer'] }).load).not.toHaveBeenCalled();
  });
});
