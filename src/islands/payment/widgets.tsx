import type { ComponentType } from 'react';
import type { PaymentWidgets } from '#api/order.ts';
import { PayPalButtons } from './PayPalButtons.tsx';
import { RevolutButton } from './RevolutButton.tsx';

type Token = PaymentWidgets['widgets'][number];
export type PaymentKind = Token['kind'];

export type WidgetProps<K extends PaymentKind> = {
  widgets: PaymentWidgets;
  token: Extract<Token, { kind: K }>;
  /** the provider says it is done, or may be; the shop still has to say so */
  onCompleted: () => void;
  onCancelled: () => void;
  onDeclined: () => void;
  /** the provider says something else about the payment */
  onStatus: (text: string) => void;
  /** the widget itself broke */
  onFailure: (text: string) => void;
};

/** The button half of the payment registry; the rule half is `domain/payment/payment-method.ts`. */
const registry: { [K in PaymentKind]: ComponentType<WidgetProps<K>> } = {
  paypal: PayPalButtons,
  revolut: RevolutButton,
};

/** The component that pays with a token. */
export const widgetFor = <K extends PaymentKind>(kind: K): ComponentType<WidgetProps<K>> => registry[kind];
