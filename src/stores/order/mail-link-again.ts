/** "E-mail me the link again" on the page of somebody else's order, which may well be one's own (rule privacy.link-again). */
import type { call } from '#api/call.ts';
import { orderPaths } from '#api/order.ts';
import { atom } from 'nanostores';
import * as z from 'zod/mini';

type Failed = { step: 'failed'; code: keyof typeof errorCodes };

type OrderLinkState = { step: 'idle' } | { step: 'asking' } | { step: 'asked' } | Failed;

/** What the visitor can do about it; everything else is told as an answer that was not expected. */
const errorCodes = { offline: true, 'too-many-requests': true, 'shop-unavailable': true, 'bad-answer': true } as const;
const isKnown = (code: string): code is keyof typeof errorCodes => Object.hasOwn(errorCodes, code);

/** Asks once; the shop's answer does not tell whether a mail goes out, nor to whom. */
export function createOrderLink(effects: { call: typeof call }, orderId: string) {
  const $link = atom<OrderLinkState>({ step: 'idle' });

  async function ask(): Promise<void> {
    const { step } = $link.get();
    if (step === 'asking' || step === 'asked') return;
    $link.set({ step: 'asking' });
    const answer = await effects.call(orderPaths.link(orderId), z.strictObject({}), { method: 'POST', body: {} });
    if (answer.ok) return $link.set({ step: 'asked' });
    const { code } = answer.problem;
    $link.set({ step: 'failed', code: isKnown(code) ? code : 'bad-answer' });
  }

  return { $link, ask };
}
