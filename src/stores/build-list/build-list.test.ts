import { describe, expect, test } from 'vitest';
import { limits } from '#config/limits.ts';
import { openSampleBrowser, refusingBrowser } from '../browser/browser-sample.ts';
import { createBuildList } from './build-list.ts';

describe('the build list of a browser', () => {
  test('is kept as text and read by the next page; an empty one leaves nothing behind', () => {
    const browser = openSampleBrowser();
    const list = createBuildList(browser.openTab());
    list.addToBuildList('AG-1', 2);
    list.nameBuildList('  Honda  K20A ');
    expect(browser.stored.get('build_list')).toBe('v1=Honda%20K20A/AG-1:2');
    const next = createBuildList(browser.openTab());
    expect(next.$buildList.get()).toEqual({ title: 'Honda K20A', lines: [{ slug: 'AG-1', quantity: 2 }] });
    next.nameBuildList('');
    next.takeOffBuildList('AG-1');
    expect(browser.stored.size).toBe(0);
  });

  test('two tabs that add in turn lose nothing', () => {
    const browser = openSampleBrowser();
    const [one, other] = [createBuildList(browser.openTab()), createBuildList(browser.openTab())];
    one.addToBuildList('AG-1', 1);
    other.addToBuildList('AR-1', 1);
    one.setBuildQuantity('AG-1', 4);
    const lines = [
      { slug: 'AG-1', quantity: 4 },
      { slug: 'AR-1', quantity: 1 },
    ];
    expect([one.$buildList.get().lines, other.$buildList.get().lines]).toEqual([lines, lines]);
  });

  test('a tab that was not told still builds on what is kept', () => {
    const browser = openSampleBrowser();
    const asleep = createBuildList({ ...browser.openTab(), follow: () => {} });
    createBuildList(browser.openTab()).addToBuildList('AG-1', 1);
    asleep.addToBuildList('AR-1', 1);
    expect(asleep.$buildList.get().lines.map(({ slug }) => slug)).toEqual(['AG-1', 'AR-1']);
  });

  test('a full list says so', () => {
    const list = createBuildList(openSampleBrowser().openTab());
    for (let at = 0; at < limits.buildListParts; at += 1) expect(list.addToBuildList(`4B${1000 + at}H`, 1)).toBe(true);
    expect([list.isBuildListFull(), list.addToBuildList('AG-1', 1), list.addToBuildList('4B1000H', 1)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each([['{"lines":[]}'], ['v9=x/AG-1'], ['%'], ['']])('%j in the storage is no list', (text) => {
    const list = createBuildList(openSampleBrowser(new Map([['build_list', text]])).openTab());
    expect(list.$buildList.get()).toEqual({ title: '', lines: [] });
  });

  test('a list of a newer version is said and left as it is', () => {
    const browser = openSampleBrowser(new Map([['build_list', 'v9=x/AG-1']]));
    const list = createBuildList(browser.openTab());
    expect([list.$isBuildListNewer.get(), list.addToBuildList('AR-1', 1)]).toEqual([true, false]);
    list.replaceBuildList({ title: 'K20A', lines: [] });
    expect([...browser.stored]).toEqual([['build_list', 'v9=x/AG-1']]);
  });

  test('a tab that is older than the list of another does not overwrite it', () => {
    const browser = openSampleBrowser();
    const list = createBuildList({ ...browser.openTab(), follow: () => {} });
    browser.stored.set('build_list', 'v9=x/AG-1');
    expect(list.addToBuildList('AR-1', 1)).toBe(false);
    expect([browser.stored.get('build_list'), list.$isBuildListNewer.get()]).toEqual(['v9=x/AG-1', true]);
  });

  test('a browser that refuses storage keeps it for the page', () => {
    const list = createBuildList(refusingBrowser);
    list.addToBuildList('AG-1', 1);
    list.addToBuildList('AR-1', 1);
    list.swapBuildLines('AG-1', 'AR-1');
    expect(list.$buildList.get().lines.map(({ slug }) => slug)).toEqual(['AR-1', 'AG-1']);
  });
});
