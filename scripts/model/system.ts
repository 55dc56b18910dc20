import type { ModelShop } from './model-shop.ts';
import { createEvidence } from './evidence.ts';
import { openBrowser } from './browser.ts';
import type { Fate, SlowLine } from './slow-line.ts';
import { openTab, type Place, type SeededError, type Tab } from './tab.ts';

/** Most things that may have to be let through before all is quiet; more is a loop that never ends. */
const mostSteps = 3_000;

const withoutMutex = (shop: ModelShop): ModelShop => ({
  ...shop,
  services: { ...shop.services, cartMutex: { runExclusive: (_name, work) => work() } },
});

/** One visitor with two tabs on one shop; `seeded` is a fault that the sequences have to find. */
export function openSystem(shop: ModelShop, line: SlowLine, seededError: SeededError = null) {
  const evidence = createEvidence(shop.sandbox);
  shop.watch(line, evidence.order);
  const browser = openBrowser(seededError === 'nobody waits' ? withoutMutex(shop) : shop, line, evidence);
  const tabs: Tab[] = [];
  const openNext = (index: number) =>
    openTab(browser, () => tabs.filter((tab) => tab !== tabs[index]), seededError, index === 0 ? 'shop' : 'page');
  for (const index of [0, 1]) tabs.push(openNext(index));
  let losses = 0;
  let nextFate: Fate = 'pass';

  const takeFate = (): Fate => {
    const fate = nextFate;
    nextFate = 'pass';
    if (fate !== 'pass') losses += 1;
    return fate;
  };

  return {
    ...{ shop, line, browser, evidence, tabs },
    tab: (index: number) => tabs[index % tabs.length] as Tab,
    /** a tab that shows this place; the one that was meant where none does */
    find: (index: number, place: Place): Tab =>
      [tabs[index % tabs.length], ...tabs].find((tab) => tab?.place === place) ?? (tabs[0] as Tab),
    losses: () => losses,
    /** the next thing let through is lost */
    lose: (fate: Fate) => void (nextFate = fate),
    /** lets what the picks choose through */
    async step(picks: readonly number[]): Promise<void> {
      for (const pick of picks) if (line.labels().length > 0) await line.letThrough(pick, takeFate());
    },
    /** everything but what waits longest comes to its end: that one is late */
    async late(): Promise<void> {
      for (let steps = 0; steps < mostSteps && line.labels().length > 1; steps += 1)
        await line.letThrough(1, takeFate());
    },
    /** the buyer waits long enough for the next thing that waits for its time */
    async pause(): Promise<void> {
      browser.clock.goOn();
      await line.rest();
    },
    /** everything that is under way comes to its end */
    async quiet(): Promise<void> {
      await line.rest();
      for (let steps = 0; steps < mostSteps; steps += 1) {
        if (await line.letThrough(0, takeFate())) continue;
        if (!browser.clock.goOn()) {
          const stuck = browser.underWay();
          if (stuck.length > 0) throw new Error(`never answered: ${stuck.join(', ')}`);
          return;
        }
        await line.rest();
      }
      throw new Error(`never quiet: ${line.labels().join(', ')}`);
    },
  };
}
export type System = ReturnType<typeof openSystem>;
