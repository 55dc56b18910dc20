import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { listDeliveryNotes } from '#domain/delivery/delivery-notes.ts';
import { countCarrierDays } from '#domain/delivery/lead.ts';
import { promisePieces } from '#domain/delivery/line-promise.ts';
import { promiseOrder } from '#domain/delivery/order-promise.ts';
import { factsAt, nothing } from '#domain/delivery/samples.ts';
import { listSources } from '#domain/delivery/source-promises.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { hasFreeShipping } from '#domain/shipping/has-free-shipping.ts';
import { BasketHead } from './BasketHead.tsx';
import { RowDays } from './RowDays.tsx';
import { BasketScreen } from '#islands/basket/BasketScreen.tsx';
import { BuyBox } from '#islands/buy-box/BuyBox.tsx';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, findAccessFaults, onPhone, currentNotice } from '#islands/testing/page.ts';
import { sampleBox, sampleListedPart, sampleLivePart } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { sizeStock } from '#stores/part/size-stock.ts';
import { $buildList } from '#stores/build-list/build-list.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';

const { livePart, liveParts, basket, addLine, removeLine, deliveryCountry } = endpoints;
const facts = factsAt();
const today = facts.time.day;
const paidBy = { day: '2026-11-23', hour: 14 };
const { slug } = sampleBox;
const mixed = { default: 1, inTransit: [{ eta: '2026-12-11', quantity: 8 }] };

/** What the shop says of a part with this stock and its delivery. */
function tellPart(stock: Partial<Stock>, country: string, postcode = '') {
  const whole = { ...nothing, ...stock };
  const place = {
    country,
    hasFreeShipping: hasFreeShipping(country),
    notes: listDeliveryNotes([], { country, postcode: '' }),
  };
  const at = factsAt({ country, postcode });
  const days = at.lead ? { carrierDays: countCarrierDays(at.lead) } : {};
  return { stock: whole, today, delivery: { ...place, ...days, sources: listSources(whole, at), paidBy } };
}

const answerPart = (stock: Partial<Stock>, country = 'PT', inBasket = 0, postcode = '') =>
  shop.answers(livePart, sampleLivePart({ ...tellPart(stock, country, postcode), inBasket }));

beforeEach(answerCookies);

