import { describe, expect, test } from 'vitest';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { openSampleBrowser, refusingBrowser } from '../browser/browser-sample.ts';
import { createMyEngine } from './my-engine.ts';

const k20a: MyEngine = { makeSlug: 'Honda', engineSlug: 'K20A', make: 'Honda', engine: 'K20A', sets: ['4B1972H'] };
const b18c: MyEngine = { ...k20a, engineSlug: 'B18C', engine: 'B18C' };

describe('my engine', () => {
  test('is kept, seen by the next page, and dropped', () => {
    const browser = openSampleBrowser();
    createMyEngine(browser.openTab()).keepEngine(k20a);
    const next = createMyEngine(browser.openTab());
    expect(next.$myEngine.get()).toEqual(k20a);
    next.dropEngine();
    expect([next.$myEngine.get(), browser.stored.size]).toEqual([null, 0]);
  });

  test('a change in one tab is seen in the others', () => {
    const browser = openSampleBrowser();
    const [one, other] = [createMyEngine(browser.openTab()), createMyEngine(browser.openTab())];
    one.keepEngine(k20a);
    other.keepEngine(b18c);
    expect(one.$myEngine.get()).toEqual(b18c);
    other.dropEngine();
    expect(one.$myEngine.get()).toBeNull();
  });

  test('what something else wrote there is ignored, and overwritten by the next persistence', () => {
    const browser = openSampleBrowser(new Map([['my_engine', '{"makeSlug":"../x"}']]));
    const tab = createMyEngine(browser.openTab());
    expect(tab.$myEngine.get()).toBeNull();
    tab.keepEngine(k20a);
    expect(createMyEngine(browser.openTab()).$myEngine.get()).toEqual(k20a);
  });

  test('a browser that refuses storage keeps it for the page', () => {
    const tab = createMyEngine(refusingBrowser);
    tab.keepEngine(k20a);
    expect(tab.$myEngine.get()).toEqual(k20a);
    tab.dropEngine();
    expect(tab.$myEngine.get()).toBeNull();
  });
});
