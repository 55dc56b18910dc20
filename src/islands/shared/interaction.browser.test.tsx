import { visitorPath } from '#api/visitor.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { shop } from '#islands/testing/shop.ts';
import { wakeEvent, wakeIslands } from '#stores/browser/wake.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import interaction, { type Interaction } from './interaction.ts';

/** An island as the build writes it, in what surrounds it; answers how often it was woken. */
function sleep(options: Interaction | true = true) {
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section class="around"><p>Beside</p>
      <astro-island ssr><label>Number <input></label><button type="button">Press</button></astro-island>
    </section><p>Elsewhere</p>`,
  );
  const island = document.querySelector<HTMLElement>('astro-island')!;
  interaction(load, { value: options }, island);
  return { island, load, hydrate };
}

const field = page.getByRole('textbox', { name: 'Number' });
const button = page.getByRole('button', { name: 'Press' });

afterEach(() => {
  document.querySelectorAll('.around, .around + p').forEach((element) => element.remove());
  history.replaceState(null, '', location.pathname);
});

describe('asleep', () => {
  test('nothing is loaded while nobody touches it, whatever happens elsewhere', async () => {
    const { load } = sleep();
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
    ['whoever needs it', async () => wakeIslands(document)],
  ])('%s wakes it, once', async (_case, touch) => {
    const { load, hydrate } = sleep();
    await touch();
    await expect.poll(() => hydrate.mock.calls.length).toBe(1);
    await button.click();
    await userEvent.keyboard('a');
    expect([load.mock.calls.length, hydrate.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what it needs cannot be had', () => {
  /** As Astro does: said, and nothing to wake. */
  const failOnce = ({ island, load }: ReturnType<typeof sleep>) =>
    load.mockImplementationOnce(async () => {
      island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
      return vi.fn(async () => {});
    });

  test('it sleeps again; the next press wakes it, and a mouse on its way does not', async () => {
    const asleep = sleep();
    failOnce(asleep);
    wakeIslands(document);
    await expect.poll(() => asleep.load.mock.calls.length).toBe(1);
    expect(asleep.island.dataset['waking']).toBeUndefined();
    await field.hover();
    (field.element() as HTMLElement).focus();
    expect(asleep.load).toHaveBeenCalledOnce();
    await button.click();
    await expect.poll(() => asleep.hydrate.mock.calls.length).toBe(1);
  });

  test('a script that does not come is said before anything is run', async () => {
    const { island, load } = sleep();
    const told = vi.fn();
    shop.cutsOff(endpoints.visitor);
    island.setAttribute('component-url', visitorPath);
    island.parentElement?.addEventListener('astro:hydration-error', told);
    island.dispatchEvent(new Event(wakeEvent));
    await expect.poll(() => told.mock.calls.length).toBe(1);
    expect(load).not.toHaveBeenCalled();
  });

  // rule page.newer-release
  test('what breaks off with the press on a link is no fault: it sleeps again without a word', async () => {
    const { island, load } = sleep();
    const told = vi.fn();
    shop.cutsOff(endpoints.visitor);
    island.setAttribute('component-url', visitorPath);
    island.addEventListener('astro:hydration-error', told);
    const leave = Object.assign(new Event('navigate'), { destination: { sameDocument: false, url: location.href } });
    window.navigation.dispatchEvent(leave);
    island.dispatchEvent(new Event(wakeEvent));
    await expect.poll(() => island.dataset['waking']).toBeUndefined();
    window.dispatchEvent(new Event('pageshow'));
    shop.answers(endpoints.visitor, { country: null, isSupported: true });
    await button.click();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('what surrounds it', () => {
  test('counts where it is named', async () => {
    const { hydrate } = sleep({ near: '.around' });
    await page.getByText('Beside').hover();
    await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  });

  test('where there is none, the island is touched itself', async () => {
    const { island, hydrate } = sleep({ near: '.nowhere' });
    island.dispatchEvent(new Event(wakeEvent));
    await expect.poll(() => hydrate.mock.calls.length).toBe(1);
  });
});

describe('wakes by itself', () => {
  test('where something is kept that it shows', async () => {
    sessionStorage.setItem(sessionKeys.finder, '{}');
    const { load } = sleep({ kept: [sessionKeys.finder] });
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  test.each(['?find=part', '#dealer'])('where the address names it: %s', async (address) => {
    history.replaceState(null, '', address);
    const { load } = sleep({ address: ['find=', '#dealer'] });
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  test('where the address comes to name it', async () => {
    const { load } = sleep({ address: ['#dealer'] });
    location.hash = 'other';
    await expect.poll(() => location.hash).toBe('#other');
    expect(load).not.toHaveBeenCalled();
    location.hash = 'dealer';
    await expect.poll(() => load.mock.calls.length).toBe(1);
  });

  test('where neither is so, it sleeps', () => {
    expect(sleep({ kept: [sessionKeys.finder], address: ['#dealer'] }).load).not.toHaveBeenCalled();
  });
});