describe('on the page of a part', () => {
  const box = page.getByRole('region', { name: `Price and availability of ${slug}` });
  const more = box.getByRole('button', { name: `Increase quantity of ${slug}` });

  const why = box.getByRole('button', { name: copy.whyLabel });

  // rule delivery.text-alone
  test('where the carriers name no days for the place, the sentence of the text stands alone', async () => {
    answerPart({ default: 3 }, 'ES', 0, '35001');
    await render(<BuyBox {...sampleBox} />);
    await expect.element(box.getByText(availabilityCopy.deliveryShelf)).toBeVisible();
    await expect.element(box.getByText(copy.noDate)).not.toBeInTheDocument();
    await expect.element(box.getByText(/^Pay by/)).not.toBeInTheDocument();
    await why.click();
    await expect.element(box.getByText(copy.unknown['no-lead-time'])).toBeVisible();
  });

  // rules delivery.range, delivery.deadline and delivery.reason
  test('each quantity has its days, the late pieces are told, and those at hand can be taken alone', async () => {
    answerPart(mixed);
    await render(<BuyBox {...sampleBox} />);
    await expect
      .element(box.getByRole('status').filter({ hasText: copy.arrives }))
      .toHaveTextContent('Arrives Mon 30 November – Thu 3 December');
    await expect.element(box.getByText('Pay by 2 pm on Monday to keep these dates.')).toBeVisible();
    await more.click();
    await more.click();
    await expect.element(box.getByText('All 3 arrive')).toBeVisible();
    await why.click();
    await expect
      .element(box.getByText(`2 of 3 are in transit to us, expected Fri 11 December. ${copy.sentTogether}`))
      .toBeVisible();
    await expect.element(box.getByRole('table', { name: copy.sharesCaption })).toBeVisible();
    shop.answers(addLine, sampleBasket());
    const take = box.getByRole('button', {
      name: `${copy.takeNow(1)} ${copy.takeNowArrive('30 Nov – 3 Dec', 1, false)}`,
    });
    // as wide as the row of the button above it
    const rightOf = (one: Locator) => Math.round(one.element().getBoundingClientRect().right);
    expect(rightOf(take)).toBe(rightOf(box.getByRole('button', { name: availabilityCopy.addPieces(3) })));
    await take.click();
    await expect.poll(() => shop.received(addLine)[0]?.body).toMatchObject({ part: slug, quantity: 1 });
  });

  // rule delivery.why
  test.each([
    ['PT', 'Portugal', '5–7'],
    ['DE', 'Germany', '2–4'],
  ])(
    '%s: the sentence of the text is no promise beside the dates: it stands behind "why"',
    async (country, place, days) => {
      answerPart({ default: 3 }, country);
      await render(<BuyBox {...sampleBox} />);
      const sentence = box.getByText(copy.fromDispatch(availabilityCopy.deliveryShelf));
      await expect.element(why).toHaveAttribute('aria-expanded', 'false');
      await expect.element(box.getByText(availabilityCopy.deliveryShelf, { exact: false })).not.toBeInTheDocument();
      await why.click();
      await expect.element(sentence).toBeVisible();
      await expect.element(box.getByText(copy.leavesThen('Mon 23 November', days, place))).toBeVisible();
      expect(await findAccessFaults()).toEqual([]);
      await why.click();
      await expect.element(sentence).not.toBeInTheDocument();
    },
  );

  // rules delivery.notes, delivery.customs and shipping.free-above
  test.each([
    ['CH', 'Switzerland', true, false],
    ['DE', 'Germany', false, true],
  ])('%s: customs and free shipping are told for that country', async (country, place, hasCustoms, isFree) => {
    answerPart(mixed, country);
    await render(<BuyBox {...sampleBox} />);
    await expect.element(box.getByText(copy.to(place), { exact: true })).toBeVisible();
    const customs = box.getByText(copy.customs);
    const lead = box.getByText(hasCustoms ? copy.atCustomsIn(place) : copy.arrives, { exact: true });
    await expect.element(lead).toBeVisible();
    if (hasCustoms) await expect.element(customs).toBeVisible();
    else await expect.element(customs).not.toBeInTheDocument();
    const none = box.getByText(copy.noFreeShipping(place));
    if (isFree) await expect.element(none).not.toBeInTheDocument();
    else await expect.element(none).toBeVisible();
  });

  // rules delivery.customs and size.nearest
  test.each([
    ['CH', 'At customs 26–30 Nov'],
    ['DE', '25–27 Nov'],
  ])('%s: the days of the nearest size in stock end where those of the part do', async (country, days) => {
    answerPart({ manufacturer: 3 }, country);
    const own = sampleListedPart(slug, tellPart({ manufacturer: 3 }, country));
    const near = sampleListedPart('4B1606H-.25', tellPart({ default: 3 }, country));
    shop.answers(liveParts, { parts: [own, near], unknown: [], failed: [] });
    await render(<BuyBox {...sampleBox} />);
    await sizeStock.load([slug, near.slug]);
    await sizeStock.reload();
    await expect.element(box.getByText(days, { exact: true })).toBeVisible();
  });

  // rule delivery.reason
  test('of an overdue delivery stands when it was due, of one that is just past that it comes today', async () => {
    answerPart({
      default: 1,
      inTransit: [
        { eta: '2026-11-10', quantity: 1 },
        { eta: '2026-11-20', quantity: 1 },
      ],
    });
    await render(<BuyBox {...sampleBox} />);
    await more.click();
    await more.click();
    await why.click();
    await expect.element(box.getByText('was due Tue 10 Nov')).toBeVisible();
    await expect.element(box.getByText('reaches us Sun 22 Nov')).toBeVisible();
  });

  // rule delivery.country
  test('pieces that join some in the basket: all of them are named, not those asked for', async () => {
    answerPart(mixed, 'PT', 1);
    await render(<BuyBox {...sampleBox} />);
    await expect.element(box.getByText('With the 1 in your basket, both arrive')).toBeVisible();
    await expect.element(box.getByText('Both arrive', { exact: true })).not.toBeInTheDocument();
    await more.click();
    await expect.element(box.getByText('With the 1 in your basket, all 3 arrive')).toBeVisible();
  });

  // rule delivery.country
  test('another country is chosen in place, and its days are asked, those of the sizes too', async () => {
    answerPart(mixed);
    shop.answers(liveParts, { parts: [sampleListedPart(slug)], unknown: [], failed: [] });
    await sizeStock.load([slug]);
    const callsBefore = shop.received(liveParts).length;
    await render(<BuyBox {...sampleBox} />);
    await box.getByRole('button', { name: copy.changeCountry('Portugal') }).click();
    const list = box.getByRole('combobox', { name: copy.country });
    await expect.element(list).toHaveFocus();
    shop.answers(deliveryCountry, null);
    answerPart(mixed, 'DE');
    await list.selectOptions('Germany');
    await expect.element(box.getByRole('button', { name: copy.changeCountry('Germany') })).toHaveFocus();
    await expect
      .element(box.getByRole('status').filter({ hasText: copy.arrives }))
      .toHaveTextContent('Arrives Wed 25 – Fri 27 November');
    expect(shop.received(deliveryCountry)[0]?.body).toEqual({ country: 'DE' });
    await expect.poll(() => shop.received(liveParts).length).toBe(callsBefore + 1);
    expect(shop.received(liveParts).at(-1)?.body.ids).toContain(slug);
  });

  test('a country that cannot be kept is said, and the days stay', async () => {
    answerPart(mixed);
    shop.refuses(deliveryCountry, 'shop-unavailable');
    await render(<BuyBox {...sampleBox} />);
    await box.getByRole('button', { name: copy.changeCountry('Portugal') }).click();
    await box.getByRole('combobox', { name: copy.country }).selectOptions('Germany');
    await expect.element(box.getByText(copy.countryNotSaved)).toBeVisible();
    await expect.element(box.getByText(copy.to('Portugal'))).toBeVisible();
  });
});

