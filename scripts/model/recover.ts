import { decideShortage } from '#domain/basket/line-shortage.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { createLeftOut } from '#stores/checkout/left-out.ts';
import { createRestoreBasket } from '#stores/order/restore-basket.ts';
import fc from 'fast-check';
import { command, tabs } from './command.ts';
import type { System } from './system.ts';
import type { Place, Tab } from './tab.ts';

const places: Record<string, Place> = { '/summary': 'summary', '/checkout': 'checkout', '/basket': 'shop' };

/** The parts of an order that is shown back into a basket, as its page does; for another method where there is one. */
async function restoreBasket(system: System, tab: Tab, isOther: boolean): Promise<void> {
  const { order, page, call } = tab.current;
  const view = order?.$order.get();
  if (tab.place !== 'order' || !order || !view || page.isLeft) return;
  const store = createRestoreBasket(
    {
      call,
      alone: (work) => system.browser.alone(page, work),
      go: (path) => void (page.isLeft || tab.go(places[path] ?? 'shop')),
      refresh: order.refresh,
      noteBasket() {
        system.browser.opening.end();
        for (const other of system.tabs) if (other !== tab) other.look();
      },
    },
    view.id,
  );
  if (isOther) {
    void store.loadMethods();
    await system.quiet();
  }
  const [method] = store.$methods.get() ?? [];
  void store.restoreBasket(isOther ? (method?.id ?? null) : null);
}

/** What the summary asks for before it orders: what is left of a line is taken, a sold-out one is left out. */
function mendShortLines({ evidence }: System, tab: Tab): void {
  const { basket, page } = tab.current;
  if (tab.place !== 'summary') return;
  const leftOut = createLeftOut({ ...basket, isShown: () => true });
  for (const line of visibleLines(basket.$basket.get()?.lines ?? [])) {
    const shortage = decideShortage(line);
    if (!shortage || basket.$pending.get()[line.id]?.isRemoval) continue;
    const kind = shortage.kind === 'fewer' ? 'set' : 'remove';
    const quantity = shortage.kind === 'fewer' ? shortage.left : 0;
    evidence.ledger.record({ kind, slug: line.slug, lineId: line.id, quantity, page: page.id });
    if (kind === 'set') leftOut.take(line, quantity);
    else void leftOut.leaveOut(line);
  }
}

const backAgain = fc
  .tuple(tabs, fc.boolean())
  .map(([tab, isOther]) =>
    command(`put back${isOther ? ' for another method' : ''} in tab ${tab}`, (system) =>
      restoreBasket(system, system.find(tab, 'order'), isOther),
    ),
  );
const mend = tabs.map((tab) =>
  command(`mend short lines in tab ${tab}`, (system) => mendShortLines(system, system.find(tab, 'summary'))),
);

/** What a buyer does about an order that is not paid, and about lines that cannot be had. */
export const recoveries = [backAgain, backAgain, mend];
