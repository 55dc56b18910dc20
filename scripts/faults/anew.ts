import { setTimeout as pause } from 'node:timers/promises';
import { newKey } from '../test-kit/visitor.ts';
import { clientIdOf, type PaymentWindow, tokenOf } from '../test-kit/payment-window.ts';
import type { Evidence } from './invariants.ts';
import { openWindow } from './pay.ts';
import type { Trouble } from './runs.ts';
import { isSellerNotified, killDuring, placeInPeace, type Scene } from './scenes.ts';

type OrderAnswer = Evidence['answers'][number];

/** Longer than the shop takes to look at a payment by itself, and to mail. */
const longestNoticeMs = 20_000;

/** A window on the page of the order that has opened its payment; what it gives back takes the money as far as shop and provider let it. */
async function standBeforePaying(window: PaymentWindow): Promise<() => Promise<unknown>> {
  const widgets = await window.open();
  if (widgets === null) return async () => null;
  const token = tokenOf(widgets);
  if (token !== '') return async () => (await window.payByRevolut(token), window.confirm());
  const clientId = clientIdOf(widgets);
  const id = (await window.openProviderOrder(widgets, clientId)) ?? '';
  await window.approve(id);
  return async () => ((await window.mayCapture(id)) ? window.confirm(await window.take(id, clientId)) : null);
}

/** Money for an order that was ordered anew is told by the shop itself, soon. */
async function waitUntilNotified(scene: Scene, orderId: string): Promise<void> {
  const { buyer } = scene;
  const end = Date.now() + longestNoticeMs;
  const isDue = () => buyer.orders().length > 1 && buyer.orders().at(-1)?.paymentStatus === 'fullypaid';
  while (isDue() && !isSellerNotified(scene, orderId) && Date.now() < end) await pause(100);
}

/**
 * The parts of an unpaid order are ordered anew, and the shop is killed at a step of that, while or before a window of the old
 * order takes the money.
 */
export async function meetKillAnew(
  scene: Scene,
  trouble: Extract<Trouble, { kind: 'kill-anew' }>,
): Promise<OrderAnswer> {
  const { shop, buyer } = scene;
  const first = await placeInPeace(scene);
  const { orderId } = first;
  if (orderId === null) return first;
  buyer.evidence.placedBefore = 1;
  const pay = await standBeforePaying(openWindow(buyer, shop.sandbox, orderId));
  await buyer.insist('POST', `/api/order/${orderId}/basket`, {});
  const { agreed } = await buyer.readSummary();
  buyer.evidence.agreed.push(agreed.shownTotal);
  const key = newKey();
  await killDuring(scene, trouble, () => {
    const lost = buyer.visitor.ask('POST', '/api/order', { key, ...agreed }).catch(() => null);
    return trouble.old === 'meanwhile' ? Promise.all([lost, pay().catch(() => null)]) : lost;
  });
  if (trouble.old === 'late') await pay().catch(() => null);
  const answered = await buyer.press(buyer.visitor, agreed, key);
  await waitUntilNotified(scene, orderId);
  return answered;
}
