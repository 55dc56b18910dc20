import type { OrderAnswer, OrderView } from '#api/order.ts';
import { attemptCopy } from '#config/copy/attempt.ts';
import { orderCopy as copy } from '#config/copy/order.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { openProviders } from '#islands/testing/providers.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderScreen } from './OrderScreen.tsx';

const { payment, confirmPayment, linkedOrder, otherMethods } = endpoints;
const unfinished = { attempt: { kind: 'unfinished', text: attemptCopy.unfinished } } as const;
const underWay = { attempt: { kind: 'under-way', text: attemptCopy['under-way'] } } as const;
const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });
const show = (answer: OrderAnswer) =>
  render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced: false, error: null }} />);

// rule privacy.order-for-buyer
describe('who has opened the link of the mail', () => {
  const openLink = async (changes: Partial<OrderView> = {}) => {
    history.replaceState(null, '', '#link=sealed');
    shop.answers(linkedOrder, { yours: true, order: sampleOrder(changes) });
    await show({ yours: false });
  };
  const question = (body: object) => ({ params: ['ord_1'], query: {}, body });

  test.each([
    ['unpaid', {}, copy.finalise, copy.linked.pay],
    ['paid', { paymentStatus: 'fullypaid' }, copy.paid('SO-1'), copy.linked.keep],
  ])(
    'sees the order, %s, and nothing of a provider; the address has the token no more',
    async (_, order, title, press) => {
      await openLink(order);
      await expect.element(heading).toHaveTextContent(title);
      expect(location.hash).toBe('');
      await expect.element(page.getByText('anna@buyer.example').first()).toBeVisible();
      await expect.element(button(press)).toBeVisible();
      expect(document.documentElement.outerHTML).not.toContain('sealed');
      expect([shop.received(payment), shop.received(confirmPayment), shop.received(otherMethods)]).toEqual([
        [],
        [],
        [],
      ]);
      expect(shop.received(linkedOrder)).toEqual([question({ link: 'sealed' })]);
      expect(await findAccessFaults()).toEqual([]);
    },
  );

  // rule payment.told-on-return
  test('is told at once of a window of PayPal that came to nothing', async () => {
    await openLink(unfinished);
    await expect.element(page.getByText(attemptCopy.unfinished)).toBeVisible();
    await expect.element(button(copy.linked.pay)).toBeVisible();
  });

  // rule payment.told-on-return
  test('is offered nothing to pay with while a window may be taking the money', async () => {
    await openLink(underWay);
    await expect.element(page.getByText(attemptCopy['under-way'])).toBeVisible();
    await expect.element(button(copy.linked.pay)).not.toBeInTheDocument();
  });

  // rule payment.told-on-return
  test('asks again by a press, where a window may be taking the money; a failure is said', async () => {
    await openLink(underWay);
    shop.cutsOff(linkedOrder);
    await button(paymentCopy.askAgain).click();
    await expect.element(page.getByRole('alert').getByText(copy.linked.failedTitle)).toBeVisible();
    const held = shop.holds(linkedOrder);
    await button(paymentCopy.askAgain).click();
    await expect.element(button(paymentCopy.confirming)).toHaveAttribute('aria-busy', 'true');
    await held.answer({ yours: true, order: sampleOrder(unfinished) });
    await expect.element(page.getByText(attemptCopy.unfinished)).toBeVisible();
    await expect.element(button(copy.linked.pay)).toBeVisible();
    expect(shop.received(linkedOrder).at(-1)).toEqual(question({ link: 'sealed' }));
  });

  test('once more in the same tab, sees how the order stands by then', async () => {
    await openLink(underWay);
    await expect.element(page.getByText(attemptCopy['under-way'])).toBeVisible();
    shop.answers(linkedOrder, { yours: true, order: sampleOrder({ paymentStatus: 'fullypaid' }) });
    location.hash = '#link=sealed';
    await expect.element(heading).toHaveTextContent(copy.paid('SO-1'));
    await expect.element(page.getByText(attemptCopy['under-way'])).not.toBeInTheDocument();
  });

  test('presses to have it here: the right is asked for with the token; a failure is said, and can be tried again', async () => {
    await openLink();
    await expect.element(button(copy.linked.pay)).toBeVisible();
    shop.cutsOff(linkedOrder);
    await button(copy.linked.pay).click();
    await expect.element(page.getByRole('alert').getByText(copy.linked.failedTitle)).toBeVisible();
    await expect.element(heading).toHaveTextContent(copy.finalise);
    shop.answers(linkedOrder, { yours: true, order: sampleOrder() });
    await button(copy.linked.pay).click();
    await expect.poll(leftFor).toEqual(['reload']);
    expect(shop.received(linkedOrder).at(-1)).toEqual(question({ link: 'sealed', isPressed: true }));
  });

  test('without a connection it says so, and opens it with another try', async () => {
    history.replaceState(null, '', '#link=sealed');
    shop.cutsOff(linkedOrder);
    await show({ yours: false });
    await expect.element(page.getByRole('alert').getByText(copy.linked.failedTitle)).toBeVisible();
    shop.answers(linkedOrder, { yours: true, order: sampleOrder() });
    await button(copy.mailLink.again).click();
    await expect.element(heading).toHaveTextContent(copy.finalise);
  });

  test('in the tab that shows the stranger’s page already, sees it all the same', async () => {
    shop.answers(linkedOrder, { yours: true, order: sampleOrder() });
    await show({ yours: false });
    await expect.element(page.getByText(copy.notYours)).toBeVisible();
    location.hash = '#link=sealed';
    await expect.element(heading).toHaveTextContent(copy.finalise);
    expect(location.hash).toBe('');
  });

  test('of an order that this browser keeps already, leaves no token in the address', async () => {
    shop.answers(confirmPayment, { yours: true, order: sampleOrder() });
    shop.answers(payment, payPalWidgets());
    shop.answers(otherMethods, { methods: [] });
    openProviders();
    history.replaceState(null, '', '#link=sealed');
    await show({ yours: true, order: sampleOrder() });
    await expect.poll(() => location.hash).toBe('');
    location.hash = '#link=sealed';
    await expect.poll(() => location.hash).toBe('');
    expect(shop.received(linkedOrder)).toEqual([]);
  });

  test('that opens nothing, is a stranger', async () => {
    history.replaceState(null, '', '#link=sealed');
    shop.answers(linkedOrder, { yours: false });
    await show({ yours: false });
    await expect.element(page.getByText(copy.notYours)).toBeVisible();
    expect(location.hash).toBe('');
  });
});
