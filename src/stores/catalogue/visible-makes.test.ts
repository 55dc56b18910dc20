import { expect, test } from 'vitest';
import { openSampleArea } from '../browser/browser-sample.ts';
import type { Persistence } from '../browser/persisted-value.ts';
import { createVisibleMakes } from './visible-makes.ts';

function openBrowser(kept = new Map<string, string>()): Persistence {
  return { area: openSampleArea({ stored: kept }).area, follow: () => {} };
}

// rule catalogue.shown-makes
test('chosen makes are kept for the next page, and lifted', () => {
  const browser = openBrowser();
  createVisibleMakes(browser).showOnlyMakes(['Honda', 'Subaru']);
  const next = createVisibleMakes(browser);
  expect(next.$visibleMakes.get()).toEqual(['Honda', 'Subaru']);
  next.showAllMakes();
  expect(createVisibleMakes(browser).$visibleMakes.get()).toBeNull();
});

test('choosing none keeps nothing', () => {
  const kept = new Map([['shown_makes', '["Honda"]']]);
  createVisibleMakes(openBrowser(kept)).showOnlyMakes([]);
  expect(kept.size).toBe(0);
});

test('what something else wrote there is ignored', () => {
  expect(createVisibleMakes(openBrowser(new Map([['shown_makes', '{"a":1}']]))).$visibleMakes.get()).toBeNull();
});
