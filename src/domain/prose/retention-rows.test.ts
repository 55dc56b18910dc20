import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { retention, retentionTopics } from '#config/retention.ts';
import { fillFigures } from './figures.ts';
import { retentionRows, writeSpan } from './retention-rows.ts';

test.each([
  [86_400, '1 day'],
  [172_800, '2 days'],
  [3600, '1 hour'],
  [1260, '21 minutes'],
])('%i seconds are %s', (seconds, text) => expect(writeSpan(seconds)).toBe(text));

// rule privacy.retention
test('the policy says of all that is stored how long and why, and types no time of it', () => {
  const rows = retentionRows().map((cells) => cells.map(fillFigures));
  expect(rows).toHaveLength(Object.keys(retentionTopics).length);
  for (const cells of rows) for (const cell of cells) expect(cell).toMatch(/^[^{}]{2,}$/);
  const longest = (word: RegExp) => rows.find(([what]) => word.test(what ?? ''))?.[1];
  expect(longest(/^Basket/)).toBe('1 day');
  expect(longest(/^Record of an order/)).toBe('400 days');
  expect(longest(/^Withdrawals/)).toContain('90 days at most');
  expect(longest(/stock/)).toMatch(/48 hours.*180 days at most.*30 days more/);
  const topics = new Set(Object.values(retention).map(({ topic }) => topic));
  expect([...topics].toSorted()).toEqual(Object.keys(retentionTopics).toSorted());
  const policy = readFileSync(new URL('../../../content/pages/privacy.mdx', import.meta.url), 'utf8');
  expect(policy).toContain('<Retention />');
  expect(policy).not.toMatch(/\b\d+ (?:days|hours)\b/);
});

// rule privacy.retention
test('what belongs to a basket lasts as long as its cookie, and nothing longer than what an order needs', () => {
  expect(retention.draft.seconds).toBe(limits.cartDays * 86_400);
  expect(retention['cart-holder'].seconds).toBe(retention.draft.seconds);
  for (const { seconds } of Object.values(retention)) expect(seconds).toBeLessThanOrEqual(400 * 86_400);
});
