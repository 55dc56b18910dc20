import fc from 'fast-check';
import type { DraftField } from '#domain/checkout/checkout-draft.ts';
import { beginPaying, loadPayment, pay } from './pay.ts';
import { recoveries } from './recover.ts';
import { command, tabs, type Wishes } from './command.ts';
import type { Fate } from './slow-line.ts';
import type { System } from './system.ts';
import type { Page, Tab } from './tab.ts';

/** The last one brings the contents of a kit along. */
export const modelParts = ['4B1606H-STD', 'AG-1', 'AR-1', '4B1183H+5M1172H'] as const;

const picks = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 6 });

const add = fc
  .record({ tab: tabs, part: fc.constantFrom(...modelParts), quantity: fc.integer({ min: 1, max: 3 }) })
  .map(({ tab, part, quantity }) =>
    command(`add ${quantity} ${part} in tab ${tab}`, (system) => put(system, tab, part, quantity)),
  );

const change = fc
  .record({
    tab: tabs,
    line: fc.nat({ max: 2 }),
    quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ tab, line, quantities }) =>
    command(`set line ${line} to ${quantities.join(', ')} in tab ${tab}`, (system) => {
      for (const quantity of quantities) system.tab(tab).changeLine('set', line, quantity);
    }),
  );

const remove = fc
  .tuple(tabs, fc.nat({ max: 2 }))
  .map(([tab, line]) =>
    command(`remove line ${line} in tab ${tab}`, (system) => system.tab(tab).changeLine('remove', line)),
  );

const promo = fc
  .tuple(tabs, fc.constantFrom('RALLY26', 'PADDOCK10', 'EXPIRED26', ''))
  .map(([tab, code]) =>
    command(`promo "${code}" in tab ${tab}`, (system) => void system.tab(tab).current.basket.applyPromoCode(code)),
  );

const isForm = (tab: Tab) => tab.place === 'checkout' && tab.current.checkout.$progress.get() === 'ready';

function type({ typed, typedIn }: Wishes, tab: Tab, field: DraftField, value: string | boolean): void {
  if (!isForm(tab)) return;
  typed.set(field, value);
  typedIn.add(tab);
  tab.current.checkout.setField(field, value);
}

const places = [
  ['NL', '1012 AB'],
  ['DE', '20095'],
  ['PL', '00-001'],
  ['CH', '8001'],
  ['CY', '1010'],
] as const;
type Destination = (typeof places)[number];

const country = fc
  .tuple(tabs, fc.constantFrom(...places))
  .map(([tab, [code]]) =>
    command(`country ${code} in tab ${tab}`, (system, wishes) =>
      type(wishes, system.tab(tab), 'shipping.country', code),
    ),
  );
const postcode = fc
  .tuple(tabs, fc.constantFrom(...places.map(([, postcode]) => postcode), '1'))
  .map(([tab, postcode]) =>
    command(`postcode ${postcode} in tab ${tab}`, (system, wishes) =>
      type(wishes, system.tab(tab), 'shipping.postcode', postcode),
    ),
  );
/** valid, invalid, unchecked, nonsense */
const numbers = ['123456782', '123456000', '123456999', '?'] as const;
const company = fc.tuple(tabs, fc.constantFrom(...numbers, null)).map(([tab, number]) =>
  command(number === null ? `private in tab ${tab}` : `company ${number} in tab ${tab}`, (system, wishes) => {
    type(wishes, system.tab(tab), 'isCompany', number !== null);
    if (number !== null) type(wishes, system.tab(tab), 'vatNumber', number);
    else if (isForm(system.tab(tab))) wishes.typed.delete('vatNumber');
  }),
);
const terms = fc
  .tuple(tabs, fc.boolean())
  .map(([tab, isTicked]) =>
    command(`terms ${isTicked} in tab ${tab}`, (system, wishes) =>
      type(wishes, system.tab(tab), 'termsAccepted', isTicked),
    ),
  );
const method = fc
  .tuple(tabs, fc.constantFrom('shipping', 'payment'), fc.nat({ max: 2 }))
  .map(([tab, kind, index]) =>
    command(`${kind} method ${index} in tab ${tab}`, (system) => choose(system.tab(tab), kind, index)),
  );