// rule delivery.customs
test.each([
  [false, '3–4 weeks from payment'],
  [true, 'At customs 3–4 weeks from payment'],
])('weeks in a row of a list, export %s', async (isExport, words) => {
  const { container } = await render(<RowDays of={{ kind: 'weeks', from: 3, to: 4 }} isExport={isExport} />);
  expect(container.textContent).toBe(words);
});

/** A basket whose lines have these stocks, one piece of each. */
function promisedBasket(stocks: Record<string, Partial<Stock>>): BasketAnswer {
  const lines = Object.entries(stocks).map(([number, stock], index) =>
    sampleLine({
      ...{ id: `line-${index + 1}`, slug: number, number },
      delivery: promisePieces(listSources({ ...nothing, ...stock }, facts), 1, today),
    }),
  );
  const order = promiseOrder(
    lines.map(({ id, delivery }) => ({ id, delivery: delivery! })),
    today,
  );
  return { ...sampleBasket(lines), delivery: { ...order, country: 'PT', hasFreeShipping: true, paidBy, notes: [] } };
}

// rules delivery.together and delivery.holds-back
describe('in the basket', () => {
  const late = '5M1172H-STD';
  const held = promisedBasket({ [slug]: { default: 9 }, [late]: { manufacturer: 9 } });
  const whole = page.getByRole('region', { name: copy.boxLabel });

  test('on a phone: the whole, the line that holds it up, and what the rest could have', async () => {
    await onPhone();
    shop.answers(basket, held);
    await render(<BasketScreen />);
    await expect
      .element(whole.getByText('One part', { exact: false }))
      .toHaveTextContent('One part is holding this order up. The rest could arrive Mon 30 November – Thu 3 December.');
    await expect.element(whole.getByText('3–4 weeks', { exact: true })).toBeVisible();
    await expect.element(page.getByText(copy.holdsUp(1))).toBeVisible();
    expect(page.getByText(copy.holdsUp(1)).elements()).toHaveLength(1);
    // no line has a day of its own
    expect(page.getByText(/December/).elements()).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('"Order the rest first" puts the line on the build list and the days come forward', async () => {
    shop.answers(basket, held);
    await render(<BasketScreen />);
    shop.answers(removeLine, promisedBasket({ [slug]: { default: 9 } }));
    await page.getByRole('button', { name: copy.restFirstNamed(late) }).click();
    await expect.poll(currentNotice).toBe(copy.keptOnList(late));
    expect($buildList.get().lines).toEqual([{ slug: late, quantity: 1 }]);
    await expect
      .element(whole.getByRole('status').first())
      .toHaveTextContent('The order arrives together Mon 30 November – Thu 3 December');
    await expect.element(page.getByText(copy.holdsUp(1))).not.toBeInTheDocument();
    await expect.element(whole.getByText('Pay by 2 pm on Monday to keep these dates.')).toBeVisible();
  });

  // rules delivery.reason and delivery.why
  test.each([
    ['one line', { [slug]: { default: 9 }, [late]: { manufacturer: 9 } }, [late]],
    ['two lines', { [slug]: { default: 9 }, [late]: { manufacturer: 9 }, 'AG-1': { manufacturer: 2 } }, [late, 'AG-1']],
  ])('behind "why" the summary names what holds the order up: %s', async (_what, stocks, numbers) => {
    await render(<BasketHead basket={promisedBasket(stocks)} size="order" />);
    await page.getByRole('button', { name: copy.whyLabel }).click();
    for (const number of numbers)
      await expect.element(page.getByText(`${number}: it is from the manufacturer.`)).toBeVisible();
    await expect.element(page.getByText(copy.heldUpBy(numbers.length), { exact: false })).toBeVisible();
  });

  test('two equally late lines are both named', async () => {
    shop.answers(
      basket,
      promisedBasket({ [slug]: { default: 9 }, [late]: { manufacturer: 9 }, 'AG-1': { manufacturer: 2 } }),
    );
    await render(<BasketScreen />);
    await expect.element(page.getByText(copy.holdsUp(2)).first()).toBeVisible();
    expect(page.getByText(copy.holdsUp(2)).elements()).toHaveLength(2);
  });
});
