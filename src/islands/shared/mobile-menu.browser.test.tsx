import { startMobileMenu, closeMobileMenu } from '#components/page/mobile-menu.ts';
import { onPhone } from '#islands/testing/page.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')!;
afterEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'popover', popover);
  document.documentElement.removeAttribute('data-menu-open');
});

/** A browser that knows no popovers: the words in the markup mean nothing to it. */
beforeEach(async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  await onPhone();
  await render(
    <>
      <style>{'#mobile-menu:not([data-open]) { display: none }'}</style>
      <button ref={(button) => button?.setAttribute('popovertarget', 'mobile-menu')}>Open</button>
      <div id="mobile-menu">
        <button ref={(button) => button?.setAttribute('popovertarget', 'mobile-menu')}>Close</button>
        <a href="#there">There</a>
      </div>
      <main>Page</main>
    </>,
  );
  startMobileMenu();
  await import('#components/page/menu-without-popovers.ts');
});

const open = page.getByRole('button', { name: 'Open' });
const close = page.getByRole('button', { name: 'Close' });
const isBehind = () => document.querySelector('main')!.inert;

// rule page.oldest-browsers
test.each([
  ['its button', () => close.click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a link in it', () => page.getByRole('link', { name: 'There' }).click()],
  ['the drawer of the basket', () => Promise.resolve(closeMobileMenu())],
])('a browser without popovers opens the menu by its button; %s closes it', async (_case, shut) => {
  await expect.element(close).not.toBeInTheDocument();
  await open.click();
  await expect.element(close).toBeVisible();
  await expect.element(close).toHaveFocus();
  expect(isBehind()).toBe(true);
  await shut();
  await expect.element(close).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(isBehind()).toBe(false);
});
