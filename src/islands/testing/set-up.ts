/** Before and after every test of an island: the look of the shop, a clean page, and nothing unexpected in the console. */
import '#styles/layers.css';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { forgetConsole, listUnexpectedErrors, watchConsole } from './console.ts';
import { leaveOriginsOut } from './element-origins.ts';
import { endTimers, openCleanPage, paintNothing, stayOnPage, watchTimers } from './page.ts';
import { closeShop, forgetLateQuestions, openShop } from './shop.ts';

// files share the page that they are tested on
const marks = globalThis as { isIslandPage?: boolean };
if (!marks.isIslandPage) {
  marks.isIslandPage = true;
  leaveOriginsOut();
  paintNothing();
  watchConsole();
  stayOnPage();
  watchTimers();
  openShop();
}

beforeEach(async () => {
  forgetConsole();
  await openCleanPage();
  forgetLateQuestions();
  // what one has changed the next one has not
  $countryChanges.set(0);
});

afterEach(async () => {
  await cleanup();
  endTimers();
  expect(closeShop(), 'between island and shop').toEqual([]);
  expect(listUnexpectedErrors(), 'errors in the console').toEqual([]);
});
