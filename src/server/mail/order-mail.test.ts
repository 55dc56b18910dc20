import { describe, expect, test } from 'vitest';
import { policies } from '#config/policies.ts';
import type { OrderTax } from '../checkout/order-tax.ts';
import { writeOrderMail } from './order-mail.ts';
import { eur, sampleLine as line, sampleOrder as order } from './sample-order.ts';

const link = 'https://shop.example/order/o1?link=abc';
const emptyTax: OrderTax = {
  ...{ vatNumber: null, numberState: null, reason: 'private-buyer', notes: [], company: '', reference: '' },
};
const notKept = { tax: null, delivery: null };
const mail = writeOrderMail(order, link, notKept);

/** As a person reads it; a label and what stands beside it with a colon between them. */
const readHtml = (html: string): string =>
  html
    .replace(/<\/th><td[^>]*>/g, ': ')
    .replace(/<a href="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<[^>]+>/g, '\n');

// rule order.confirmation
describe('writeOrderMail', () => {
  test('says number, lines, totals, address, link and seller, alike in text and HTML', () => {
    for (const part of [
      'SO-100001',
      '€230.70',
      'Amsterdam',
      link,
      'Sample Bearings B.V.',
      'Payment method: Credit card',
    ]) {
      expect(mail.text).toContain(part);
      expect(readHtml(mail.html)).toContain(part);
    }
    expect(mail.text).toContain('2 × Conrod bearing set (4B1606H-STD): €224.80');
    expect(readHtml(mail.html).replace(/\s*\n\s*/g, ' ')).toContain(
      '4B1606H-STD Conrod bearing set : 2 × €112.40 €224.80',
    );
    expect(mail.to).toBe('ann@buyer.example');
  });

  test('the terms come with it as a file, and the model form stands in it, alike in text and HTML', () => {
    const { text, html, attachments } = writeOrderMail(order, link, { ...notKept, terms: '1. Definitions' });
    expect(attachments).toEqual([{ filename: 'terms-and-conditions.txt', content: '1. Definitions' }]);
    for (const part of [
      'are attached',
      'Model withdrawal form',
      'To: Sample Bearings B.V.',
      'withdraw from my contract',
    ]) {
      expect(text).toContain(part);
      expect(readHtml(html)).toContain(part);
    }
    expect(mail.attachments).toBeUndefined();
    expect(mail.text).not.toContain('attached');
  });

  // rule basket.warnings
  test('a set of HX is named as one, with its line', () => {
    const slug = '4B1606HX-STD';
    const { text, html } = writeOrderMail({ ...order, lines: [{ ...line, slug, number: slug }] }, link, notKept);
    const named = 'Conrod bearing set. HX: extra oil clearance (-0.025mm)';
    expect(text).toContain(`2 × ${named} (${slug})`);
    expect(readHtml(html)).toContain(named);
    expect(mail.text).not.toContain('HX:');
  });

  test('a discount that leaves no exact price of one names how many alone', () => {
    const { html } = writeOrderMail({ ...order, lines: [{ ...line, quantity: 3, gross: eur(1000) }] }, link, notKept);
    expect(readHtml(html).replace(/\s*\n\s*/g, ' ')).toContain('Conrod bearing set : 3 × €10.00');
  });

  test('an invoice to another address names it; else it goes with the parts', () => {
    expect(mail.text).toContain('Billing address: Same as shipping');
    const billing = { ...order.shipping, recipient: 'Keller Motoren GmbH', city: 'Köln' };
    const { text, html } = writeOrderMail({ ...order, billing }, link, notKept);
    for (const words of ['Keller Motoren GmbH', 'Köln'])
      expect([text, html].every((one) => one.includes(words))).toBe(true);
    expect(text).not.toContain('Same as shipping');
  });

  // rule checkout.no-web-address
  test('a company that is called as a web page is named once the order is paid', () => {
    const billing = { ...order.shipping, recipient: 'Win-Now.example' };
    const tax: OrderTax = { ...emptyTax, company: 'Booking.com B.V.', reference: 'PO 17' };
    const read = (paymentStatus: string | null) => {
      const { text, html } = writeOrderMail({ ...order, billing, paymentStatus }, link, { tax, delivery: null });
      return `${text} ${html}`;
    };
    for (const name of ['Booking.com', 'Win-Now.example']) {
      expect(read(null)).not.toContain(name);
      expect(read('fullypaid')).toContain(name);
    }
    expect(read(null)).toContain('PO 17');
  });

  test('makes links of the shop alone', () => {
    const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => !href.startsWith('https://shop.example/'))).toEqual([]);
  });

  test('tells of the right of withdrawal, where to use it, and the terms', () => {
    for (const part of [
      `within ${policies.withdrawalDays} days of delivery`,
      'https://shop.example/withdraw#order=SO-100001',
      'https://shop.example/return#order=SO-100001',
      'https://shop.example/warranties#withdrawal',
      'https://shop.example/terms',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  // rule price.discount
  test('tells what was taken off, in red, and nothing where nothing was', () => {
    const lines = [{ ...line, discountRate: 0.05 }];
    const reduced = writeOrderMail(
      { ...order, lines, totals: { ...order.totals, discount: eur(1183) } },
      link,
      notKept,
    );
    expect(reduced.text).toContain('Total discount, 5%: €11.83\nAlready taken off the prices above.');
    expect(reduced.html).toMatch(/<tr style="color:#c4211c">[^€]*Total discount, 5%[^€]*€11\.83/);
    expect(writeOrderMail({ ...order, lines }, link, notKept).text).toContain('Total discount: 5%');
    expect(mail.text).not.toContain('discount');
  });

  // rule seller.by-delivery
  test('the seller follows the delivery country', () => {
    const toPoland = writeOrderMail({ ...order, shipping: { ...order.shipping, countryCode: 'PL' } }, link, notKept);
    expect(toPoland.text).toContain('Sample Bearings Sp. z o.o.');
  });

  test('leaves out kit contents, and nothing typed becomes markup or a line of its own', () => {
    expect(mail.text).not.toContain('hidden');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain('Street 1 Bcc: x@y. example');
    expect(writeOrderMail({ ...order, number: 'SO-1\r\nBcc: a@b.example' }, link, notKept).subject).not.toMatch(
      /[\r\n]/,
    );
  });

  test('the company stands beside who receives the parts', () => {
    const tax = {
      vatNumber: null,
      numberState: null,
      reason: 'private-buyer' as const,
      notes: [],
      company: 'Keller <GmbH>',
      reference: '',
    };
    const written = writeOrderMail(order, link, { tax, delivery: null });
    expect(written.text).toContain(`${order.shipping.recipient}, Keller <GmbH>`);
    expect(written.html).toContain(', Keller &lt;GmbH&gt;<br>');
  });

  // rules tax.in-words and seller.by-delivery
  test.each([
    ['NL', 'Sample Bearings B.V., and your number are both from the Netherlands.'],
    ['DE', 'Sample Bearings Sp. z o.o., and your number are both from Poland.'],
    [null, 'Sample Bearings B.V., and your number are both from the Netherlands.'],
  ])('the words of the tax name who sells: code %j', (countryCode, tail) => {
    const tax = {
      ...{ vatNumber: 'X', numberState: null, notes: [], company: '', reference: '' },
      reason: 'number-of-seller',
    } as const;
    const to = {
      ...order.shipping,
      country: countryCode === null ? 'Netherlands' : order.shipping.country,
      countryCode,
    };
    const { text } = writeOrderMail({ ...order, shipping: to }, link, { tax: { ...tax, notes: [] }, delivery: null });
    expect(text).toContain(`VAT is charged: the seller, ${tail}`);
  });

  // rule tax.in-words
  test.each([
    [null, eur(4314), ['VAT included: €43.14']],
    [
      { vatNumber: 'DE123456789', numberState: 'valid', reason: 'reverse-charge', notes: ['invoiced-elsewhere'] },
      eur(0),
      [
        'Reverse charge: VAT is due by the recipient',
        'The invoice goes to a different country from the parts.',
        'Company: Keller Motoren GmbH',
        'Your VAT number: DE123456789',
        'Your reference: PO 4711',
      ],
    ],
    [
      { vatNumber: 'DE123456999', numberState: 'unchecked', reason: 'number-unchecked', notes: [] },
      eur(4314),
      [
        'VAT included: €43.14',
        'VAT is charged because we could not check the number. Your order does not wait: we check the number by hand.',
        'Your VAT number: DE123456999 (not checked)',
      ],
    ],
    [
      { vatNumber: 'NL123456789B01', numberState: 'valid', reason: 'number-of-seller', notes: [] },
      eur(4314),
      [
        'VAT included: €43.14',
        'VAT is charged: the seller, Sample Bearings B.V., and your number are both from the Netherlands.',
      ],
    ],
    [
      { vatNumber: null, numberState: null, reason: 'export', notes: ['outside-eu'] },
      eur(0),
      ['Export: without EU VAT; import VAT and duty are due on delivery'],
    ],
  ] as const)('tax in words, alike in text and HTML: %j', (agreed, tax, sentences) => {
    const kept = agreed && {
      ...agreed,
      notes: [...agreed.notes],
      company: 'Keller Motoren GmbH',
      reference: 'PO 4711',
    };
    const written = writeOrderMail({ ...order, totals: { ...order.totals, tax } }, link, { tax: kept, delivery: null });
    for (const sentence of sentences) {
      expect(written.text).toContain(sentence);
      expect(readHtml(written.html)).toContain(sentence);
    }
    expect(written.text).not.toContain('€0.00');
  });
});
