import { setTimeout as pause } from 'node:timers/promises';
import type { Agreed } from '../test-kit/http-buyer.ts';
import { createTestVisitor, newKey, type TestVisitor } from '../test-kit/visitor.ts';
import { type Buyer, readLines } from './buyer.ts';
import { paymentFaultMailCopy } from '#config/copy/payment-mail.ts';
import type { PaymentWindow } from '../test-kit/payment-window.ts';
import type { Choices } from './choices.ts';
import type { DrillShop } from './drill-shop.ts';
import type { Evidence } from './invariants.ts';
import { openWindow, payInWindow } from './pay.ts';
import type { Run, Trouble } from './runs.ts';
import { layFault, type StrikeCount } from './trouble.ts';

export type Scene = { shop: DrillShop; buyer: Buyer; choices: Choices; run: Run; count: StrikeCount };
type OrderAnswer = Evidence['answers'][number];
type Of<Kind extends Trouble['kind']> = Extract<Trouble, { kind: Kind }>;

/** "long" is longer than the shop's own repeats, so that the buyer has to press again. */
const strikesOf = { once: 1, long: 6 } as const;
const longestWaitMs = 8_000;
/**
 * The shop looks at payments by itself for longer than this (`drill-server.ts`). A mail whose first try died with the process is
 * tried again after 15, 30 and 60 s.
 */
const longestLookMs = 180_000;

const otherTab = ({ shop, buyer }: Scene): TestVisitor => createTestVisitor(shop.send, new Map(buyer.visitor.cookies));

/** The trouble begins before the first click. */
export async function meetFault(scene: Scene, trouble: Of<'fault'>): Promise<OrderAnswer> {
  layFault(scene.shop.sandbox, { ...trouble, strikes: strikesOf[trouble.lasts] }, scene.count);
  await scene.buyer.fillIn(scene.choices);
  const { agreed } = await scene.buyer.readSummary();
  return scene.buyer.press(scene.buyer.visitor, agreed);
}

/** The sandbox lives in this process: two turns of the loop later it has done what it was asked. */
const workOff = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/** SIGKILL when the call of the operation hangs that `work` leads to; then the shop is started again. */
export async function killDuring(
  { shop, count }: Scene,
  where: Pick<Of<'kill'>, 'operation' | 'mode' | 'nth'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const laid = layFault(shop.sandbox, { ...where, strikes: 1 }, count);
  const lost = work();
  await Promise.race([laid.struck, pause(longestWaitMs)]);
  await workOff();
  await shop.kill();
  await lost;
  laid.lift();
  await shop.start();
}

const killWhilePlacing = (scene: Scene, trouble: Of<'kill'>, agreed: Agreed, key: string): Promise<void> =>
  killDuring(scene, trouble, () => scene.buyer.visitor.ask('POST', '/api/order', { key, ...agreed }).catch(() => null));

async function waitForResume({ buyer }: Scene): Promise<void> {
  const end = Date.now() + longestWaitMs;
  while (buyer.orders().length === 0 && Date.now() < end) await pause(100);
}

/** SIGKILL at a step of the journal; then the same tab, another one, or first nobody asks what became of it. */
export async function meetKill(scene: Scene, trouble: Of<'kill'>): Promise<OrderAnswer> {
  const { buyer } = scene;
  await buyer.fillIn(scene.choices);
  const { agreed } = await buyer.readSummary();
  const key = newKey();
  buyer.evidence.agreed.push(agreed.shownTotal);
  await killWhilePlacing(scene, trouble, agreed, key);
  if (trouble.next === 'nobody') await waitForResume(scene);
  if (trouble.next !== 'other-tab') return buyer.press(buyer.visitor, agreed, key);
  const tab = otherTab(scene);
  const answered = await buyer.press(tab, agreed);
  for (const [name, value] of tab.cookies) buyer.visitor.cookies.set(name, value);
  return answered;
}

/** Places without trouble; gives what was answered and the order to pay. */
export async function placeInPeace({ buyer, choices }: Scene): Promise<OrderAnswer> {
  await buyer.fillIn(choices);
  const { agreed } = await buyer.readSummary();
  return buyer.press(buyer.visitor, agreed);
}

/** A payment that no window of the shop's makes: an order at PayPal that the shop has not kept, taken without its leave. */
async function payBehindTheShop({ shop, buyer }: Scene, orderId: string): Promise<void> {
  const window = openWindow(buyer, shop.sandbox, orderId);
  const order = shop.sandbox.store.orders.byId(orderId);
  if (order === null) return;
  const { payments } = shop.sandbox.store;
  const { amounts, currency } = order;
  payments.capture(payments.create({ provider: 'paypal', reference: orderId, amount: amounts.total, currency }).id);
  await payInWindow(window);
}

