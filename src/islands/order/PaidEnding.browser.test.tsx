import type { OrderView } from '#api/order.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { orderCopy } from '#config/copy/order.ts';
import { paymentCopy } from '#config/copy/payment.ts';
import { returnLabel, withdrawalLabel } from '#config/navigation.ts';
import { site } from '#config/site.ts';
import { promisePieces } from '#domain/delivery/line-promise.ts';
import { factsAt, nothing } from '#domain/delivery/samples.ts';
import { listSources } from '#domain/delivery/source-promises.ts';
import { writeDeliveryNote } from '#domain/delivery/write-delivery-note.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { paid, sampleOrder } from '#islands/testing/order.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OrderScreen } from './OrderScreen.tsx';
import { NextSteps, PaidEnding } from './PaidEnding.tsx';
import { UnreadableOrder } from './UnreadableOrder.tsx';

const copy = orderCopy.ending;
const steps = page.getByRole('navigation', { name: checkoutCopy.stepsLabel });
const receipt = page.getByRole('button', { name: orderCopy.receipt.press });

const showPaid = (changes: Partial<OrderView> = {}) =>
  render(
    <OrderScreen
      id="ord_1"
      answer={{ yours: true, order: sampleOrder({ ...paid, ...changes }) }}
      visit={{ justPlaced: false, error: null }}
    />,
  );

