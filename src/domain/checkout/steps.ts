import { checkoutCopy } from '#config/copy/checkout.ts';
import { links } from '#config/navigation.ts';

export type CheckoutStep = 'basket' | 'information' | 'summary' | 'payment';

/** The four steps in order (rule checkout.steps); the last has no address before there is an order. */
export const checkoutSteps: readonly { step: CheckoutStep; label: string; href: string | null }[] = [
  { step: 'basket', label: checkoutCopy.steps.basket, href: links.basket },
  { step: 'information', label: checkoutCopy.steps.information, href: links.checkout },
  { step: 'summary', label: checkoutCopy.steps.summary, href: links.summary },
  { step: 'payment', label: checkoutCopy.steps.payment, href: null },
];
