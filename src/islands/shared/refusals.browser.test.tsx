import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { buildListCopy } from '#config/copy/build-list.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { BasketDrawer } from '#islands/basket-drawer/BasketDrawer.tsx';
import { BasketScreen } from '#islands/basket/BasketScreen.tsx';
import { BuildListScreen } from '#islands/build-list/BuildListScreen.tsx';
import { BuyBox } from '#islands/buy-box/BuyBox.tsx';
import { CheckoutScreen } from '#islands/checkout/CheckoutScreen.tsx';
import { SummaryScreen } from '#islands/summary/SummaryScreen.tsx';
import { comeBackOnline, openSheet } from '#islands/testing/build-list.ts';
import { row } from '#islands/testing/build-list-page.tsx';
import { closeCheckout, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, currentNotice } from '#islands/testing/page.ts';
import { cookieRefusals, refusals } from '#islands/testing/refusals.ts';
import { sampleBox, sampleEngine, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { $myEngine, dropEngine, keepEngine } from '#stores/catalogue/my-engine.ts';
import { $consentAnswered, answerConsent } from '#stores/consent/consent.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const sentence = 'Your browser blocks cookies; the basket needs them.';
const said = page.getByText(sentence, { exact: false });
const { addLine, basket, changeLine, checkout, draft, livePart } = endpoints;

let end = () => {};
afterEach(() => {
  end();
  end = () => {};
});

test('the sentence is that of the rule', () => expect(errorCopy['cookies-blocked']).toContain(sentence));

// rule basket.blocked-cookies
describe.each(Object.entries(refusals))('a browser that %s', (_name, refuse) => {
  beforeEach(() => {
    end = refuse();
  });

  test('shows the basket in the drawer, and changes it', async () => {
    shop.answers(basket, sampleBasket());
    shop.answers(changeLine, sampleBasket([sampleLine({ quantity: 2 })]));
    await render(<BasketDrawer />);
    openDrawer();
    await page.getByRole('button', { name: 'Increase quantity of 4B1606H-STD' }).click();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.element(page.getByRole('heading', { name: 'Basket 2 items' })).toBeVisible();
    expect(said.query()).toBeNull();
  });

  test('puts a part into the basket', async () => {
    answerCookies();
    shop.answers(livePart, sampleLivePart());
    shop.answers(addLine, sampleBasket());
    await render(<BuyBox {...sampleBox} />);
    await page
      .getByRole('button', { name: /^Add .*to Cart$/ })
      .first()
      .click();
    await expect.poll(currentNotice).toBe(availabilityCopy.itemAdded);
  });

  test('keeps an engine and a list as long as the page', async () => {
    openSheet();
    keepEngine(sampleEngine);
    expect($myEngine.get()).toEqual(sampleEngine);
    await openBuildListHere('#v1=/4B1606H-STD');
    await expect.element(row('4B1606H-STD').getByText('In stock')).toBeVisible();
    dropEngine();
  });

  test('fills in the checkout', async () => {
    openCheckout({ basket: readyBasket(), draft: readyDraft });
    await render(<CheckoutScreen />);
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Potsdam');
    await expect.poll(() => shop.received(draft).at(-1)?.body.shipping.city).toBe('Potsdam');
    await expect.element(city).toHaveValue('Potsdam');
    await closeCheckout();
  });
});

/** The consent of the page is as in any other after that. */
const forgetRefusal = () => {
  end();
  end = () => {};
  answerCookies();
};

// rule basket.blocked-cookies
describe.each(Object.entries(cookieRefusals))('a browser that %s', (_name, refuse) => {
  beforeEach(() => {
    end = refuse();
  });
  afterEach(forgetRefusal);

  test.each([
    ['drawer', <BasketDrawer key="drawer" />],
    ['basket', <BasketScreen key="basket" />],
    ['checkout', <CheckoutScreen key="checkout" />],
    ['summary', <SummaryScreen key="summary" />],
  ])('says so once in the %s, and asks for nothing', async (_place, screen) => {
    await render(screen);
    openDrawer();
    await expect.element(said).toBeVisible();
    expect(said.elements()).toHaveLength(1);
    expect(document.querySelector('.sk, [aria-busy=true]')).toBeNull();
    expect([shop.received(basket), shop.received(checkout)]).toEqual([[], []]);
    forgetRefusal();
    await closeCheckout();
  });

  test('says so beside Add to Cart, and the button is free again', async () => {
    shop.answers(livePart, sampleLivePart());
    await render(<BuyBox {...sampleBox} />);
    await expect.element(page.getByText(availabilityCopy.needsConsent, { exact: false })).toBeVisible();
    answerConsent([]);
    expect($consentAnswered.get()).toBe(true);
    const add = page.getByRole('button', { name: /^Add .*to Cart$/ }).first();
    await add.click();
    await expect.element(page.getByRole('alert').getByText(sentence, { exact: false })).toBeVisible();
    await expect.element(add).not.toHaveAttribute('aria-disabled', 'true');
    expect(shop.received(addLine)).toEqual([]);
    expect(currentNotice()).toBeNull();
  });

  test('says so of a list that is added', async () => {
    openSheet();
    await openBuildListHere('#v1=/4B1606H-STD');
    await expect.element(row('4B1606H-STD').getByText('In stock')).toBeVisible();
    await page.getByRole('button', { name: buildListCopy.addAll }).click();
    await expect.element(page.getByText(buildListCopy.outcomes.blocked)).toBeVisible();
  });

  test('has the basket as soon as cookies are allowed', async () => {
    await render(<BasketDrawer />);
    openDrawer();
    await expect.element(said).toBeVisible();
    forgetRefusal();
    shop.answers(basket, sampleBasket());
    await page.getByRole('button', { name: availabilityCopy.tryAgain }).click();
    await expect.element(page.getByRole('heading', { name: 'Basket 1 item' })).toBeVisible();
    expect(said.query()).toBeNull();
  });
});

// rule basket.blocked-cookies
test('a basket whose cookie is taken away on the way: the drawer says so after the first part', async () => {
  answerCookies();
  shop.answers(livePart, sampleLivePart());
  shop.answers(addLine, sampleBasket());
  shop.answers(basket, sampleBasket([]));
  await render(
    <>
      <BuyBox {...sampleBox} />
      <BasketDrawer />
    </>,
  );
  await page
    .getByRole('button', { name: /^Add .*to Cart$/ })
    .first()
    .click();
  await expect.poll(currentNotice).toBe(availabilityCopy.itemAdded);
  openDrawer();
  await expect.element(page.getByRole('dialog').getByText(sentence, { exact: false })).toBeVisible();
  expect(page.getByText(basketCopy.empty).query()).toBeNull();
});

/** A list that came with a link: nothing of it is kept. */
async function openBuildListHere(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await render(
    <main tabIndex={-1}>
      <BuildListScreen />
    </main>,
  );
  comeBackOnline();
}