// rule order.ending
describe('a paid order ends with', () => {
  test.each([
    ['wide', () => undefined],
    ['on a phone', onPhone],
  ])('%s: every step done, what comes next, print, receipt, withdrawal, return', async (_width, prepare) => {
    await prepare();
    await showPaid();
    await expect.element(page.getByRole('heading', { level: 1, name: orderCopy.paid('SO-1') })).toBeVisible();
    expect(steps.getByText(checkoutCopy.stepDone).elements()).toHaveLength(4);
    await expect.element(page.getByText(copy.getsReady)).toBeVisible();
    await expect
      .element(page.getByText('to Anna Keller, Werkstraße 14, 12345 Berlin, Germany, by', { exact: false }))
      .toBeVisible();
    const next = page.getByRole('region', { name: copy.next });
    for (const text of [copy.steps.receipt('anna@buyer.example'), copy.steps.leave, copy.steps.delivered])
      await expect.element(next.getByText(text)).toBeVisible();
    for (const name of [orderCopy.print, orderCopy.receipt.press])
      await expect.element(page.getByRole('button', { name })).toBeVisible();
    await expect.element(page.getByRole('link', { name: withdrawalLabel })).toBeVisible();
    await expect.element(page.getByRole('link', { name: returnLabel })).toHaveAttribute('href', '/return#order=SO-1');
    await expect.element(page.getByText(copy.withdrawal(14))).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  test.each([
    [1_900, 'It shows what you paid, your parts, the VAT and how to withdraw.'],
    [0, 'It shows what you paid, your parts and how to withdraw.'],
  ])('what the receipt shows of an order with %i cents of VAT', async (amount, text) => {
    await showPaid({ totals: { ...sampleOrder().totals, tax: { amount, currency: 'eur' } } });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('the company beside who receives it', async () => {
    const tax = {
      vatNumber: null,
      numberState: null,
      reason: 'private-buyer' as const,
      notes: [],
      company: 'Keller Motoren',
      reference: '',
    };
    await showPaid({ tax });
    await expect
      .element(page.getByText('to Anna Keller, Keller Motoren, Werkstraße 14', { exact: false }))
      .toBeVisible();
  });

  // rules delivery.kept and delivery.reason
  test('which line made it late, and no other', async () => {
    const [line] = sampleOrder(paid).lines;
    const facts = factsAt();
    const late = promisePieces(listSources({ ...nothing, manufacturer: 5 }, facts), 1, facts.time.day);
    const lines = [
      { slug: line?.slug ?? '', isLate: true, delivery: late },
      { slug: 'AR-1', isLate: false, delivery: late },
    ];
    const paidBy = { day: '2026-11-23', hour: 14 };
    await showPaid({ delivery: { promise: late.promise, leaves: null, paidBy, notes: [], lines } });
    await page.getByRole('button', { name: deliveryCopy.whyLabel }).click();
    const words = page.getByText('it is from the manufacturer.', { exact: false });
    await expect.element(words).toHaveTextContent(`${line?.number}: it is from the manufacturer.`);
    expect(words.elements()).toHaveLength(1);
  });

  // rule delivery.text-alone
  test('why there is no date where the text’s days stand alone', async () => {
    const promise = { kind: 'unknown' as const, why: 'no-lead-time' as const, within: { from: 2, to: 5 } };
    await showPaid({ delivery: { promise, leaves: null, notes: [], lines: [] } });
    await page.getByRole('button', { name: deliveryCopy.whyLabel }).click();
    await expect.element(page.getByText(deliveryCopy.unknown['no-lead-time'])).toBeVisible();
  });

  const monday = '2026-11-23';
  test.each([
    [
      'dates',
      { kind: 'dates', from: '2026-11-25', to: '2026-11-27' },
      'At customs in Germany Wed 25 – Fri 27 November',
      monday,
      'These dates were',
    ],
    ['weeks', { kind: 'weeks', from: 3, to: 4 }, 'At customs in Germany in 3–4 weeks', monday, null],
    ['no date', { kind: 'unknown', why: 'overdue' }, copy.getsReady, null, null],
    [
      'no day of the carriers',
      { kind: 'unknown', why: 'no-lead-time', within: { from: 2, to: 5 } },
      'At customs in Germany within 2–5 days',
      monday,
      'That day was',
    ],
  ] as const)('the promise that was kept, with what comes on top: %s', async (_case, promise, text, leaves, held) => {
    const order = sampleOrder(paid);
    const notes = ['customs'] as const;
    const delivery = { promise, leaves, paidBy: { day: monday, hour: 14 }, notes: [...notes] };
    await render(
      <>
        <PaidEnding order={order} heading="h" delivery={delivery} />
        <NextSteps order={order} delivery={delivery} />
      </>,
    );
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(writeDeliveryNote('customs'), { exact: true })).toBeVisible();
    const next = page.getByRole('region', { name: copy.next });
    const day = leaves === null ? copy.steps.then : 'Monday 23 November';
    await expect.element(next.getByText(day, { exact: true })).toBeVisible();
    await expect.element(next.getByText(copy.steps.atCustoms('Germany'))).toBeVisible();
    const until = next.getByText(`${held ?? ''} for payment by 2 pm on Monday 23 November.`, { exact: false });
    expect(until.elements()).toHaveLength(held ? 1 : 0);
  });
});

// rule order.receipt
describe('the receipt', () => {
  test('is asked for once, and the button says where it went', async () => {
    await showPaid();
    const held = shop.holds(endpoints.receipt);
    await receipt.click();
    await expect.element(page.getByRole('button', { name: orderCopy.receipt.sending })).toBeVisible();
    await held.answer({});
    await expect
      .element(page.getByRole('status').getByText(orderCopy.receipt.sent('anna@buyer.example')))
      .toBeVisible();
    await expect.element(receipt).toHaveAttribute('aria-disabled', 'true');
    expect(shop.received(endpoints.receipt)).toHaveLength(1);
  });

  test('that is refused is told, and can be asked for again', async () => {
    await showPaid();
    shop.refuses(endpoints.receipt, 'too-many-requests');
    await receipt.click();
    await expect.element(page.getByRole('alert').getByText(errorCopy['too-many-requests'])).toBeVisible();
    shop.answers(endpoints.receipt, {});
    await receipt.click();
    await expect
      .element(page.getByRole('status').getByText(orderCopy.receipt.sent('anna@buyer.example')))
      .toBeVisible();
  });
});

// rule payment.faults-noticed
describe('money that was taken wrongly is told', () => {
  const eur = (amount: number) => ({ amount, currency: 'eur' as const });
  const total = eur(11_240);
  const { faults } = paymentCopy;

  test.each([
    [
      'twice',
      [total, total],
      [total],
      faults.twice('€112.40 + €112.40', '€112.40'),
      faults.giveBack('€112.40', site.supportEmail),
    ],
    [
      'too-much',
      [eur(12_000)],
      [eur(760)],
      faults['too-much']('€120.00', '€112.40'),
      faults.giveBack('€7.60', site.supportEmail),
    ],
    [
      'too-little',
      [eur(100)],
      [eur(100)],
      faults['too-little']('€1.00', '€112.40'),
      faults.tooLittleNext(site.supportEmail),
    ],
    [
      'other-currency',
      [eur(100)],
      [eur(100)],
      faults['other-currency']('€1.00', '€112.40'),
      faults.giveBack('€1.00', site.supportEmail),
    ],
    ['closed', [total], [total], faults.closed('€112.40', '€112.40'), faults.giveBack('€112.40', site.supportEmail)],
    ['replaced', [total], [], faults.replaced('€112.40', '€112.40'), faults.replacedNext(site.supportEmail)],
    [
      'replaced',
      [total],
      [total],
      faults.replaced('€112.40', '€112.40'),
      faults.giveBack('€112.40', site.supportEmail),
    ],
  ] as const)('%s', async (kind, taken, giveBack, what, next) => {
    await showPaid({ paymentFault: { kind, evidence: 'commerce-api', taken: [...taken], giveBack: [...giveBack] } });
    const notice = page.getByRole('status').filter({ hasText: what });
    await expect.element(notice.getByText(next)).toBeVisible();
    await expect.element(notice.getByText(faults.titles[kind], { exact: true })).toBeVisible();
  });

  test('what only a browser says is told as that, and nothing is promised', async () => {
    await showPaid({
      paymentFault: { kind: 'twice', evidence: 'browser', taken: [total, eur(996_889)], giveBack: [eur(996_889)] },
    });
    const notice = page.getByRole('status').filter({ hasText: faults.claim.title });
    await expect.element(notice.getByText(faults.claim.what('€112.40 + €9,968.89', '€112.40'))).toBeVisible();
    await expect.element(notice.getByText(faults.claim.next(site.supportEmail))).toBeVisible();
    await expect.element(notice.getByText('give', { exact: false })).not.toBeInTheDocument();
  });
});

// rule order.unreadable
describe('an order that cannot be read', () => {
  const placed = { number: null, total: { amount: 11_240, currency: 'eur' as const } };
  const again = page.getByRole('link', { name: orderCopy.unreadable.again });

  test('was placed just now: thanks, total, what comes next and another try all the same', async () => {
    await render(<UnreadableOrder id="ord_1" placed={placed} justPlaced />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(orderCopy.thanks);
    await expect.element(page.getByText(orderCopy.unreadable.reference('ord_1'))).toBeVisible();
    await expect.element(page.getByText('Total: €112.40')).toBeVisible();
    for (const step of orderCopy.unreadable.steps) await expect.element(page.getByText(step)).toBeVisible();
    await expect.element(again).toHaveAttribute('href', '/order/ord_1?placed');
    expect(await findAccessFaults()).toEqual([]);
  });

  test('an earlier one, whose number is known', async () => {
    await render(<UnreadableOrder id="ord_1" placed={{ ...placed, number: 'SO-1' }} justPlaced={false} />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(orderCopy.unavailableTitle);
    await expect.element(page.getByText(orderCopy.unreadable.number('SO-1'))).toBeVisible();
    await expect.element(page.getByText(orderCopy.unreadable.next)).not.toBeInTheDocument();
    await expect.element(again).toHaveAttribute('href', '/order/ord_1');
  });
});
