import { expect, test } from 'vitest';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { draftRows } from '#server/checkout/stored-draft.ts';
import { placingRows, toUnsettledRecord } from '#server/journal/placing-record.ts';
import { enquiryRows } from '#server/mail/enquiry-mail.ts';
import { encodeRow, type RowFormat } from '#server/storage/row-format.ts';
import { findRows } from './find-rows.ts';
import { matchMailbox } from './mailbox-match.ts';

const email = 'anna@buyer.example';
const endsAt = 2_000_000;
const entry = (key: string, value: string) => ({ key, value, endsAt });
const row = <T>(format: RowFormat<T>, id: string, value: T) => entry(format.prefix + id, encodeRow(format, value));
const draft = (id: string, mailbox = email) =>
  row(draftRows, id, { draft: { ...emptyCheckoutDraft, email: mailbox }, saveNumber: 1 });
const quick = (mailbox: string, text: string) =>
  row(enquiryRows, `d-${mailbox}`, { kind: 'quick', enquiry: { email: mailbox, part: 'AG-1', text } });
const find = (...entries: Parameters<typeof findRows>[0]) =>
  findRows(entries, matchMailbox(['a'.repeat(32)], email), 1_000_000).map(({ key, kept }) => [key, kept !== null]);

// rule privacy.erased
test('what was typed for a basket that may be becoming an order is kept until that is settled', () => {
  const placing = row(placingRows, 'cart-1', toUnsettledRecord('cart-1', 0));
  const failed = row(placingRows, 'cart-2', { ...toUnsettledRecord('cart-2', 0), step: 'failed' });
  expect(find(draft('cart-1'), draft('cart-2'), placing, failed)).toEqual([
    ['draft:cart-1', true],
    ['draft:cart-2', false],
    ['placing:cart-1', true],
    ['placing:cart-2', true],
  ]);
  expect(find(draft('cart-1'), entry('placing:cart-1', 'broken'))).toContainEqual(['draft:cart-1', true]);
});

// rule privacy.copy
test('a row that cannot be read is found by the mailbox in it, also one that was set aside; one of no kind too', () => {
  const broken = `{"v":1,"data":{"email":"ANNA@buyer.example","na`;
  expect(find(entry('draft:c', broken), entry('unreadable:draft:c', broken), entry('new-kind:1', broken))).toEqual([
    ['draft:c', false],
    ['unreadable:draft:c', false],
    ['new-kind:1', false],
  ]);
});

// rule privacy.copy
test('who is only mentioned by somebody else, or spelt like a part of another, has nothing there', () => {
  expect(
    find(quick('ben@buyer.example', `Ask ${email}`), draft('c', `not-${email}`), draft('d', `${email}.pl`)),
  ).toEqual([]);
  expect(find(quick(email, ''))).toEqual([[`enquiry:d-${email}`, false]]);
});
