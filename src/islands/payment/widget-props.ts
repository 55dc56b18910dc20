import type { PaymentWidgets, SeenAtProvider } from '#api/order.ts';

type Token = PaymentWidgets['widgets'][number];
export type PaymentKind = Token['kind'];

/** What every payment widget is given and how it reports; it never says itself that an order is paid. */
export type WidgetProps<K extends PaymentKind> = {
  widgets: PaymentWidgets;
  token: Extract<Token, { kind: K }>;
  /** to be asked when the buyer presses, before the provider is opened; when false, the page has said why */
  mayPay: () => Promise<boolean>;
  /** the provider's order that is to be paid, made by `create` where there is none; rejects where the page has said why not */
  openProviderOrder: (create: () => Promise<string>) => Promise<string>;
  /** to be asked before money is taken; when false, the page has said why */
  mayCapture: (providerOrder: string) => Promise<boolean>;
  /** the provider does not know it any more */
  onProviderOrderGone: (providerOrder: string) => void;
  /** the provider says it is done, or may be; the shop still has to say so */
  onCompleted: (seen?: SeenAtProvider) => void;
  onCancelled: () => void;
  onDeclined: (seen?: SeenAtProvider) => void;
  /** the provider says something else about the payment */
  onStatus: (text: string) => void;
  /** the widget itself broke */
  onFailure: (text: string, goneToken?: string) => void;
};
