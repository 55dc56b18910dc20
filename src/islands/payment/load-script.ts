import { loadScript } from '@paypal/paypal-js';
import RevolutCheckoutLoader from '@revolut/checkout';
import { URLS } from '@revolut/checkout/esm/constants.js';

/** Longest wait for a provider's script, in milliseconds, before the buyer is told (rule payment.failures). */
const timeoutMs = 7_000;

const inTime = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('script took too long')), timeoutMs)),
  ]);

type PayPalNamespace = NonNullable<Awaited<ReturnType<typeof loadScript>>>;

/**
 * The provider's script through its own loader: card funding off, currency and client id in the address
 * (rule payment.paypal).
 */
export async function loadPayPal(
  clientId: string,
  currency: string,
  scriptUrl: string | null,
): Promise<PayPalNamespace> {
  const paypal = await inTime(
    loadScript({
      clientId,
      currency: currency.toUpperCase(),
      disableFunding: 'card',
      ...(scriptUrl ? { sdkBaseUrl: scriptUrl } : {}),
    }),
  );
  if (!paypal?.Buttons) throw new Error('PayPal has no buttons');
  return paypal;
}

/** Points the official loader at another place; it knows no other way than its own table of addresses. */
function pointRevolutAt(scriptUrl: string): void {
  URLS.sandbox.embed = `${scriptUrl}/embed.js`;
  URLS.sandbox.version = `${scriptUrl}/version.js`;
}

/** A Revolut checkout for the token, at the provider or at the configured stand-in. */
export function loadRevolut(token: string, scriptUrl: string | null) {
  if (scriptUrl) pointRevolutAt(scriptUrl);
  return inTime(RevolutCheckoutLoader(token, scriptUrl ? 'sandbox' : 'prod'));
}
