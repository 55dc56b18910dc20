import { html } from 'hono/html';
import { toDecimal, type Currency } from '../trade/amounts.ts';

/** A piece of HTML whose inserted values are already escaped. */
export type Markup = ReturnType<typeof html>;

/** What a page of the sandbox may load: its own style, pictures and scripts; frames only of itself. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** The bare document of every page of the sandbox, with the honest banner on top. Only payment pages have a script, for only they speak to another page. */
export function frame({ title, script }: { title: string; script?: string }, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page/page.css" />
        ${script ? html`<script src="${script}" defer></script>` : ''}
      </head>
      <body>
        <p class="banner">
          <strong>Sandbox</strong> Nothing here is real: no goods, no money, no mail leaves this program.
        </p>
        ${body}
      </body>
    </html>`;
}

/** 30966, "eur" -> "€309.66"; 133154, "pln" -> "PLN 1,331.54" */
export function formatMoney(minor: number, currency: Currency): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(
    toDecimal(minor),
  );
}
