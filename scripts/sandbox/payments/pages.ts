import { html } from 'hono/html';
import { formatMoney } from '../page/money.ts';
import { frame } from '../page/page.ts';
import type { Markup } from '../page/page.ts';
import type { Currency } from '../trade/amounts.ts';

/** `action` is the last part of the address the button posts to. */
export type Choice = { action: string; text: string; look: 'main' | 'plain' };
/** What a person sees before deciding. `merchant` is the origin of the shop's page, and the only one that is told. */
type PaymentView = {
  provider: 'PayPal' | 'Revolut';
  base: string;
  token: string;
  merchant: string;
  amount: number;
  currency: Currency;
  facts: [string, string][];
  choices: Choice[];
};

const script = '/payments/checkout-page.js';
const kind = 'payment';

const titled = (provider: string, text: Markup) =>
  html`<p class="provider">${provider}</p>
    ${text}`;

const drawFact = ([name, value]: [string, string]) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The page's script lets it be pressed: a press before would send the form past the shop's page. */
const drawChoice = (base: string, { action, text, look }: Choice) =>
  html` <form method="post" action="${base}/${action}"><button class="${look}" disabled>${text}</button></form>`;

/** The page on which a person approves, declines or cancels. */
export function choicePage(view: PaymentView): Markup {
  return frame(
    { kind, title: view.provider, script },
    html`<main class="payment" data-merchant="${view.merchant}" data-token="${view.token}">
      ${titled(view.provider, html`<h1>Your payment</h1>`)}
      <div class="box">
        <p class="amount">${formatMoney(view.amount, view.currency)}</p>
        <dl class="facts">${view.facts.map(drawFact)}</dl>
      </div>
      <div class="choices">${view.choices.map((choice) => drawChoice(view.base, choice))}</div>
      <p role="status"></p>
    </main>`,
  );
}

/** Shown while the shop's page asks for a payment; tells nobody anything. */
export const openingPage = (): Markup =>
  frame({ kind, title: 'PayPal' }, html`<main class="payment">${titled('PayPal', html`<h1>Opening …</h1>`)}</main>`);

/** A payment that cannot be made; with `told` the shop's page hears why. */
export function refusalPage(
  provider: string,
  text: string,
  told?: { merchant: string; token: string; type: string },
): Markup {
  const body = html`${titled(provider, html`<h1>This payment cannot be made</h1>`)}
    <p role="status">${text}</p>`;
  if (!told) return frame({ kind, title: provider }, html`<main class="payment">${body}</main>`);
  const refusal = JSON.stringify({ type: told.type, message: text });
  return frame(
    { kind, title: provider, script },
    html`<main class="payment" data-merchant="${told.merchant}" data-token="${told.token}" data-refusal="${refusal}">
      ${body}
    </main>`,
  );
}
