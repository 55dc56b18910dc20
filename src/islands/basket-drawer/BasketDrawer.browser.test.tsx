import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy as copy, discountCopy } from '#config/copy/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { links } from '#config/navigation.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, isDrawerOpen, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BasketDrawer } from './BasketDrawer.tsx';

const { basket, changeLine, removeLine } = endpoints;
const rod = '4B1606H-STD';
const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const gaugeLine = sampleLine({ id: 'line-2', slug: 'AY-1', number: 'AY-1', name: 'Gauge', size: '' });

const badge = page.getByRole('button', { name: 'Open the basket' });
const drawer = page.getByRole('dialog', { name: /^Basket/ });
const close = drawer.getByRole('button', { name: 'Close' });
const items = drawer.getByRole('listitem');
const item = (number: string) => items.filter({ has: page.getByText(number) });
const remove = (number: string) => drawer.getByRole('button', { name: copy.removeNamed(number) });
const more = drawer.getByRole('button', { name: `Increase quantity of ${rod}` });
const total = drawer.getByRole('status').filter({ hasText: copy.total });
const alert = drawer.getByRole('alert');

/** A page with the drawer and what opens it. */
async function show(): Promise<void> {
  await render(
    <>
      <button type="button" onClick={openDrawer}>
        Open the basket
      </button>
      <BasketDrawer />
    </>,
  );
}

async function open(answer: BasketAnswer = sampleBasket()): Promise<void> {
  shop.answers(basket, answer);
  await show();
  await badge.click();
  await expect.element(drawer).toBeVisible();
}

beforeEach(() => history.replaceState(null, '', '/faq'));

// rule basket.badge
test('asks for nothing until it is opened, and again each time', async () => {
  shop.answers(basket, sampleBasket());
  await show();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(shop.received(basket)).toEqual([]);
  await badge.click();
  await expect.element(items).toBeVisible();
  expect(shop.received(basket)).toHaveLength(1);
  await close.click();
  await badge.click();
  await expect.poll(() => shop.received(basket)).toHaveLength(2);
});

