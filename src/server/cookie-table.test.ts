import { expect, test } from 'vitest';
import { cookieTable, thirdPartyCookies } from '#config/cookies.ts';
import { localKeys, popularItemKey, sessionKeys } from '#config/storage-keys.ts';
import { limits } from '#config/limits.ts';
import { consentCookie } from '#domain/consent/consent.ts';
import { cookieAges, cookieNames, toCookieName } from './cookies.ts';

const day = 24 * 60 * 60;
const ageInTable = (name: string) => cookieTable.find((row) => row.name === name)?.maxAgeDays;

// rule consent.cookie-table
test.each(Object.keys(cookieNames) as (keyof typeof cookieNames)[])(
  'the policy says how long the %s cookie lives',
  (key) => {
    expect(ageInTable(cookieNames[key])).toBe(cookieAges[key] / day);
  },
);

test('the policy says how long the cookie choice is kept', () => {
  expect(ageInTable(consentCookie)).toBe(limits.consentAnswerDays);
});

test.each([
  ['Local storage', { ...localKeys, popularItemKey }],
  ['Session storage', sessionKeys],
] as const)('the policy names everything that is kept in the %s', (kind, keys) => {
  const rows = [...cookieTable, ...Object.values(thirdPartyCookies).flat()];
  const listed = rows.filter(({ scriptType }) => scriptType === kind).map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(Object.values(keys)));
});

// rule consent.cookie-table
test.each(Object.values(cookieNames))('the policy says what %s is called on https', (name) => {
  const named = toCookieName('https://shop.example', name);
  expect(cookieTable.find((row) => row.name === name)?.secureName ?? name).toBe(named);
});

// rule consent.cookie-table
test('the policy names no cookie of ours that the code does not set', () => {
  const own = cookieTable.filter(
    ({ supplier, scriptType }) => supplier === 'This shop' && scriptType.startsWith('Cookie'),
  );
  expect(own.map(({ name }) => name).toSorted()).toEqual([...Object.values(cookieNames), consentCookie].toSorted());
});
