import { expect, test } from 'vitest';
import { mayReadAhead, writeSpeculationRules } from './speculation-rules.ts';

const site = 'https://shop.example';

type Patterns = { href_matches: string[] };
type Where = { and: [Patterns, { not: Patterns }, { not: { selector_matches: string } }] };
const [rule] = (JSON.parse(writeSpeculationRules()) as { prerender: { where: Where; eagerness: string }[] }).prerender;

/** As a browser reads the addresses of the rules. */
const isMatched = ({ href_matches: patterns }: Patterns, address: string) =>
  patterns.some((pattern) => new URLPattern(pattern, site).test(address, site));

function isPrerendered(address: string): boolean {
  if (!rule) throw new Error('no rule');
  const [{ href_matches }, { not }] = rule.where.and;
  return isMatched({ href_matches }, address) && !isMatched(not, address);
}

// rule page.activation
test.each([
  ['/', true],
  ['/catalogue', true],
  ['/catalogue/Honda', true],
  ['/catalogue/Honda/K20A', true],
  ['/details/4B1946H-.25', true],
  ['/details/4B1946H+5M1959H+1T1957', true],
  ['/details/4B1946H-STD#applications', true],
  ['/products/oil-pumps', true],
  ['/news', true],
  ['/news/choosing-a-bearing-size', true],
  ['/faq', true],
  ['/contact', true],
  ['/search', false],
  ['/search?q=K20A', false],
  ['/details?number=4B1946H', false],
  ['/details/4B1946H-STD?from=mail', false],
  ['/?find=K20A', false],
  ['/basket', false],
  ['/checkout', false],
  ['/checkout/paid', false],
  ['/summary', false],
  ['/order/1234/paid', false],
  ['/quick-order', false],
  ['/build-list', false],
  ['/stock-alert/confirm', false],
  ['/withdraw', false],
  ['/return', false],
  ['/terms', false],
  ['/privacy', false],
  ['/api/basket', false],
  ['/files/EB001-2012-graded-bearings.pdf', false],
])('%s may be got ready before it is wanted: %s', (address, may) => {
  expect([isPrerendered(address), mayReadAhead(new URL(address, site))]).toEqual([may, may]);
});

test('a page is made ready by a pointer that rests or is put down, not by being linked', () => {
  expect(rule?.eagerness).toBe('moderate');
});
