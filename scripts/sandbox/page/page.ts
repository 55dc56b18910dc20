import { html } from 'hono/html';

/** A piece of HTML whose inserted values are already escaped. */
export type Markup = ReturnType<typeof html>;

/** What a page of the sandbox may load: its own style, fonts, pictures and scripts; frames only of itself. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** `kind` names the style sheet beside the common one; only payment pages have a script, for only they speak to another page. */
type PageFrame = { kind: 'console' | 'payment'; title: string; script?: string };

/** The bare document of every page of the sandbox, with the honest banner on top. */
export function frame({ kind, title, script }: PageFrame, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page/sandbox.css" />
        <link rel="stylesheet" href="/page/${kind}.css" />
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
