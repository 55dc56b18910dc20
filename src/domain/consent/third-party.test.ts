import { consentCopy } from '#config/copy/consent.ts';
import { describe, expect, test } from 'vitest';
import { chooseConsent, defaultConsent } from './consent.ts';
import { describeInUse, isGranted, listInUse, toScriptAddress } from './third-party.ts';

const { categories, inUse } = consentCopy;
const configured = { id: 'a b', url: 'https://x.example/y' };

// rule consent.third-parties
describe('services of others', () => {
  test.each([
    ['tag-manager', 'Analytics', true],
    ['tag-manager', 'Advertisement', true],
    ['tag-manager', 'Functional', false],
    ['heatmap', 'Analytics', true],
    ['heatmap', 'Advertisement', false],
    ['chat', 'Functional', true],
    ['chat', 'Analytics', false],
  ] as const)('%s with %s granted alone: %s', (name, category, isOn) => {
    expect(isGranted(name, chooseConsent([category]))).toBe(isOn);
  });

  test.each([
    ['no record', null],
    ['nothing answered', defaultConsent],
    ['marked before the answer', { ...chooseConsent(['Functional', 'Analytics', 'Advertisement']), accepted: false }],
  ])('%s grants none', (_case, consent) => {
    expect((['tag-manager', 'heatmap', 'chat'] as const).filter((name) => isGranted(name, consent))).toEqual([]);
  });

  test('those that are configured stand in one order', () => {
    expect(listInUse({ chat: configured, 'tag-manager': configured })).toEqual(['tag-manager', 'chat']);
  });

  test.each([
    ['tag-manager', 'https://x.example/y?id=a%20b'],
    ['heatmap', 'https://x.example/y/a%20b'],
    ['chat', 'https://x.example/y'],
  ] as const)('the script of %s is at %s', (name, address) => {
    expect(toScriptAddress(name, configured)).toBe(address);
  });
});

// rule consent.third-parties
describe('what banner, settings and policy say', () => {
  test('of none', () => {
    expect(describeInUse([])).toEqual({
      banner: consentCopy.text([]),
      policy: 'Functional: none in use. Analytics: none in use. Advertisement: none in use.',
      Functional: `${categories.Functional} ${inUse([])}`,
      Analytics: `${categories.Analytics} ${inUse([])}`,
      Advertisement: `${categories.Advertisement} ${inUse([])}`,
    });
  });

  test('of those in use, each in every category that it needs', () => {
    const texts = describeInUse(['tag-manager', 'heatmap']);
    expect(texts.banner).toMatch(/ analytics and advertisement cookies\.$/);
    expect(texts.policy).toBe(
      'Functional: none in use. Analytics: Google Tag Manager and Microsoft Clarity. Advertisement: Google Tag Manager.',
    );
    expect(texts.Analytics).toBe(`${categories.Analytics} In use: Google Tag Manager and Microsoft Clarity.`);
    expect(texts.Functional).toBe(`${categories.Functional} None in use.`);
  });
});
