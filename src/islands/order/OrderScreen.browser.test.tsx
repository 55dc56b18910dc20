import type { OrderAnswer, OrderView } from '#api/order.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { withdrawalLabel } from '#config/navigation.ts';
import { sellers } from '#config/sellers.ts';
import { site } from '#config/site.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { openProviders } from '#islands/testing/providers.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { confirmRetryMs } from '#stores/order/payment.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OrderScreen, type OrderVisit } from './OrderScreen.tsx';

const { payment, confirmPayment, order: readOrder, orderLink } = endpoints;

const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });
const summary = page.getByRole('complementary', { name: checkoutCopy.orderSummary });

const show = (answer: OrderAnswer, visit: Partial<OrderVisit> = {}) =>
  render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced: false, error: null, ...visit }} />);

/** The buyer's own page; the shop tells the same of the order as the page was sent. */
async function showOwn(changes: Partial<OrderView> = {}, visit: Partial<OrderVisit> = {}): Promise<void> {
  const answer = { yours: true, order: sampleOrder(changes) } as const;
  shop.answers(confirmPayment, answer);
  shop.answers(readOrder, answer);
  await show(answer, visit);
}

beforeEach(() => {
  openProviders();
  shop.answers(payment, payPalWidgets());
  shop.answers(endpoints.otherMethods, { methods: [] });
});
afterEach(() => void vi.useRealTimers());

type State = [name: string, order: Partial<OrderView>, heading: string, says: string | null, canPay: boolean];
const states: State[] = [
  ['awaits its payment', {}, copy.finalise, null, true],
  ['is being processed', { paymentStatus: 'processing' }, copy.finalise, copy.inProgress, false],
  ['has another word', { status: 'approved' }, copy.finalise, copy.inProgress, false],
  ['is paid', { paymentStatus: 'fullypaid' }, copy.paid('SO-1'), null, false],
  ['is paid and closed', { paymentStatus: 'fullypaid', status: 'closed' }, copy.paid('SO-1'), null, false],
  ['is closed', { status: 'closed' }, copy.closed, null, false],
];

// rule delivery.no-arrival
test.each<[string, Partial<OrderView>, boolean]>([
  ['awaits its payment', {}, true],
  ['is closed', { status: 'closed' }, false],
  ['is paid', { paymentStatus: 'fullypaid' }, true],
  ['is paid and closed', { paymentStatus: 'fullypaid', status: 'closed' }, false],
  ['was declined', { isDeclined: true }, false],
  ['was ordered anew', { replaced: { id: 'ord_2', number: 'SO-2' } }, false],
])('when an order arrives that %s', async (_state, changes, isTold) => {
  const promise = { kind: 'dates', from: '2026-11-25', to: '2026-11-27' } as const;
  await showOwn({ ...changes, delivery: { promise, leaves: null, notes: [], lines: [] } });
  await expect.element(heading).toBeVisible();
  expect(page.getByText('Wed 25 – Fri 27 November').elements()).toHaveLength(isTold ? 1 : 0);
  expect(page.getByText(copy.ending.steps.leave).elements()).toHaveLength(isTold && changes.paymentStatus ? 1 : 0);
  const withdraw = page.getByRole('link', { name: withdrawalLabel });
  await expect
    .element(withdraw)
    .toHaveAttribute('href', isTold ? expect.stringContaining('promised=') : expect.not.stringContaining('promised='));
});

