import { expect, test } from 'vitest';
import type { OrderDelivery } from '#api/delivery.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { promisePieces } from '#domain/delivery/line-promise.ts';
import { factsAt, nothing } from '#domain/delivery/samples.ts';
import { listSources } from '#domain/delivery/source-promises.ts';
import { writeOrderMail } from './order-mail.ts';
import { sampleOrder } from './sample-order.ts';
import { readMailHtml } from './mail-html-for-tests.ts';

const link = 'https://shop.example/order/o1?link=sealed';
const facts = factsAt();
const stock = { ...nothing, default: 2, inTransit: [{ eta: '2026-12-10', quantity: 8 }] };
const line = promisePieces(listSources(stock, facts), 10, facts.time.day);

const write = (delivery: OrderDelivery | null) => writeOrderMail(sampleOrder, link, { tax: null, delivery });
const [slug = '', number = ''] = [sampleOrder.lines[0]?.slug, sampleOrder.lines[0]?.number];

// rules delivery.kept, delivery.reason and delivery.words
test('text and HTML say the promised days, where to, until when to pay, and what made it late', () => {
  const { text, html } = write({
    ...{ promise: line.promise, leaves: line.leaves, notes: [] },
    paidBy: { day: '2026-11-23', hour: 14 },
    lines: [{ slug, isLate: true, delivery: line }],
  });
  for (const words of [
    'Fri 18 – Tue 22 December',
    'to the Netherlands, by UPS Standard.',
    `${number}: 8 of 10 are in transit to us, expected Thu 10 December.`,
    'Pay by 2 pm on Monday 23 November to keep these dates.',
  ])
    expect([text.includes(words), readMailHtml(html).includes(words)]).toEqual([true, true]);
  expect(text).toContain('It arrives: Fri 18 – Tue 22 December');
  expect(html, 'in large letters broken between the days alone').toContain(
    '>Fri\u00a018\u00a0– Tue\u00a022\u00a0December<',
  );
  expect(readMailHtml(html)).toContain('Arrives Fri 18 – Tue 22 December to the Netherlands.');
  expect(text).toContain('promised=2026-12-18..2026-12-22');
});

test('weeks, with what they begin with', () => {
  const promise = { kind: 'weeks', from: 3, to: 4 } as const;
  const paidBy = { day: '2026-11-23', hour: 14 };
  const { text } = write({ promise, leaves: null, paidBy, notes: ['extra-costs'], lines: [] });
  expect(text).not.toContain('Pay by');
  expect(text).toContain('It arrives in: 3–4 weeks');
  expect(text).toContain('The lead time starts from receipt of payment.');
  // rule delivery.notes
  expect(text).toContain('Should the manufacturer ask for more, we ask you first, and you may cancel without cost.');
  expect(text).not.toContain('Extra costs');
});

test('no date: why; and an order of which nothing is kept says nothing', () => {
  const promise = { kind: 'unknown', why: 'overdue' } as const;
  const { text } = write({ promise, leaves: null, notes: [], lines: [] });
  expect(text).toContain('Delivery: No date yet');
  expect(text).toContain(deliveryCopy.unknown.overdue);
  expect(write(null).text).not.toContain('No date yet');
});

// rule delivery.text-alone
test('at a place that no carrier names days for, the days of the text, and the day of leaving with its deadline', () => {
  const promise = { kind: 'unknown', why: 'no-lead-time', within: { from: 2, to: 5 } } as const;
  const paidBy = { day: '2026-11-23', hour: 14 };
  const text = write({ promise, leaves: '2026-11-23', paidBy, notes: [], lines: [] }).text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Delivery: within 2–5 days');
  expect(text).not.toContain(deliveryCopy.unknown['no-lead-time']);
  expect(text).toContain('All parts leave together by Monday 23 November.');
  expect(text).toContain('Pay by 2 pm on Monday 23 November to keep that day.');
});

const dated: OrderDelivery = { promise: line.promise, leaves: null, notes: [], lines: [] };

// rule delivery.customs
test('an export: the days end at customs, and nothing is promised of the clearance', () => {
  const shipping = { ...sampleOrder.shipping, countryCode: 'GB', country: 'United Kingdom', postcode: 'SW1A 1AA' };
  const delivery: OrderDelivery = { ...dated, notes: ['customs'] };
  const { text, html } = writeOrderMail({ ...sampleOrder, shipping }, link, { tax: null, delivery });
  expect(text).toContain('At customs in the United Kingdom: Fri');
  expect(text).toContain('We cannot promise how long customs clearance takes.');
  expect(readMailHtml(html)).toContain('At customs in the United Kingdom Fri 18 – Tue 22 December.');
  expect(text).not.toMatch(/arrives/i);
  const promise = { kind: 'unknown', why: 'no-lead-time', within: { from: 2, to: 5 } } as const;
  const undated = writeOrderMail({ ...sampleOrder, shipping }, link, { tax: null, delivery: { ...delivery, promise } });
  expect(undated.text).toContain('At customs in the United Kingdom: within 2–5 days');
});

// rule delivery.no-arrival
test.each([
  ['closed', { ...sampleOrder, status: 'closed' }, undefined],
  ['paid and closed', { ...sampleOrder, status: 'closed', paymentStatus: 'fullypaid' }, undefined],
  ['ordered anew', sampleOrder, { inPlaceOf: [], isReplaced: true }],
])('of an order that is %s no arrival is told', (_state, order, anew) => {
  const { text, html } = writeOrderMail(order, link, { tax: null, delivery: dated, anew });
  for (const words of [text, readMailHtml(html)]) expect(words).not.toMatch(/December|arrives/i);
});

// rule tax.places
test.each([
  ['ES', 'Spain', 'E-35001', 'to the Canary Islands, by'],
  ['FR', 'France', '98000', 'to Monaco, by'],
  ['ES', 'Spain', '28013', 'to Spain, by'],
  [null, 'Netherlands', '1012 AB', 'to the Netherlands, by'],
])('the place is named that a postcode tells: %s %s %s', (countryCode, country, postcode, words) => {
  const order = { ...sampleOrder, shipping: { ...sampleOrder.shipping, countryCode, country, postcode } };
  expect(writeOrderMail(order, link, { tax: null, delivery: dated }).text).toContain(words);
});