describe('opening and closing', () => {
  const bySide = () => userEvent.click(drawer, { position: { x: -300, y: 300 }, force: true });

  test.each([
    ['its button', () => close.click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', bySide],
  ])('%s closes it, and the focus goes back to what opened it', async (_case, shut) => {
    await open();
    await shut();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.poll(isDrawerOpen).toBe(false);
    await expect.element(badge).toHaveFocus();
  });

  test('by keyboard the focus goes round in it and nowhere else', async () => {
    shop.answers(basket, sampleBasket([]));
    await show();
    badge.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(close).toHaveFocus();
    await expect.element(drawer.getByRole('link', { name: copy.openFinder })).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      await expect.element(badge).not.toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(badge).toHaveFocus();
  });
});

describe('what is in it', () => {
  test('is being loaded: no lines, no total', async () => {
    const held = shop.holds(basket);
    await show();
    await badge.click();
    await expect.element(drawer.getByRole('status').filter({ hasText: copy.loading })).toBeInTheDocument();
    await expect.element(total).not.toBeInTheDocument();
    await held.answer(sampleBasket());
    await expect.element(total).toBeVisible();
    await expect.element(drawer.getByText(copy.loading)).not.toBeInTheDocument();
  });

  test('no connection: the reason is read out, and trying again helps', async () => {
    shop.cutsOff(basket);
    await show();
    await badge.click();
    await expect.element(alert.getByText(copy.loadFailed)).toBeVisible();
    await expect.element(alert.getByText(errorCopy.offline)).toBeVisible();
    await expect.element(total).not.toBeInTheDocument();
    shop.answers(basket, sampleBasket());
    await alert.getByRole('button', { name: availabilityCopy.tryAgain }).click();
    await expect.element(total).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  // rule basket.empty
  test('is nothing: it says so and leads to the finder, and there is no total', async () => {
    await open(sampleBasket([]));
    await expect.element(drawer.getByRole('heading', { name: copy.empty })).toBeVisible();
    await expect.element(drawer.getByRole('link', { name: copy.openFinder })).toHaveAttribute('href', '/#part-finder');
    await expect.element(drawer.getByRole('heading', { name: copy.drawerHeading })).toBeVisible();
    await expect.element(total).not.toBeInTheDocument();
    await expect.element(drawer.getByRole('link', { name: copy.checkout })).not.toBeInTheDocument();
  });

  test.each([
    ['wide', async () => {}],
    ['on a phone', onPhone],
  ])('%s: lines, total and the two ways on', async (_case, resize) => {
    await resize();
    await open(sampleBasket([sampleLine({ quantity: 2, gross: eur(22_480) }), gaugeLine]));
    await expect.element(drawer.getByRole('heading', { name: `${copy.drawerHeading} ${copy.items(3)}` })).toBeVisible();
    await expect.poll(() => items.elements()).toHaveLength(2);
    await expect
      .element(item(rod).getByRole('link', { name: 'Conrod bearing set' }))
      .toHaveAttribute('href', `/details/${rod}`);
    await expect.element(item(rod).getByText('€224.80')).toBeVisible();
    await expect.element(total).toHaveTextContent(`${copy.total}€337.20`);
    const [cart, checkout] = [copy.viewCart, copy.checkout].map((name) => drawer.getByRole('link', { name }));
    await expect.element(cart!).toHaveAttribute('href', links.basket);
    await expect.element(checkout!).toHaveAttribute('href', links.checkout);
    await expect.element(checkout!).toBeInViewport();
    expect(drawer.element().scrollWidth).toBeLessThanOrEqual(drawer.element().clientWidth);
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule price.discount
  test('a promo code is told beside the total', async () => {
    const whole = sampleBasket([sampleLine({ discountRate: 0.05 })]);
    await open({ ...whole, promoCode: 'RALLY26', totals: { ...whole.totals, discount: eur(592), tax: eur(0) } });
    await expect.element(drawer.getByText(discountCopy.total('5%'))).toBeVisible();
    await expect.element(drawer.getByText('€5.92')).toBeVisible();
    await expect.element(drawer.getByText(copy.beforeShipping(false))).toBeVisible();
    await expect.element(total).toHaveTextContent(`${copy.total}€112.40`);
  });
});

describe('changing it', () => {
  beforeEach(() => open(sampleBasket([sampleLine(), gaugeLine])));

  test('the number follows at once, the total when the shop has it', async () => {
    const held = shop.holds(changeLine);
    await more.click();
    await expect.element(drawer.getByRole('group', { name: `Quantity of ${rod}` })).toHaveTextContent('2');
    await expect.element(drawer.getByRole('status').filter({ hasText: copy.updating })).toBeInTheDocument();
    await expect.element(total).toHaveAttribute('aria-busy', 'true');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await held.answer(sampleBasket([sampleLine({ quantity: 2, gross: eur(22_480) }), gaugeLine]));
    await expect.element(total).toHaveTextContent(`${copy.total}€337.20`);
    await expect.element(total).toHaveAttribute('aria-busy', 'false');
    await expect.element(drawer.getByRole('heading', { name: 'Basket 3 items' })).toBeVisible();
  });

  test('a line taken out by keyboard leaves the focus in the drawer', async () => {
    shop.answers(removeLine, sampleBasket([gaugeLine]));
    remove(rod).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item(rod)).not.toBeInTheDocument();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
    await expect.element(total).toHaveTextContent(`${copy.total}€112.40`);
  });

  test('the last line taken out: the drawer says that it is empty, without a total', async () => {
    shop.answers(removeLine, sampleBasket([]));
    await remove(rod).click();
    await expect.element(drawer.getByRole('heading', { name: copy.empty })).toBeVisible();
    await expect.element(total).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
  });
});