/** True where the seller was mailed that something is wrong with the payment of this order. */
export const isSellerNotified = ({ shop }: Scene, orderId: string): boolean => {
  const { mails, orders } = shop.sandbox.store;
  const number = orders.byId(orderId)?.number ?? '-';
  return mails.list().some(({ subject }) => subject === paymentFaultMailCopy.subject(number));
};

/** SIGKILL while one or two windows pay; of a second payment that no window tells of the started shop has to find out by itself. */
export async function meetKillWhilePaying(scene: Scene, trouble: Of<'kill-paying'>): Promise<OrderAnswer> {
  const { shop, buyer, count } = scene;
  const placed = await placeInPeace(scene);
  const { orderId } = placed;
  if (orderId === null) return placed;
  const windows = [openWindow(buyer, shop.sandbox, orderId), openWindow(buyer, shop.sandbox, orderId)];
  const isBehind = trouble.windows === 'behind';
  if (isBehind) await payInWindow(windows[0] as PaymentWindow);
  const laid = layFault(shop.sandbox, { ...trouble, strikes: 1 }, count);
  const paying = isBehind
    ? payBehindTheShop(scene, orderId)
    : Promise.all(windows.slice(0, trouble.windows === 'two' ? 2 : 1).map(payInWindow));
  const ended = Promise.resolve(paying).catch(() => undefined);
  await Promise.race([laid.struck, ended, pause(longestWaitMs)]);
  await workOff();
  await shop.kill();
  await ended;
  laid.lift();
  await shop.start();
  const end = Date.now() + longestLookMs;
  while (isBehind && !isSellerNotified(scene, orderId) && Date.now() < end) await pause(100);
  return placed;
}

/** Pressed at the same moment in two tabs, or twice in one. */
export async function meetDouble(scene: Scene, trouble: Of<'double'>): Promise<OrderAnswer> {
  const { buyer } = scene;
  await buyer.fillIn(scene.choices);
  const { agreed } = await buyer.readSummary();
  layFault(scene.shop.sandbox, { ...trouble, nth: 1, strikes: 1 }, scene.count);
  const key = newKey();
  const tab = trouble.tabs === 1 ? buyer.visitor : otherTab(scene);
  const [first] = await Promise.all([
    buyer.press(buyer.visitor, agreed, key),
    buyer.press(tab, agreed, trouble.tabs === 1 ? key : newKey()),
  ]);
  return first;
}

/** One tab places while another asks for one piece more. */
export async function meetChange(scene: Scene, trouble: Of<'change'>): Promise<OrderAnswer> {
  const { buyer } = scene;
  await buyer.fillIn(scene.choices);
  const { basket, agreed } = await buyer.readSummary();
  layFault(scene.shop.sandbox, { ...trouble, nth: 1, strikes: 1 }, scene.count);
  const [line] = basket.lines;
  const quantity = (line?.quantity ?? 1) + 1;
  const [answered] = await Promise.all([
    buyer.press(buyer.visitor, agreed),
    buyer.ask(otherTab(scene), 'PUT', `/api/basket/lines/${line?.id}`, { quantity }),
  ]);
  return answered;
}

/** The seller changed the price, or sold the last piece, after the summary was shown. */
export async function meetMove(scene: Scene, trouble: Of<'moved'>): Promise<OrderAnswer> {
  const { shop, buyer, choices } = scene;
  await buyer.fillIn(choices);
  const { agreed } = await buyer.readSummary();
  const { parts } = shop.sandbox.store;
  const part = parts.bySlug(choices.part);
  if (part === null) throw new Error(`${choices.part} is not in the seed`);
  const { eur, pln } = part.price;
  const price = { eur: { ...eur, net: eur.net + 500 }, pln: { ...pln, net: pln.net + 2_150 } };
  const dearer = { ...part, price };
  const sold = { ...part, stock: { default: 0, dropship: 0, alternative: 0, manufacturer: 0, inTransit: [] } };
  parts.save(trouble.what === 'price' ? dearer : sold);
  layFault(shop.sandbox, { ...trouble, nth: 1, strikes: 1 }, scene.count);
  try {
    return await buyer.press(buyer.visitor, agreed);
  } finally {
    if (trouble.what === 'stock') parts.save(part);
  }
}

/** The basket as the shop shows it once the trouble is over. */
export const readBasketLines = async ({ buyer }: Scene): Promise<string[]> =>
  readLines(await buyer.insist('GET', '/api/basket'));