function choose(tab: Tab, kind: string, index: number): void {
  if (!isForm(tab)) return;
  const { basket, checkout } = tab.current;
  const displayed = basket.$basket.get();
  const methods = (kind === 'shipping' ? displayed?.shippingMethods : displayed?.paymentMethods) ?? [];
  const id = methods[index % Math.max(1, methods.length)]?.id;
  if (id === undefined) return;
  void (kind === 'shipping' ? checkout.chooseShippingMethod(id) : checkout.choosePaymentMethod(id));
}

const price = fc.tuple(fc.constantFrom(...modelParts), fc.integer({ min: 50, max: 150 })).map(([slug, percent]) =>
  command(`price of ${slug} to ${percent} %`, ({ shop: { sandbox } }) => {
    const part = sandbox.store.parts.bySlug(slug);
    if (!part) return;
    const scale = ({ net }: { net: number }) => ({ net: Math.max(1, Math.round((net * percent) / 100)) });
    sandbox.store.parts.save({ ...part, price: { eur: scale(part.price.eur), pln: scale(part.price.pln) } });
  }),
);
const stock = fc
  .tuple(fc.constantFrom(...modelParts), fc.integer({ min: 0, max: 9 }))
  .map(([slug, pieces]) => command(`${pieces} pieces of ${slug} left`, (system) => keepPieces(system, slug, pieces)));
function keepPieces({ shop: { sandbox } }: System, slug: string, pieces: number): void {
  const part = sandbox.store.parts.bySlug(slug);
  const left = { default: pieces, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] };
  if (part) sandbox.store.parts.save({ ...part, stock: left });
}

const texts: [DraftField, string | boolean][] = [
  ['email', 'model@buyer.example'],
  ['repeatEmail', 'model@buyer.example'],
  ['shipping.firstName', 'Mo'],
  ['shipping.lastName', 'Del'],
  ['shipping.phone', '+31 20 555 0100'],
  ['shipping.address', 'Kade 1'],
  ['shipping.city', 'Delft'],
  ['termsAccepted', true],
];

/** Through the whole form to the summary, as one who does not hurry. */
async function reachSummary(system: System, wishes: Wishes, own: Tab, [code, postcode]: Destination): Promise<void> {
  own.go('checkout');
  await system.quiet();
  for (const [field, value] of texts) type(wishes, own, field, value);
  type(wishes, own, 'shipping.country', code);
  type(wishes, own, 'shipping.postcode', postcode);
  await system.quiet();
  choose(own, 'shipping', 0);
  choose(own, 'payment', 0);
  await system.quiet();
  if (!isForm(own)) return;
  void own.current.checkout.submit();
  await system.quiet();
}

const checkOut = fc
  .tuple(tabs, fc.constantFrom(...places))
  .map(([tab, to]) =>
    command(`check out to ${to[0]} in tab ${tab}`, (system, wishes) =>
      reachSummary(system, wishes, system.tab(tab), to),
    ),
  );

/** How far the visitor has come when a sequence begins: most of what can go wrong needs more than an empty basket. */
export const beginnings = fc.constantFrom('nothing', 'basket', 'summary', 'two summaries', 'two order pages');
export type Beginning = 'nothing' | 'basket' | 'summary' | 'two summaries' | 'two order pages';

export function put(system: System, tab: number, part: string, quantity: number): void {
  const { basket, page } = system.tab(tab).current;
  system.evidence.ledger.record({ kind: 'add', slug: part, lineId: null, quantity, page: page.id });
  void basket.addPart(part, quantity);
}

/** Brings the visitor as far as the beginning says and waits until the line is quiet. */
export async function begin(system: System, wishes: Wishes, beginning: Beginning): Promise<void> {
  await system.quiet();
  if (beginning === 'nothing') return;
  put(system, 0, modelParts[0], 2);
  put(system, 0, modelParts[1], 1);
  await system.quiet();
  if (beginning === 'basket') return;
  await reachSummary(system, wishes, system.tab(0), places[0]);
  if (beginning === 'two summaries') system.tab(1).go('summary');
  if (beginning === 'two order pages') {
    placeIn(system, 0, false);
    await system.quiet();
    showOrderToo(system, 0);
  }
  await system.quiet();
}

