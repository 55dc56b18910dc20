/** The order that the link of a mail shows, and the press after which this browser may see it (rule privacy.order-for-buyer). */
import type { BodyOf, call } from '#api/call.ts';
import { type openOrderLinkSchema, orderAnswerSchema, orderPaths, type OrderView } from '#api/order.ts';
import { atom } from 'nanostores';

/** `code`: why the last try came to nothing */
type LinkedState = { step: 'idle' | 'opening' | 'keeping'; order: OrderView | null; code: string | null };

type LinkedEffects = {
  call: typeof call;
  /** the token of the address, "" where there is none; the address then has it no more */
  takeLink: () => string;
  /** the page once more, as the buyer's own */
  reload: () => void;
};

export function createLinkedOrder({ call: ask, takeLink, reload }: LinkedEffects, orderId: string) {
  const $linked = atom<LinkedState>({ step: 'idle', order: null, code: null });
  let link = '';

  async function send(step: LinkedState['step'], isPressed: boolean): Promise<void> {
    const { order } = $linked.get();
    $linked.set({ step, order, code: null });
    const body = { link, isPressed: isPressed || undefined } satisfies BodyOf<typeof openOrderLinkSchema>;
    const answer = await ask(orderPaths.order(orderId), orderAnswerSchema, { method: 'POST', body });
    if (!answer.ok) return $linked.set({ step: 'idle', order, code: answer.problem.code });
    const { value } = answer;
    if (value.yours && isPressed) reload();
    else $linked.set({ step: 'idle', order: value.yours ? value.order : null, code: null });
  }

  return {
    $linked,
    /** Shows it; nothing is asked where the address has no link. */
    async open(): Promise<void> {
      link = takeLink() || link;
      if (link !== '') await send('opening', false);
    },
    keep: (): Promise<void> => send('keeping', true),
  };
}
export type LinkedOrder = ReturnType<typeof createLinkedOrder>;