// rules order.headings and payment.when-offered
describe('the buyer, of an order that', () => {
  test.each(states)('%s', async (_name, order, title, says, canPay) => {
    await showOwn(order);
    await expect.element(heading).toHaveTextContent(title);
    if (canPay) await expect.element(button('PayPal')).toBeVisible();
    else await expect.element(button('PayPal')).not.toBeInTheDocument();
    if (says) await expect.element(page.getByRole('status').getByText(says)).toBeVisible();
    else expect(page.getByRole('status').elements()).toEqual([]);
    expect(shop.received(payment)).toHaveLength(canPay ? 1 : 0);
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule checkout.one-column
  test('has its items behind Show and Hide on a phone', async () => {
    await onPhone();
    await showOwn();
    const items = page.getByRole('table', { name: checkoutCopy.table.caption });
    await button(checkoutCopy.itemsToggle.hide).click();
    await expect.element(items).not.toBeInTheDocument();
    await button(checkoutCopy.itemsToggle.show).click();
    await expect.element(items).toBeVisible();
  });

  test('cannot be paid here: how else is said', async () => {
    await showOwn({ paymentMethod: 'Przelewy24', paymentTitle: 'Przelewy24' });
    await expect.element(page.getByText(copy.noOnlinePayment('Przelewy24', site.supportEmail))).toBeVisible();
    await expect.element(page.getByRole('region', { name: paymentCopy.area })).not.toBeInTheDocument();
    expect(shop.received(payment)).toEqual([]);
  });

  test('was placed just now: thanks, and where its confirmation goes', async () => {
    await showOwn({}, { justPlaced: true });
    const thanks = page.getByRole('status').filter({ hasText: copy.thanks });
    await expect.element(thanks).toHaveTextContent(`${copy.thanks} ${copy.confirmationTo('anna@buyer.example')}`);
    expect(shop.received(confirmPayment), 'a payment is not asked about').toEqual([]);
  });

  test('came back with an error of the address: in our words, and it decides nothing', async () => {
    await showOwn({}, { error: paymentCopy.cancelled });
    await expect.element(page.getByText(paymentCopy.cancelled)).toBeVisible();
    await expect.element(button('PayPal')).toBeVisible();
  });
});

// rule payment.shop-confirms
describe('coming back to it', () => {
  test('asks once whether it was paid meanwhile', async () => {
    shop.answers(confirmPayment, { yours: true, order: sampleOrder({ paymentStatus: 'fullypaid' }) });
    await show({ yours: true, order: sampleOrder() });
    await expect.element(page.getByText(paymentCopy.complete)).toBeVisible();
    await expect.element(heading).toHaveTextContent(copy.paid('SO-1'));
    await expect.element(button('PayPal')).not.toBeInTheDocument();
  });

  test('says nothing where the shop cannot be asked', async () => {
    shop.cutsOff(confirmPayment);
    await show({ yours: true, order: sampleOrder() });
    await expect.element(button('PayPal')).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('being processed: looks again by itself until it is paid', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await showOwn({ paymentStatus: 'processing' });
    await expect.element(page.getByText(copy.inProgress)).toBeVisible();
    await expect.poll(() => shop.received(confirmPayment)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(confirmRetryMs[0] ?? 0);
    await expect.poll(() => shop.received(readOrder)).toHaveLength(1);
    shop.answers(readOrder, { yours: true, order: sampleOrder({ paymentStatus: 'fullypaid' }) });
    await vi.advanceTimersByTimeAsync(confirmRetryMs[1] ?? 0);
    await expect.element(heading).toHaveTextContent(copy.paid('SO-1'));
    await expect.element(page.getByText(copy.inProgress)).not.toBeInTheDocument();
  });

  test('paid in another tab: seen when this one is looked at again', async () => {
    await showOwn({}, { justPlaced: true });
    await expect.element(button('PayPal')).toBeVisible();
    shop.answers(readOrder, { yours: true, order: sampleOrder({ paymentStatus: 'fullypaid' }) });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(heading).toHaveTextContent(copy.paid('SO-1'));
    await expect.element(button('PayPal')).not.toBeInTheDocument();
  });

  test('the address loses what belonged to one visit', async () => {
    history.replaceState(null, '', '?placed');
    await showOwn({}, { justPlaced: true });
    await expect.poll(() => location.search).toBe('');
  });
});

describe('what it tells', () => {
  const company: Partial<OrderView> = {
    ...{ paymentMethod: 'Revolut', paymentTitle: 'Credit card' },
    tax: {
      ...{ vatNumber: 'DE123456789', numberState: 'unchecked', reason: 'number-unchecked', notes: [] },
      ...{ company: 'Keller Motoren', reference: 'PO 4711' },
    },
    lines: [sampleLine({ quantity: 2 }), sampleLine({ id: 'part', number: '5M1959H-STD', isKitComponent: true })],
  };

  test('number, day, addresses, method by its title, VAT number, seller and lines', async () => {
    await showOwn(company);
    await expect.element(page.getByText(`Order SO-1, ${copy.placedOn('21 November 2026')}`)).toBeVisible();
    for (const text of ['anna@buyer.example', 'Werkstraße 14', '12345 Berlin, Germany', 'UPS Standard'])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('Credit card', { exact: true })).toBeVisible();
    for (const text of ['DE123456789 (not checked)', 'Anna Keller, Keller Motoren', 'PO 4711'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Revolut')).not.toBeInTheDocument();
    await expect.element(page.getByText(checkoutCopy.facts.sameAsShipping)).toBeVisible();
    const table = page.getByRole('table', { name: checkoutCopy.table.caption });
    await expect.element(table.getByRole('rowheader', { name: /4B1606H-STD/ })).toBeVisible();
    await expect.element(table.getByRole('cell', { name: '2', exact: true })).toBeVisible();
    await expect.element(table.getByText('5M1959H-STD')).not.toBeInTheDocument();
    await expect.element(summary.getByText(taxCopy.included('€21.00'))).toBeVisible();
  });

  // rules tax.in-words and seller.by-delivery
  test.each([
    ['NL', 'Netherlands', sellers.dutch, 'the Netherlands'],
    ['DE', 'Germany', sellers.polish, 'Poland'],
  ])('delivered to %s, the words of the tax name who sells it', async (countryCode, country, seller, name) => {
    const tax = { ...company.tax, reason: 'number-of-seller', numberState: 'valid' } as OrderView['tax'];
    await showOwn({ tax, shipping: { ...sampleOrder().shipping, country, countryCode } });
    await expect.element(summary.getByText(taxCopy.numberOfSeller(seller.name, name))).toBeVisible();
    await expect.element(page.getByText(seller.name, { exact: true })).toBeVisible();
  });

  // rule tax.in-words: as the mail says it
  test.each([
    [['invoiced-elsewhere' as const], true],
    [[], false],
  ])('what the invoice must say stands below its address: %j', async (notes, hasNote) => {
    const tax = { ...company.tax, reason: 'reverse-charge', notes } as OrderView['tax'];
    await showOwn({ tax, billing: { ...sampleOrder().shipping, country: 'Austria', countryCode: 'AT' } });
    await expect.element(page.getByText('12345 Berlin, Austria')).toBeVisible();
    expect(page.getByText(taxCopy.notes['invoiced-elsewhere']).elements()).toHaveLength(hasNote ? 1 : 0);
  });

  test('opens and closes, by keyboard too', async () => {
    await showOwn();
    const details = page.getByText(copy.details);
    const address = page.getByText('Werkstraße 14');
    await details.click();
    await expect.element(address).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(address).toBeVisible();
  });

  test('on a phone each line is told once', async () => {
    await onPhone();
    await showOwn();
    await expect.element(page.getByText('4B1606H-STD')).toBeVisible();
    expect(page.getByText('4B1606H-STD').elements()).toHaveLength(1);
  });

  test('leads to the withdrawal, with its number where no server sees it', async () => {
    await showOwn();
    await page.getByRole('link', { name: withdrawalLabel }).click();
    expect(leftFor()).toEqual(['/withdraw#order=SO-1']);
  });
});

// rule privacy.order-for-buyer
describe('a stranger', () => {
  const stranger = () => show({ yours: false });
  const sendsLink = button(copy.mailLink.press);

  test('is told how its buyer sees it, and nothing else of the order', async () => {
    await stranger();
    await expect.element(heading).toHaveTextContent(copy.strangerTitle);
    await expect.element(page.getByText(copy.notYours)).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    expect([shop.received(payment), shop.received(confirmPayment)]).toEqual([[], []]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('is told the number and how it stands, where the shop could ask', async () => {
    await show({ yours: false, order: { number: 'SO-1', state: 'paid' } });
    await expect.element(page.getByText(`${copy.order} SO-1: ${copy.publicStates.paid}`)).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule privacy.link-again
  test('has the link mailed again, once, and hears that it is on its way', async () => {
    await stranger();
    const held = shop.holds(orderLink);
    await sendsLink.click();
    await expect.element(button(copy.mailLink.sending)).toHaveAttribute('aria-busy', 'true');
    await button(copy.mailLink.sending).click();
    await held.answer({});
    await expect.element(page.getByRole('status')).toHaveTextContent(copy.mailLink.sent);
    await expect.element(page.getByRole('status')).toHaveFocus();
    await expect.element(sendsLink).not.toBeInTheDocument();
    expect(shop.received(orderLink)).toEqual([{ params: ['ord_1'], query: {}, body: {} }]);
  });

  test.each([
    ['without a connection', () => shop.cutsOff(orderLink), errorCopy.offline],
    ['asked too often', () => shop.refuses(orderLink, 'too-many-requests'), errorCopy['too-many-requests']],
    ['the shop is down', () => shop.refuses(orderLink, 'shop-unavailable'), errorCopy['shop-unavailable']],
    ['an unexpected refusal', () => shop.refuses(orderLink, 'not-found'), errorCopy['bad-answer']],
  ])('%s: the wish is not lost, it says so and can be made again', async (_case, fail, sentence) => {
    await stranger();
    fail();
    await sendsLink.click();
    await expect.element(page.getByRole('alert').getByText(copy.mailLink.failedTitle)).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
    shop.answers(orderLink, {});
    await button(copy.mailLink.again).click();
    await expect.element(page.getByText(copy.mailLink.sent)).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
