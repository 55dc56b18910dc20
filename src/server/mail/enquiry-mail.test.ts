import { describe, expect, test } from 'vitest';
import { dealerSample, generalSample } from '#domain/enquiry/samples.ts';
import { writeEnquiryMail } from './enquiry-mail.ts';

const facts = {
  ...{ to: 'support@shop.example', dealerTo: 'dealers@shop.example', siteUrl: 'https://www.shop.example' },
  ...{ source: 'acl-eu', location: 'NL' },
};
const quick = { email: 'ann@buyer.example', part: '4B1946H+5M1959H', text: 'When will it be back?\r\nFour sets.' };

// rule enquiry.recipient
describe('writeEnquiryMail', () => {
  test('quick: goes to the shop, is answered to the visitor, names the part and its page', () => {
    const mail = writeEnquiryMail({ kind: 'quick', enquiry: quick }, facts);
    expect(mail).toMatchObject({
      to: 'support@shop.example',
      replyTo: 'ann@buyer.example',
      subject: 'Quick enquiry: 4B1946H+5M1959H',
    });
    expect(mail.text).toContain('https://www.shop.example/details/4B1946H+5M1959H');
    expect(mail.html).toContain('<a href="https://www.shop.example/details/4B1946H+5M1959H">');
    expect(mail.text).toContain('Question:\nWhen will it be back?\nFour sets.\n');
    expect(mail.text).toMatch(/Source: acl-eu\nLocation: NL\n$/);
  });

  test('what was typed is text, never markup', () => {
    const text = '</p><script>alert("x")</script>\n& more\nhttps://win-now.example';
    const { html } = writeEnquiryMail({ kind: 'quick', enquiry: { ...quick, text } }, facts);
    expect(html).toContain(
      '&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>&amp; more<br>https://win-now.example',
    );
    expect(html).not.toContain('<script');
  });

  test('says that nothing was typed', () => {
    expect(writeEnquiryMail({ kind: 'quick', enquiry: { ...quick, text: ' \n ' } }, facts).text).toContain(
      'Question: (no text)\n',
    );
  });

  test('dealers have a mailbox of their own', () => {
    expect(writeEnquiryMail({ kind: 'dealer', enquiry: dealerSample }, facts).to).toBe('dealers@shop.example');
    expect(writeEnquiryMail({ kind: 'general', enquiry: generalSample }, facts).to).toBe('support@shop.example');
  });
});
