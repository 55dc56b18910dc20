import { setTimeout as pause } from 'node:timers/promises';
import { meetKillAnew } from './anew.ts';
import { type Buyer, createBuyer } from './buyer.ts';
import { chooseFor, createDraw } from './choices.ts';
import type { DrillShop } from './drill-shop.ts';
import { type Evidence, findBrokenInvariants } from './invariants.ts';
import { payOrder } from './pay.ts';
import type { Run } from './runs.ts';
import {
  meetChange,
  meetDouble,
  meetFault,
  meetKill,
  meetKillWhilePaying,
  meetMove,
  placeInPeace,
  readBasketLines,
  type Scene,
} from './scenes.ts';
import { paymentFaultMailCopy } from '#config/copy/payment-mail.ts';

export type RunResult = { run: Run; broken: string[]; evidence: Evidence; strikes: number; ms: number };
type OrderAnswer = Evidence['answers'][number];

/** Longer than the shop goes on by itself after it said "failed". */
const silenceMs = 4_500;
const mostPresses = 6;

function meet(scene: Scene): Promise<OrderAnswer> {
  const { trouble } = scene.run;
  switch (trouble.kind) {
    case 'none':
      return placeInPeace(scene);
    case 'fault':
      return meetFault(scene, trouble);
    case 'kill':
      return meetKill(scene, trouble);
    case 'kill-paying':
      return meetKillWhilePaying(scene, trouble);
    case 'kill-anew':
      return meetKillAnew(scene, trouble);
    case 'double':
      return meetDouble(scene, trouble);
    case 'change':
      return meetChange(scene, trouble);
    case 'moved':
      return meetMove(scene, trouble);
  }
}

/** A payment provider's fault needs a buyer who pays there. */
const providerOf = ({ trouble }: Run) => {
  if (trouble.kind === 'none') return null;
  if (trouble.kind === 'kill-paying' || trouble.kind === 'kill-anew') return trouble.provider;
  return trouble.operation === 'paypalCapture' ? 'paypal' : trouble.operation === 'revolutPay' ? 'revolut' : null;
};

/**
 * Reads the summary again and presses again, until there is an order. Told that something is missing, the buyer goes back
 * to the fields first: a write that came late may have taken the shipping method off.
 */
async function pressAgain({ buyer, choices }: Scene, first: OrderAnswer): Promise<OrderAnswer> {
  let answered = first;
  for (let press = 0; press < mostPresses && answered.outcome !== 'placed'; press += 1) {
    if (answered.outcome === 'changed') await buyer.choose(choices);
    const { agreed } = await buyer.readSummary();
    answered = await buyer.press(buyer.visitor, agreed);
  }
  return answered;
}

const toTrueOrders = (buyer: Buyer): Evidence['orders'] =>
  buyer.orders().map(({ id, amounts, currency, paymentStatus }) => ({
    id,
    total: amounts.total,
    currency,
    isPaid: paymentStatus === 'fullypaid',
  }));

/** What the providers have taken, and whether the seller was mailed that something is wrong. */
function readPayments({ shop, buyer, run }: Scene): Pick<Evidence, 'taken' | 'isNoticed' | 'isPaidTwiceOnPurpose'> {
  const { payments, mails } = shop.sandbox.store;
  const orders = buyer.orders();
  const isOurs = (orderId: string | null) => orders.some(({ id }) => id === orderId);
  const subjects = orders.map(({ number }) => paymentFaultMailCopy.subject(number));
  return {
    taken: payments
      .list()
      .filter(({ orderId, status }) => status === 'captured' && isOurs(orderId))
      .map(({ amount }) => amount),
    isNoticed: mails.list().some(({ subject }) => subjects.includes(subject)),
    isPaidTwiceOnPurpose: run.trouble.kind === 'kill-paying' && run.trouble.windows === 'behind',
  };
}

const toEvidence = (scene: Scene, rest: Pick<Evidence, 'basketBefore' | 'basketAfter' | 'wantsEnd'>): Evidence => ({
  ...scene.buyer.evidence,
  ...rest,
  ...readPayments(scene),
  orders: toTrueOrders(scene.buyer),
});

/** Told that there is no order, this buyer goes away: then none may come later, and the basket is as it was. */
async function leave(scene: Scene): Promise<Evidence> {
  const { buyer } = scene;
  const basketBefore = await readBasketLines(scene);
  await pause(silenceMs);
  const late = buyer.orders().length - buyer.evidence.placedBefore;
  buyer.evidence.answers.push({ outcome: 'failed', orderId: null, orders: late });
  return toEvidence(scene, { basketBefore, basketAfter: await readBasketLines(scene), wantsEnd: false });
}

async function play(scene: Scene): Promise<Evidence> {
  const { buyer, shop, run } = scene;
  const first = await meet(scene);
  const isRefused = first.outcome === 'failed' || first.outcome === 'changed';
  if (isRefused && createDraw(run.seed)(['leaves', 'stays', 'stays']) === 'leaves') return leave(scene);
  const answered = await pressAgain(scene, first);
  if (answered.orderId !== null) await payOrder(buyer, shop.sandbox, answered.orderId);
  return toEvidence(scene, { basketBefore: [], basketAfter: null, wantsEnd: true });
}

/** Plays one run on a shop of its lane and looks for broken invariants. What throws is a broken run too. */
export async function runOne(shop: DrillShop, run: Run): Promise<RunResult> {
  const begun = performance.now();
  const { take } = shop.sandbox.store.faults;
  const buyer = createBuyer(shop.send, shop.sandbox, `drill-${run.seed}-${Math.trunc(begun)}@buyer.example`);
  const scene = { shop, buyer, choices: chooseFor(run.seed, providerOf(run)), run, count: { strikes: 0 } };
  const end = () => {
    // one that made no trouble leaves that of another alone
    if (run.trouble.kind !== 'none') {
      shop.sandbox.store.faults.take = take;
      shop.sandbox.store.faults.clear();
    }
    return Math.round(performance.now() - begun);
  };
  try {
    const evidence = await play(scene);
    return { run, broken: findBrokenInvariants(evidence), evidence, strikes: scene.count.strikes, ms: end() };
  } catch (error) {
    const evidence = toEvidence(scene, { basketBefore: [], basketAfter: null, wantsEnd: false });
    const broken = [`ended by: ${String(error)}`, ...findBrokenInvariants(evidence)];
    return { run, broken, evidence, strikes: scene.count.strikes, ms: end() };
  }
}
