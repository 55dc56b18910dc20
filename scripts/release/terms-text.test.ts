import { expect, test } from 'vitest';
import { writeTermsText } from './terms-text.ts';

const page = `<nav>Menu</nav><main id="content"><div><h1>Terms &amp; Conditions</h1>
  <nav><a href="#one">1 Definitions</a></nav><script>go()</script><p data-region-note>For visitors of the EU</p>
  <div data-for-region="nl"><p>Sold by the <strong>Dutch</strong> company.</p></div>
  <div data-for-region="eu other"><p>Sold by the Polish company.</p></div>
  <section class="clause"><span class="number">1</span><h2>Definitions</h2><div><p>See
  <a href="#two">clause 2</a>.</p><ul><li>one</li><li><p>two</p></li></ul></div></section>
  <address><b>Seller</b><span>Street 1</span><dl><div><dt>Phone</dt><dd>+48 0</dd></div></dl></address>
  <table><tr><th>Days</th><th>Countries</th></tr><tr><td>1</td><td>Belgium</td></tr></table></div></main><footer>Foot</footer>`;

// rule order.confirmation
test('the terms as text are those of one region, in the order of reading, without what leads about the page', () => {
  expect(writeTermsText(page, 'nl')).toBe(
    [
      'Terms & Conditions',
      'Sold by the Dutch company.',
      '1. Definitions',
      'See clause 2.',
      '- one\n- two',
      'Seller\nStreet 1',
      'Phone: +48 0',
      'Days | Countries\n1 | Belgium',
    ].join('\n\n'),
  );
  expect(writeTermsText(page, 'eu')).toContain('Sold by the Polish company.');
  expect(writeTermsText(page, 'eu')).not.toContain('Dutch');
});
