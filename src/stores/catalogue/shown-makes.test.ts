import { expect, test } from 'vitest';
import { openSampleArea } from '../browser/browser-sample.ts';
import type { Persistence } from '../browser/persisted-value.ts';
import { createShownMakes } from './shown-makes.ts';

function openBrowser(kept = new Map<string, string>()): Persistence {
  return { area: openSampleArea({ stored: kept }).area, follow: () => {} };
}

// rule catalogue.shown-makes
test('chosen makes are kept for the next page, and lifted', () => {
  const browser = openBrowser();
  createShownMakes(browser).showOnlyMakes(['Honda', 'Subaru']);
  const next = createShownMakes(browser);
  expect(next.$shownMakes.get()).toEqual(['Honda', 'Subaru']);
  next.showAllMakes();
  expect(createShownMakes(browser).$shownMakes.get()).toBeNull();
});

test('choosing none keeps nothing', () => {
  const kept = new Map([['shown_makes', '["Honda"]']]);
  createShownMakes(openBrowser(kept)).showOnlyMakes([]);
  expect(kept.size).toBe(0);
});

test('what something else wrote there is ignored', () => {
  expect(createShownMakes(openBrowser(new Map([['shown_makes', '{"a":1}']]))).$shownMakes.get()).toBeNull();
});
