import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { drawFacts } from '../console/shapes.ts';
import { formatMoney, frame, type Markup } from '../page/page.ts';
import type { Currency } from '../trade/amounts.ts';

/** What a person sees before deciding. `merchant` is the origin of the shop's page, and the only one that is told. */
type PaymentView = {
  provider: 'PayPal' | 'Revolut';
  base: string;
  token: string;
  merchant: string;
  amount: number;
  currency: Currency;
  facts: [string, string][];
  /** the last part of the address that a button posts to, and what it says; the first is the main one */
  choices: [action: string, text: string][];
};

const script = '/payments/checkout-page.js';

/** Browser code of the stand-ins, as it lies in `client/`: any page may run it, and it is asked for anew each time. */
export function serveScript(name: string): MiddlewareHandler {
  const serve = serveStatic({ path: join(import.meta.dirname, 'client', name) });
  return (c, next) => {
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('cache-control', 'no-store');
    return serve(c, next);
  };
}

/** The origin of the shop's page out of the address that opened the payment; null unless it is a plain http(s) origin. */
export function parseShopOrigin(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.origin === text ? text : null;
}

/** The page on which a person approves, declines or cancels. */
export function choicePage({ provider, base, token, merchant, amount, currency, facts, choices }: PaymentView): Markup {
  return frame(
    { title: provider, script },
    html`<main class="payment" data-merchant="${merchant}" data-token="${token}">
      <p class="muted">${provider}</p>
      <h1>Your payment</h1>
      <div class="box">
        <p class="amount">${formatMoney(amount, currency)}</p>
        ${drawFacts(facts)}
      </div>
      ${choices.map(([action, text], place) => drawChoice(`${base}/${action}`, text, place === 0 ? 'main' : ''))}
      <p role="status"></p>
    </main>`,
  );
}

/** The page's script lets it be pressed: a press before would send the form past the shop's page. */
const drawChoice = (action: string, text: string, look: string) =>
  html`<form method="post" action="${action}"><button class="${look}" disabled>${text}</button></form>`;

/** Shown while the shop's page asks for a payment; tells nobody anything. */
export const openingPage = (): Markup =>
  frame({ title: 'PayPal' }, html`<main class="payment"><h1>Opening …</h1></main>`);

/** A payment that cannot be made. `recipient`: the page of the shop that is told why. */
export function refusalPage(
  provider: string,
  text: string,
  recipient?: { merchant: string; token: string; type: string },
): Markup {
  const body = html`<p class="muted">${provider}</p>
    <h1>This payment cannot be made</h1>
    <p role="status">${text}</p>`;
  if (!recipient) return frame({ title: provider }, html`<main class="payment">${body}</main>`);
  const refusal = JSON.stringify({ type: recipient.type, message: text });
  return frame(
    { title: provider, script },
    html`<main
      class="payment"
      data-merchant="${recipient.merchant}"
      data-token="${recipient.token}"
      data-refusal="${refusal}"
    >
      ${body}
    </main>`,
  );
}
