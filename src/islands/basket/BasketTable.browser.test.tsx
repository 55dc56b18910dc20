import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy as copy } from '#config/copy/basket.ts';
import { links } from '#config/navigation.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BasketScreen } from './BasketScreen.tsx';

const { basket, changeLine, removeLine } = endpoints;
const rod = '4B1606H-STD';
const gauge = 'AY-1';

const rodLine = (quantity: number, max: number | null = 20) =>
  sampleLine({ quantity, max, gross: { amount: quantity * 11_240, currency: 'eur' } });
const gaugeLine = sampleLine({ id: 'line-2', slug: gauge, number: gauge, name: 'Gauge', size: '' });

const lines = page.getByRole('rowheader');
const quantity = page.getByRole('group', { name: `Quantity of ${rod}` });
const more = page.getByRole('button', { name: `Increase quantity of ${rod}` });
const fewer = page.getByRole('button', { name: `Decrease quantity of ${rod}` });
const remove = (number: string) => page.getByRole('button', { name: copy.removeNamed(number) });
const subtotal = page.getByRole('complementary', { name: copy.subtotal }).getByRole('status');
const subtotalOf = (amount: string) => copy.subtotal + amount;
const saving = page.getByRole('status').filter({ hasText: copy.updating });
const note = (sentence: string | RegExp) => page.getByRole('status').filter({ hasText: sentence });

async function open(answer: BasketAnswer): Promise<void> {
  history.replaceState(null, '', links.basket);
  shop.answers(basket, answer);
  await render(<BasketScreen />);
  await expect.element(subtotal).toBeVisible();
}

/** The page is being left or put away: what waits for its pause is sent. */
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

/** Faster than any pause, however slow the machine is: no timer runs between one press and the next. */
async function press(button: typeof more, times = 1): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    (button.element() as HTMLElement).click();
    await Promise.resolve();
  }
}

describe('the quantity', () => {
  // rule basket.pause
  test('follows each press at once and is sent once, after the last', async () => {
    await open(sampleBasket([rodLine(1)]));
    const held = shop.holds(changeLine);
    await press(more, 4);
    await expect.element(quantity).toHaveTextContent('5');
    await expect.element(saving).toBeInTheDocument();
    await expect.element(subtotal).toHaveAttribute('aria-busy', 'true');
    await expect.element(subtotal).toHaveTextContent(subtotalOf('€112.40'));
    await expect.poll(() => shop.received(changeLine)).toHaveLength(1);
    await held.answer(sampleBasket([rodLine(5)]));
    await expect.element(subtotal).toHaveAttribute('aria-busy', 'false');
    await expect.element(subtotal).toHaveTextContent(subtotalOf('€562.00'));
    await expect.element(saving).not.toBeInTheDocument();
    expect(shop.received(changeLine)).toMatchObject([{ params: ['line-1'], body: { quantity: 5 } }]);
  });

  test('a number pressed just before the page is left is sent without a pause', async () => {
    await open(sampleBasket([rodLine(1)]));
    shop.answers(changeLine, sampleBasket([rodLine(3)]));
    await press(more, 2);
    leave();
    await expect.poll(() => shop.received(changeLine)).toMatchObject([{ body: { quantity: 3 } }]);
    await expect.element(subtotal).toHaveTextContent(subtotalOf('€337.20'));
  });

  // rules basket.least-quantity and basket.most-quantity
  test.each([
    ['1 is the least', 1, 20, false, true, false],
    ['in between both work', 2, 20, true, true, false],
    ['at all the stock there is plus ends, and the line says so', 20, 20, true, false, true],
    ['stock that could not be asked is no bound', 40, null, true, true, false],
  ])('%s', async (_case, pieces, max, canLower, canRaise, hasNote) => {
    await open(sampleBasket([rodLine(pieces, max)]));
    if (canLower) await expect.element(fewer).toBeEnabled();
    else await expect.element(fewer).toBeDisabled();
    if (canRaise) await expect.element(more).toBeEnabled();
    else await expect.element(more).toBeDisabled();
    if (hasNote) await expect.element(note(copy.cannotBuyMore)).toBeVisible();
    else await expect.element(note(copy.cannotBuyMore)).not.toBeInTheDocument();
  });

  // rule basket.shortage
  test('fewer left than asked for: what is left is taken with one press, and the focus stays on the line', async () => {
    await open(sampleBasket([rodLine(5, 3)]));
    await expect.element(page.getByText(copy.onlyLeft(3))).toBeVisible();
    await expect.element(page.getByText(copy.askedFor(5), { exact: false })).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    shop.answers(changeLine, sampleBasket([rodLine(3, 3)]));
    await page.getByRole('button', { name: copy.takeOf(3, '4B1606H-STD') }).click();
    await expect.element(page.getByText(copy.onlyLeft(3))).not.toBeInTheDocument();
    expect(document.activeElement?.closest('[data-line]')).not.toBeNull();
    leave();
    await expect.poll(() => shop.received(changeLine)).toMatchObject([{ body: { quantity: 3 } }]);
  });

  test('sold out: the line says so, with being told of it and removing it', async () => {
    await open(sampleBasket([rodLine(1, 0)]));
    await expect.element(page.getByText(`${availabilityCopy.outOfStock}.`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: availabilityCopy.tellMe })).toBeVisible();
  });
});

