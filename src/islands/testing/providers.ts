/**
 * The payment providers as their own loaders meet them: the address of a script that puts a stand-in in place. What the buyer
 * does at the provider is said before the press.
 */
import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';

/** Ends in a comment: loaders put paths and questions behind the address. */
const scriptOf = (code: string): string => `data:text/javascript,${code}//`;

/** Addresses of scripts; `blocked` cannot be had, as behind an ad blocker, `hollow` brings nothing. */
export const scripts = {
  paypal: scriptOf('window.paypal=window.standIns.paypal'),
  revolut: scriptOf('window.RevolutCheckout=window.standIns.revolut'),
  blocked: 'https://provider.invalid',
  hollow: scriptOf('0'),
} as const;

/** `captured`: the provider's word for what the capture came to; `captureFails`: its answer is lost or says no. */
type Capture = { captured: string } | { captureFails: string };
type AtPayPal = Capture | { breaks: string } | 'cancels' | { approves: () => Promise<void> };

type AtRevolut = 'pays' | 'cancels' | { type?: string; message: string };

type Opened = { token: string; name: string | undefined };

/** What the buyer does there, what was asked of it, and how often it took money. */
export const atPayPal = { does: 'cancels' as AtPayPal, purchases: [] as unknown[], taken: 0 };
export const atRevolut = { does: 'cancels' as AtRevolut, opened: [] as Opened[], taken: 0 };

export const isMoneyTaken = (): boolean => atPayPal.taken + atRevolut.taken > 0;

/** PayPal's actions of its script, as far as a shop with one button uses them. */
type Actions = Record<string, unknown>;
type Handler = ((data: object, actions: Actions) => unknown) | undefined;

async function capture(): Promise<{ status: string }> {
  const { does } = atPayPal;
  if (typeof does === 'object' && 'captureFails' in does) throw new Error(does.captureFails);
  atPayPal.taken += 1;
  return { status: typeof does === 'object' && 'captured' in does ? does.captured : 'COMPLETED' };
}

async function decide(options: PayPalButtonsComponentOptions, orderID: string): Promise<void> {
  const { does } = atPayPal;
  if (does === 'cancels') return void options.onCancel?.({}, {} as never);
  if ('breaks' in does) throw new Error(does.breaks);
  if ('approves' in does) await does.approves();
  await (options.onApprove as Handler)?.({ orderID }, { order: { capture } });
}

async function press(options: PayPalButtonsComponentOptions): Promise<void> {
  let isRejected = false;
  const click = { resolve: () => undefined, reject: () => void (isRejected = true) };
  await (options.onClick as Handler)?.({ fundingSource: 'paypal' }, click);
  if (isRejected) return;
  const create = async (purchase: unknown) => `PP-${atPayPal.purchases.push(purchase)}`;
  try {
    const orderID = await (options.createOrder as Handler)?.({ paymentSource: 'paypal' }, { order: { create } });
    await decide(options, String(orderID));
  } catch (error) {
    options.onError?.(error as Record<string, unknown>);
  }
}

const Buttons = (options: PayPalButtonsComponentOptions) => ({
  async render(box: HTMLElement) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'PayPal' });
    button.addEventListener('click', () => void press(options));
    box.append(button);
  },
});

type Popup = { name?: string; onSuccess: () => void; onCancel: () => void; onError: (refusal: object) => void };

const RevolutCheckout = async (token: string) => ({
  payWithPopup({ name, onSuccess, onCancel, onError }: Popup) {
    atRevolut.opened.push({ token, name });
    const { does } = atRevolut;
    if (does === 'cancels') return onCancel();
    if (does !== 'pays') return onError(does);
    atRevolut.taken += 1;
    return onSuccess();
  },
});

const namespaces = { paypal: { Buttons }, RevolutCheckout };

/** What a hollow script left out is there now. */
export const bringNamespaces = (): void => void Object.assign(globalThis, namespaces);

/** Providers that nobody has asked anything yet. Revolut's loader keeps what has come once, for the whole file. */
export function openProviders(): void {
  for (const name of Object.keys(namespaces)) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { standIns: { paypal: { Buttons }, revolut: RevolutCheckout } });
  Object.assign(atPayPal, { does: 'cancels', purchases: [], taken: 0 });
  Object.assign(atRevolut, { does: 'cancels', opened: [], taken: 0 });
}
