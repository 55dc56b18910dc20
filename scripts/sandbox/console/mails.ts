import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Markup } from '../page/page.ts';
import { Refusal } from '../refusal.ts';
import type { StoredMail } from '../store/mails.ts';
import type { Store } from '../store/store.ts';
import { drawPage } from './layout.ts';
import { drawFacts, drawTable, formatTime } from './shapes.ts';

/** A mail may show its own style and pictures inside itself; it runs no script and reaches no network. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

/** `/mails`, `/mails/{id}`, and the mail itself as `/mails/{id}/html` and `/mails/{id}/raw`. */
export function createMailPages(store: Store): Hono {
  const pages = new Hono();
  const find = (context: Context) => findMail(store, Number(context.req.param('id')));
  pages.get('/mails', (context) =>
    context.html(
      drawPage(
        store,
        { section: '/mails', title: 'Mails' },
        html`<h1>Mails</h1>
          ${drawMails(store.mails.list())}`,
      ),
    ),
  );
  pages.get('/mails/:id{[0-9]+}', (context) => {
    const mail = find(context);
    return context.html(drawPage(store, { section: '/mails', title: mail.subject }, drawMail(mail)));
  });
  pages.get('/mails/:id{[0-9]+}/html', (context) => {
    context.header('content-security-policy', letterPolicy);
    return context.html(find(context).html ?? '');
  });
  pages.get('/mails/:id{[0-9]+}/raw', (context) => context.text(find(context).raw));
  return pages;
}

function findMail(store: Store, id: number): StoredMail {
  const mail = store.mails.list().find((one) => one.id === id);
  if (mail) return mail;
  throw new Refusal(404, 'not_found', 'There is no such mail.');
}

const subjectOf = ({ subject }: StoredMail) => subject || '(no subject)';

const drawMails = (mails: StoredMail[]): Markup =>
  drawTable(
    mails,
    [
      { head: 'Subject', cell: (mail) => html`<a href="/mails/${mail.id}">${subjectOf(mail)}</a>` },
      { head: 'To', cell: ({ to }) => to.join(', ') },
      { head: 'From', cell: ({ from }) => from },
      { head: 'Date', cell: ({ date }) => formatTime(date) },
    ],
    'No mail yet. Everything that the shop sends is caught here and goes nowhere else.',
  );

function drawMail(mail: StoredMail): Markup {
  return html`<h1>${subjectOf(mail)}</h1>
    ${drawFacts([
      ['From', mail.from],
      ['To', mail.to.join(', ')],
      ['Reply to', mail.replyTo],
      ['Date', formatTime(mail.date)],
      ['As it came', html`<a href="/mails/${mail.id}/raw">whole message</a>`],
    ])}
    ${
      mail.html === null
        ? ''
        : html`<h2>As HTML</h2>
            <iframe sandbox src="/mails/${mail.id}/html" title="The mail as HTML"></iframe>`
    }
    <h2>As text</h2>
    ${mail.text === '' ? html`<p class="empty">This mail has no text part.</p>` : html`<pre>${mail.text}</pre>`}`;
}