describe('a change that does not go through', () => {
  test.each([
    ['out-of-stock', copy.cannotBuyMore],
    ['basket-gone', copy.notSaved],
  ] as const)('refused with %s: the true number comes back with the reason', async (code, sentence) => {
    await open(sampleBasket([rodLine(2)]));
    shop.refuses(changeLine, code);
    await press(more);
    leave();
    await expect.element(note(sentence)).toBeVisible();
    await expect.element(quantity).toHaveTextContent('2');
    await expect.element(subtotal).toHaveTextContent(subtotalOf('€224.80'));
    expect(shop.received(basket)).toHaveLength(2);
  });

  // rule request.pace
  test('too often, and the shop says when: the line says both', async () => {
    await open(sampleBasket([rodLine(2)]));
    shop.refuses(changeLine, 'too-many-requests', { retryAfter: 100 });
    await press(more);
    leave();
    await expect.element(note(new RegExp(`${copy.notSaved} Try again in \\d+ seconds`))).toBeVisible();
  });

  test('without a connection it is said, and the next press forgets it', async () => {
    await open(sampleBasket([rodLine(2)]));
    shop.cutsOff(changeLine);
    shop.cutsOff(basket);
    await press(more);
    leave();
    await expect.element(note(copy.notKnown)).toBeVisible();
    shop.answers(changeLine, sampleBasket([rodLine(3)]));
    await press(more);
    await expect.element(note(copy.notKnown)).not.toBeInTheDocument();
    leave();
    await expect.element(subtotal).toHaveTextContent(subtotalOf('€337.20'));
  });
});

describe('taking a line out', () => {
  beforeEach(() => open(sampleBasket([rodLine(2), gaugeLine])));

  test('its row says that it is on its way out; a second press asks nothing', async () => {
    const held = shop.holds(removeLine);
    await remove(rod).click();
    await expect.element(remove(rod)).toHaveAttribute('aria-busy', 'true');
    await expect.element(more).toBeDisabled();
    await expect.element(fewer).toBeDisabled();
    await remove(rod).click();
    await held.answer(sampleBasket([gaugeLine]));
    await expect.element(remove(rod)).not.toBeInTheDocument();
    expect(shop.received(removeLine)).toMatchObject([{ params: ['line-1'] }]);
    expect(leftFor()).toEqual([]);
  });

  test('by keyboard: the focus moves to the lines instead of getting lost, and the sum is said', async () => {
    shop.answers(removeLine, sampleBasket([gaugeLine]));
    remove(rod).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove(rod)).not.toBeInTheDocument();
    expect(lines.elements()).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(lines.element())).toBe(true);
    await expect.element(subtotal).toHaveTextContent(subtotalOf('€112.40'));
    await expect.element(note('1 item')).toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Gauge' })).toHaveFocus();
  });

  test('refused: it stays and says so, and can be pressed again', async () => {
    shop.refuses(removeLine, 'shop-unavailable');
    await remove(rod).click();
    await expect.element(note(copy.notRemoved)).toBeVisible();
    await expect.element(remove(rod)).not.toHaveAttribute('aria-busy');
    shop.answers(removeLine, sampleBasket([gaugeLine]));
    await remove(rod).click();
    await expect.element(remove(rod)).not.toBeInTheDocument();
    await expect.element(note(copy.notRemoved)).not.toBeInTheDocument();
  });

  // rule basket.last-line
  test('the last one leads home', async () => {
    shop.answers(removeLine, ({ params: [id] }) => sampleBasket(id === 'line-1' ? [gaugeLine] : []));
    await remove(rod).click();
    await expect.element(remove(rod)).not.toBeInTheDocument();
    expect(leftFor()).toEqual([]);
    await remove(gauge).click();
    await expect.poll(leftFor).toEqual(['/']);
    await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
  });
});
