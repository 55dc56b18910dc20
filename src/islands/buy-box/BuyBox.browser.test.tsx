import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import {
  answerCookies,
  forgetCookieAnswer,
  findAccessFaults,
  isDrawerOpen,
  onPhone,
  pressNotice,
  currentNotice,
} from '#islands/testing/page.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { noStock, sampleBox, sampleListedPart, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { $consentView } from '#stores/consent/consent.ts';
import { sizeStock } from '#stores/part/size-stock.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const { livePart, addLine, openedBasket, challenge } = endpoints;
const { slug } = sampleBox;
const eur = (amount: number) => ({ amount, currency: 'eur' as const });

const box = page.getByRole('region', { name: `Price and availability of ${slug}` });
const addToCart = box.getByRole('button', { name: /^Add (?:\d+ )?to Cart$/ });
const quantity = box.getByRole('group', { name: `Quantity of ${slug}` });
const more = box.getByRole('button', { name: `Increase quantity of ${slug}` });
const fewer = box.getByRole('button', { name: `Decrease quantity of ${slug}` });
const enquiry = box.getByRole('link', { name: copy.quickEnquiry });
const distributors = box.getByRole('link', { name: copy.buyFromDistributor });
const alert = box.getByRole('alert');
const retry = box.getByRole('button', { name: copy.tryAgain });

beforeEach(answerCookies);

/** The box with this answer of the shop, shown. */
async function showBox(changes: Parameters<typeof sampleLivePart>[0] = {}): Promise<void> {
  shop.answers(livePart, sampleLivePart(changes));
  await render(<BuyBox {...sampleBox} />);
  await expect.element(box.getByText(copy.loading)).not.toBeInTheDocument();
}

// rules availability.messages and availability.delivery-days
describe('what is said of the stock', () => {
  test.each([
    ['on the shelf', { default: 1 }, copy.inStock, copy.deliveryShelf, true],
    [
      'on its way, here in ten days',
      { inTransit: [{ eta: '2026-06-22', quantity: 1 }] },
      copy.inTransit,
      'Delivery within 15–17 days',
      true,
    ],
    ['by air from the manufacturer', { manufacturer: 1 }, copy.airfreight, copy.deliveryAirfreight, true],
    ['nowhere', {}, copy.outOfStock, null, false],
  ])('%s', async (_where, stock, message, delivery, canBuy) => {
    await showBox({ stock: { ...noStock, ...stock } });
    await expect.element(box.getByText(message)).toBeVisible();
    if (delivery) await expect.element(box.getByText(delivery)).toBeVisible();
    if (canBuy) await expect.element(addToCart).toBeVisible();
    else await expect.element(addToCart).not.toBeInTheDocument();
    expect(await findAccessFaults()).toEqual([]);
  });

  test('out of stock makes the enquiry the one thing to do, once', async () => {
    await showBox({ stock: noStock });
    expect(enquiry.elements()).toHaveLength(1);
    await expect.element(enquiry).toHaveClass('btn-primary');
    await expect.element(box.getByRole('link', { name: 'Quick enquiry form' })).toBeVisible();
    await expect.element(box.getByRole('button', { name: copy.tellMe })).toBeVisible();
  });

  test('the stock is decided anew for each quantity', async () => {
    await showBox({ stock: { ...noStock, default: 1, alternative: 1 } });
    await expect.element(box.getByText(copy.deliveryShelf)).toBeVisible();
    await more.click();
    await expect.element(box.getByText(copy.deliveryAlternative)).toBeVisible();
    expect(shop.received(livePart)).toHaveLength(1);
  });
});

// rule size.nearest
test('a size that is not in stock: the nearest one that is stands below the step', async () => {
  const stock = { ...noStock, manufacturer: 3 };
  const parts = [sampleListedPart(slug, { stock }), sampleListedPart('4B1606H-.25'), sampleListedPart('4B1606H-.50')];
  shop.answers(endpoints.liveParts, { parts, unknown: [], failed: [] });
  await showBox({ stock });
  await sizeStock.load(parts.map((one) => one.slug));
  await expect.element(box.getByRole('link', { name: '4B1606H-.25' })).toHaveAttribute('href', '/details/4B1606H-.25');
  await expect.element(box.getByText('−0.25 mm')).toBeVisible();
  await expect.element(box.getByText(copy.otherSize)).toBeVisible();
  sizeStock.$sizes.set([]);
  await expect.element(box.getByRole('link', { name: '4B1606H-.25' })).not.toBeInTheDocument();
});

