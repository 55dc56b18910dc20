import type { ComponentType } from 'react';
import { PayPalButtons } from './PayPalButtons.tsx';
import { RevolutButton } from './RevolutButton.tsx';
import type { PaymentKind, WidgetProps } from './widget-props.ts';

/** The button half of the payment registry; the rule half is `domain/payment/payment-method.ts`. */
const registry: { [K in PaymentKind]: ComponentType<WidgetProps<K>> } = {
  paypal: PayPalButtons,
  revolut: RevolutButton,
};

/** The component that pays with a token. */
export const widgetFor = <K extends PaymentKind>(kind: K): ComponentType<WidgetProps<K>> => registry[kind];
