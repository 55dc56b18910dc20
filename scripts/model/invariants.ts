import { visibleLines } from '#domain/basket/basket.ts';
import { readDraft } from '#server/checkout/stored-draft.ts';
import { readBasketCount } from '#stores/basket/count.ts';
import { priceNow } from '#scripts/sandbox/wire/cart.ts';
import type { Wishes } from './command.ts';
import { modelParts } from './commands.ts';
import type { System } from './system.ts';
import type { Tab } from './tab.ts';

const sum = (quantities: number[]) => quantities.reduce((total, one) => total + one, 0);

/** What the sandbox holds for this visitor. */
async function readTruth({ browser, shop: { sandbox } }: System) {
  const cartId = await browser.cartId();
  const cart = cartId === null ? null : sandbox.store.carts.byId(cartId);
  const open = cart?.orderId === null ? cart : null;
  const lines = (open?.lines ?? []).map(({ partId, quantity }) => ({
    slug: sandbox.store.parts.byId(partId)?.slug ?? '',
    quantity,
  }));
  return { cart: open, lines, total: open ? priceNow(sandbox.store, open).amounts.total : 0 };
}
type Truth = Awaited<ReturnType<typeof readTruth>>;

const write = (lines: { slug: string; quantity: number }[]) =>
  lines
    .map(({ slug, quantity }) => `${quantity} ${slug}`)
    .toSorted()
    .join(', ');

/** Every page that shows a basket shows the shop's, and its badge the number of pieces. */
function checkDisplayed({ current }: Tab, { lines, total }: Truth): string[] {
  const displayed = current.basket.$basket.get();
  if (displayed === null) return [];
  const visible = visibleLines(displayed.lines);
  return [
    ...(write(visible) === write(lines) ? [] : [`shown is ${write(visible)}, the shop has ${write(lines)}`]),
    ...(displayed.totals.total.amount === total
      ? []
      : [`shown total ${displayed.totals.total.amount}, the shop's ${total}`]),
    ...(current.page.badge === sum(visible.map(({ quantity }) => quantity)) ? [] : [`badge ${current.page.badge}`]),
    ...Object.entries(current.basket.$pending.get()).flatMap(([id, wish]) => (wish ? [`${id} never settles`] : [])),
  ];
}

function checkWishes({ evidence: { ledger } }: System, { lines }: Truth): string[] {
  return modelParts.flatMap((slug) => {
    const held = sum(lines.filter((line) => line.slug === slug).map(({ quantity }) => quantity));
    const possible = ledger.listPossible(slug);
    return possible.has(held)
      ? []
      : [`${held} of ${slug} in the basket, asked for was ${[...possible].join(' or ')}: ${ledger.describe(slug)}`];
  });
}

const badgeText = (cookie: number, { lines }: Truth) => {
  const pieces = sum(lines.map(({ quantity }) => quantity));
  return cookie === pieces ? [] : [`the badge of the next page says ${cookie}, the shop has ${pieces}`];
};

/** What was typed is kept, as long as only one tab was typed in; an order ends it, and without a basket it stays on the page. */
async function checkTyped(system: System, { typed, typedIn }: Wishes, { cart }: Truth): Promise<string[]> {
  if (cart === null || cart.lines.length === 0 || typedIn.size !== 1 || system.evidence.orders.length > 0) return [];
  const draft = await readDraft(system.shop.services, cart.id);
  const faults: string[] = [];
  for (const [field, value] of typed) {
    const [group, name = ''] = field.split('.');
    const inner = (draft as unknown as Record<string, unknown>)[group ?? ''];
    const kept = name === '' ? inner : (inner as Record<string, unknown>)[name];
    if (kept !== value) faults.push(`${field} was typed as ${value} and is kept as ${kept}`);
  }
  return faults;
}

/** What must hold once all is quiet; the worst first. */
export async function findBrokenInvariants(system: System, wishes: Wishes): Promise<string[]> {
  await system.quiet();
  const lossless = system.losses() === 0;
  const before = await readTruth(system);
  const badgeFaults = lossless ? badgeText(readBasketCount(system.browser.cookieHeader()), before) : [];
  for (const tab of system.tabs) {
    if (tab.place === 'checkout') void tab.current.checkout.catchUp();
    if (tab.current.basket.$basket.get()) void tab.current.basket.loadBasket();
  }
  await system.quiet();
  const truth = await readTruth(system);
  return [
    ...system.evidence.faults,
    ...system.evidence.checkPaidOnce(),
    ...checkWishes(system, truth),
    ...system.tabs.flatMap((tab) => checkDisplayed(tab, truth)),
    ...badgeFaults,
    ...(await checkTyped(system, wishes, truth)),
  ];
}