describe('the price', () => {
  // rule availability.live
  test('is that of the page until the live one is there', async () => {
    const held = shop.holds(livePart);
    await render(<BuyBox {...sampleBox} />);
    await expect.element(box.getByText('€112.40')).toBeVisible();
    await expect.element(box.getByRole('status')).toHaveTextContent(copy.loading);
    // rule delivery.text-alone
    await expect.element(box.getByText(copy.deliveryShelf)).toBeVisible();
    await held.answer(sampleLivePart({ gross: eur(11_990) }));
    await expect.element(box.getByText('€119.90')).toBeVisible();
    await expect.element(box.getByText('€112.40')).not.toBeInTheDocument();
    expect(shop.received(livePart)).toEqual([{ params: [slug], query: { quantity: '1' }, body: undefined }]);
  });

  // rule price.promotion
  test('reduced: the lowest of the last 30 days is struck through, named so, and told again in words', async () => {
    const promotion = { formerGross: eur(15_000), lowestGross30Days: eur(14_050) };
    await showBox({ promotion });
    await expect.element(box.getByText(`${copy.oldPrice} €140.50`)).toBeVisible();
    await expect.element(box.getByText(`${copy.priceIncludingVat}. ${copy.lowestPrice('€140.50')}`)).toBeVisible();
    await expect.element(box.getByText(/%/)).not.toBeInTheDocument();
  });

  // rule price.only-distributors
  test('none: sold through distributors, and no other way is offered', async () => {
    await showBox({ gross: eur(0), net: eur(0) });
    await expect.element(box.getByText(copy.notSoldOnline)).toBeVisible();
    await expect.element(distributors).toHaveClass('btn-primary');
    expect(distributors.elements()).toHaveLength(1);
    await expect.element(addToCart).not.toBeInTheDocument();
    await expect.element(box.getByText(/€/)).not.toBeInTheDocument();
  });
});

