import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseConsent,
  consentCategories,
  consentCookie,
  defaultConsent,
  fullConsent,
  hasConsent,
  isAnswered,
  parseConsent,
  serialiseConsent,
} from './consent.ts';

const onlyMandatory = chooseConsent([]);

test('the cookie is named consent and needs no encoding', () => {
  expect(consentCookie).toBe('consent');
  expect(serialiseConsent(fullConsent)).toBe('v1.1.Mandatory.Functional.Analytics.Advertisement');
  expect(encodeURIComponent(serialiseConsent(fullConsent))).toBe(serialiseConsent(fullConsent));
});

// rule consent.categories
describe('chooseConsent', () => {
  test('Mandatory is always on', () => expect(onlyMandatory.preferences).toStrictEqual(['Mandatory']));

  test('keeps the fixed order', () => {
    expect(chooseConsent(['Advertisement', 'Functional']).preferences).toStrictEqual([
      'Mandatory',
      'Functional',
      'Advertisement',
    ]);
  });
});

describe('parseConsent', () => {
  test('reads what serialiseConsent wrote, alone and among other cookies', () => {
    const choices = fc.subarray([...consentCategories]);
    fc.assert(
      fc.property(choices, fc.boolean(), (chosen, accepted) => {
        const consent = { ...chooseConsent(chosen), accepted };
        const value = serialiseConsent(consent);
        expect(parseConsent(value)).toStrictEqual(consent);
        expect(parseConsent(`basketCount=2; consent=${value}; x=1`)).toStrictEqual(consent);
      }),
    );
  });

  test.each([
    null,
    '',
    'v2.1.Mandatory',
    'v1',
    'v1.2.Mandatory',
    'basketCount=2',
    'consent=',
    '%7B%22accepted%22',
    'consents=v1.1',
  ])('no consent in %s', (text) => expect(parseConsent(text)).toBeNull());

  test('drops categories that nobody knows', () => {
    expect(parseConsent('v1.1.Mandatory.Everything.analytics')).toStrictEqual(onlyMandatory);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseConsent(text)));
  });
});

// rules consent.any-answer and consent.before-buying
describe('isAnswered', () => {
  test('any choice counts, only mandatory included; the default and nothing do not', () => {
    expect(isAnswered(onlyMandatory)).toBe(true);
    expect(isAnswered(fullConsent)).toBe(true);
    expect(isAnswered(defaultConsent)).toBe(false);
    expect(isAnswered(null)).toBe(false);
  });
});

describe('hasConsent', () => {
  test.each([
    [fullConsent, 'Analytics', true],
    [onlyMandatory, 'Analytics', false],
    [{ ...fullConsent, accepted: false }, 'Analytics', false],
    [null, 'Advertisement', false],
    [null, 'Mandatory', true],
  ] as const)('%j, %s: %s', (consent, category, isGranted) => {
    expect(hasConsent(consent, category)).toBe(isGranted);
  });
});