/** The order of one tab, shown by the other one as well. */
function showOrderToo(system: System, tab: number): void {
  const { orderId } = system.find(tab, 'order');
  const other = system.tabs.find((one) => one.orderId !== orderId);
  if (orderId !== null) other?.go('order', orderId);
}

const place = fc
  .tuple(tabs, fc.boolean())
  .map(([tab, isTwice]) =>
    command(`place ${isTwice ? 'twice ' : ''}in tab ${tab}`, (system) => placeIn(system, tab, isTwice)),
  );

export function placeIn(system: System, tab: number, isTwice: boolean): void {
  const { current, place: currentPlace } = system.find(tab, 'summary');
  if (currentPlace !== 'summary' || current.checkout.$progress.get() !== 'ready') return;
  submit(current);
  if (isTwice) submit(current);
}

function submit({ basket, checkout, placing }: Page): void {
  const displayed = basket.$basket.get();
  if (displayed)
    void placing.place({
      total: displayed.totals.total,
      draft: checkout.$draft.get(),
      lines: displayed.lines,
      promised: displayed.delivery?.promise,
    });
}

const go = fc
  .tuple(tabs, fc.constantFrom('page' as const, 'shop' as const, 'checkout' as const, 'summary' as const))
  .map(([tab, to]) => command(`go to ${to} in tab ${tab}`, (system) => system.tab(tab).go(to)));
const reload = tabs.map((tab) =>
  command(`reload tab ${tab}`, (system) => {
    const own = system.tab(tab);
    own.go(own.place, own.orderId);
  }),
);
const look = tabs.map((tab) => command(`come back to tab ${tab}`, (system) => system.tab(tab).comeBack()));

const lose = fc
  .constantFrom<Fate>('lost-before', 'lost-after')
  .map((fate) => command(`the next is ${fate}`, (system) => system.lose(fate)));
const step = picks.map((chosen) => command(`let through ${chosen.join(' ')}`, (system) => system.step(chosen)));
const pause = fc.constant(command('pause', (system) => system.pause()));
const late = fc.constant(command('the longest waiting is late', (system) => system.late()));
const quiet = fc.constant(command('quiet', (system) => system.quiet()));
const payIt = fc
  .tuple(tabs, fc.constantFrom('approve' as const, 'decline' as const, 'cancel' as const))
  .map(([tab, answer]) =>
    command(`pay: ${answer} in tab ${tab}`, (system) => pay(system, system.find(tab, 'order'), answer)),
  );

const payTwice = fc
  .tuple(
    fc.constantFrom('approve' as const, 'decline' as const),
    fc.constantFrom('approve' as const, 'cancel' as const),
  )
  .map(([first, second]) =>
    command(`pay in both tabs at once: ${first}, ${second}`, async (system) => {
      showOrderToo(system, 0);
      await system.quiet();
      for (const tab of system.tabs) await loadPayment(system, tab);
      for (const [index, choice] of [first, second].entries()) beginPaying(system, system.tab(index), choice);
    }),
  );
const showToo = tabs.map((tab) =>
  command(`the order of tab ${tab} in the other too`, (system) => showOrderToo(system, tab)),
);

/** Sold out between the summary and the press, as the last thing before it. */
const soldBetween = fc.tuple(tabs, fc.constantFrom(...modelParts), fc.nat({ max: 1 })).map(([tab, slug, pieces]) =>
  command(`${pieces} of ${slug} left when tab ${tab} places`, (system) => {
    keepPieces(system, slug, pieces);
    placeIn(system, tab, false);
  }),
);

/** A sequence of what a buyer, the shop's people and the line may do. What is frequent stands more than once. */
export const sequences = (maxCommands: number) =>
  fc.commands(
    [
      ...[add, add, change, change, remove, promo, country, postcode, company, terms, method, price, stock],
      ...[checkOut, checkOut, checkOut, place, place, place, go, reload, look, lose],
      ...[step, step, late, late, pause, quiet, quiet, payIt, payIt, payTwice, showToo],
      ...[...recoveries, soldBetween],
    ],
    { maxCommands, size: 'max' },
  );
