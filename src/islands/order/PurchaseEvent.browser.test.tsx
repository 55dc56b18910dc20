import { localKeys } from '#config/storage-keys.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { payPalWidgets, sampleOrder } from '#islands/testing/order.ts';
import { answerCookies } from '#islands/testing/page.ts';
import { openProviders } from '#islands/testing/providers.ts';
import { shop } from '#islands/testing/shop.ts';
import { answerConsent } from '#stores/consent/consent.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderScreen } from './OrderScreen.tsx';

const button = (name: string) => page.getByRole('button', { name });
const waiting = () => localStorage.getItem(localKeys.purchase);
const answer = { yours: true, order: sampleOrder() } as const;

const showOwn = (justPlaced: boolean) =>
  render(<OrderScreen id="ord_1" answer={answer} visit={{ justPlaced, error: null }} />);

beforeEach(() => {
  openProviders();
  shop.answers(endpoints.payment, payPalWidgets());
  shop.answers(endpoints.otherMethods, { methods: [] });
  shop.answers(endpoints.confirmPayment, answer);
  shop.answers(endpoints.order, answer);
});

// rules order.purchase-event and consent.before-third-party
describe('the purchase waits to be told', () => {
  test('with consent, of an order placed just now, once and without the e-mail', async () => {
    answerConsent(['Mandatory', 'Analytics']);
    await showOwn(true);
    await expect.poll(waiting).toContain('SO-1');
    expect(waiting()).not.toContain('@');
    localStorage.removeItem(localKeys.purchase);
    await showOwn(true);
    expect(waiting()).toBeNull();
  });

  test.each([
    ['without consent', answerCookies, true],
    ['of an order that is only looked at', () => answerConsent(['Mandatory', 'Analytics']), false],
  ])('not %s', async (_case, choose, justPlaced) => {
    choose();
    await showOwn(justPlaced);
    await expect.element(button('PayPal')).toBeVisible();
    expect(waiting()).toBeNull();
  });
});