// rule availability.live
describe('when price and stock cannot be had', () => {
  test('the shop is down: the price of the page stands with its day, and trying again helps', async () => {
    shop.refuses(livePart, 'shop-unavailable');
    await render(<BuyBox {...sampleBox} />);
    await expect.element(alert.getByText(copy.cannotLoad)).toBeVisible();
    await expect.element(box.getByText('€112.40')).toBeVisible();
    // rule delivery.text-alone
    await expect.element(box.getByText(copy.deliveryShelf)).toBeVisible();
    await expect.element(box.getByText(new RegExp(copy.priceOf('10 June 2026')))).toBeVisible();
    await expect.element(addToCart).not.toBeInTheDocument();
    shop.answers(livePart, sampleLivePart());
    await retry.click();
    await expect.element(addToCart).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  // rule delivery.text-alone
  test.each<[AvailabilityCase | null, string | null]>([
    ['alternative', copy.deliveryAlternative],
    ['airfreight', copy.deliveryAirfreight],
    ['intransit', null],
    ['outofstock', null],
    [null, null],
  ])('%s when the page was made: %s', async (builtCase, sentence) => {
    shop.refuses(livePart, 'shop-unavailable');
    await render(<BuyBox {...sampleBox} builtCase={builtCase} />);
    await expect.element(alert.getByText(copy.cannotLoad)).toBeVisible();
    expect(
      box
        .getByText(/^Delivery within/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(sentence === null ? [] : [sentence]);
  });

  test('the enquiry is a way on', async () => {
    shop.refuses(challenge, 'shop-unavailable');
    shop.cutsOff(livePart);
    await render(<BuyBox {...sampleBox} />);
    await box.getByRole('link', { name: 'Quick enquiry form' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Quick enquiry' })).toBeVisible();
  });
});

// rule consent.before-buying
test('before the cookies are answered the shop does not sell, and leads to their settings', async () => {
  forgetCookieAnswer();
  await showBox();
  await expect.element(box.getByText(copy.needsConsent, { exact: false })).toBeVisible();
  await expect.element(addToCart).not.toBeInTheDocument();
  await box.getByRole('button', { name: copy.cookieSettings }).click();
  expect($consentView.get()).toBe('settings');
  answerCookies();
  await expect.element(addToCart).toBeVisible();
});

describe('adding', () => {
  const answerOf = (pieces: number) => sampleBasket([sampleLine({ slug, quantity: pieces })]);

  // rules basket.adding and basket.quantity-back
  test('the asked pieces go in, the notice says so and leads to the basket, the quantity is 1 again', async () => {
    await showBox();
    shop.answers(addLine, answerOf(3));
    await more.click();
    await more.click();
    await expect.element(quantity).toHaveTextContent('3');
    await expect.element(addToCart).toHaveTextContent(copy.addPieces(3));
    await addToCart.click();
    await expect.poll(currentNotice).toBe(copy.itemAdded);
    expect(shop.received(addLine)[0]?.body).toMatchObject({ part: slug, quantity: 3 });
    await expect.element(quantity).toHaveTextContent('1');
    await expect.element(box.getByText(`${copy.deliveryShelf}. ${copy.alreadyInBasket(3)}`)).toBeVisible();
    pressNotice();
    expect(isDrawerOpen()).toBe(true);
  });

  test('a slow one says that it works, and a second press adds nothing', async () => {
    await showBox();
    const held = shop.holds(addLine);
    await addToCart.click();
    const adding = box.getByRole('button', { name: copy.adding });
    await expect.element(adding).toHaveAttribute('aria-busy', 'true');
    await expect.element(more).toBeDisabled();
    await adding.click();
    await held.answer(answerOf(1));
    await expect.element(addToCart).not.toHaveAttribute('aria-busy');
    expect(shop.received(addLine)).toHaveLength(1);
  });

  test.each([
    ['basket-gone', errorCopy['basket-gone']],
    ['shop-unavailable', errorCopy['shop-unavailable']],
  ] as const)('refused with %s: the reason is read out, the pieces stay asked', async (code, sentence) => {
    await showBox();
    shop.refuses(addLine, code);
    shop.answers(openedBasket, sampleBasket([]));
    await more.click();
    await addToCart.click();
    await expect.element(alert.getByText(copy.notAdded)).toBeVisible();
    await expect.element(alert.getByText(sentence)).toBeVisible();
    await expect.element(quantity).toHaveTextContent('2');
    expect(currentNotice()).toBeNull();
  });

  test('without a connection, also to look whether it went in, it says so, can be pressed again, and the failure goes', async () => {
    await showBox();
    shop.cutsOff(addLine);
    shop.cutsOff(openedBasket);
    await addToCart.click();
    await expect.element(alert.getByText(errorCopy['not-known'])).toBeVisible();
    shop.answers(addLine, answerOf(1));
    await addToCart.click();
    await expect.poll(currentNotice).toBe(copy.itemAdded);
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('the quantity', () => {
  // rule availability.maximum
  test('ends at what can be had, and says so', async () => {
    await showBox({ stock: { ...noStock, default: 2 } });
    await more.click();
    await expect.element(more).toBeDisabled();
    await expect.element(box.getByText(copy.maximumReached)).toBeVisible();
    await expect.element(quantity).toHaveAccessibleDescription(copy.maximumReached);
    await fewer.click();
    await expect.element(box.getByText(copy.maximumReached)).not.toBeInTheDocument();
  });
});

describe('somebody was quicker', () => {
  test('sold out: the stock is asked again and says so', async () => {
    await showBox({ stock: { ...noStock, default: 3 } });
    shop.refuses(addLine, 'out-of-stock', { max: 0 });
    shop.answers(openedBasket, sampleBasket([]));
    shop.answers(livePart, sampleLivePart({ stock: noStock }));
    await addToCart.click();
    await expect.element(box.getByText(copy.outOfStock)).toBeVisible();
    await expect.element(alert.getByText(copy.fewer(0))).toBeVisible();
    await expect.element(addToCart).not.toBeInTheDocument();
  });

  test('fewer left: they are asked for in place of the others, said in sight, and can be had', async () => {
    await onPhone();
    await showBox({ stock: { ...noStock, default: 3 } });
    for (const _ of '23') await more.click();
    shop.refuses(addLine, 'out-of-stock', { max: 2 });
    shop.answers(openedBasket, sampleBasket([]));
    shop.answers(livePart, sampleLivePart({ stock: { ...noStock, default: 2 } }));
    // as far below the window as a part's page is
    document.body.style.paddingTop = '1500px';
    await addToCart.click();
    await expect.element(alert.getByText(copy.fewer(2))).toBeInViewport({ ratio: 1 });
    document.body.style.paddingTop = '';
    await expect.element(quantity).toHaveTextContent('2');
    shop.answers(addLine, sampleBasket([sampleLine({ slug, quantity: 2 })]));
    await addToCart.click();
    await expect.poll(currentNotice).toBe(copy.itemAdded);
    expect(shop.received(addLine)).toHaveLength(2);
  });
});
