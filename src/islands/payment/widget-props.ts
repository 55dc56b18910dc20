import type { PaymentWidgets } from '#api/order.ts';

type Token = PaymentWidgets['widgets'][number];
export type PaymentKind = Token['kind'];

/** What every payment widget is given and how it reports; it never says itself that an order is paid. */
export type WidgetProps<K extends PaymentKind> = {
  widgets: PaymentWidgets;
  token: Extract<Token, { kind: K }>;
  /** to be asked when the buyer presses, before the provider is opened; when false, the page has said why */
  mayPay: () => Promise<boolean>;
  /** the provider says it is done, or may be; the shop still has to say so */
  onCompleted: () => void;
  onCancelled: () => void;
  onDeclined: () => void;
  /** the provider says something else about the payment */
  onStatus: (text: string) => void;
  /** the widget itself broke */
  onFailure: (text: string) => void;
};
