import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Markup } from '../page/page.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { listCountries } from '../trade/countries.ts';
import { drawPage } from './layout.ts';
import { drawOrders } from './orders.ts';

const LATEST = 5;

const marqueeForm = z.object({
  show: z.literal('on').optional(),
  show_error: z.literal('on').optional(),
  text_en: z.string().max(500),
  text_pl: z.string().max(500),
  error_msg_en: z.string().max(500),
});
const countryForm = z.object({ country: z.union([z.literal(''), z.string().regex(/^[A-Z][A-Z0-9]$/)]) });

/** `/`: the latest orders and the settings; `/reset`: back to the seed, after one question. */
export function createOverviewPages(store: Store, shopUrl: string | null): Hono {
  const pages = new Hono();
  pages.get('/', (context) => context.html(drawOverview(store, shopUrl, { saying: context.req.query('said') })));
  pages.post('/settings/country', async (context) => {
    const parsed = countryForm.safeParse(await context.req.parseBody());
    if (!parsed.success)
      return context.html(
        drawOverview(store, shopUrl, { wrong: 'A country is a code of two capital letters, such as DE.' }),
        422,
      );
    store.settings.set({ visitorCountry: parsed.data.country || null });
    return context.redirect('/?said=country', 303);
  });
  pages.post('/settings/marquee', async (context) => {
    const parsed = marqueeForm.safeParse(await context.req.parseBody());
    if (!parsed.success)
      return context.html(drawOverview(store, shopUrl, { wrong: 'A marquee text has at most 500 characters.' }), 422);
    const { show, show_error, ...texts } = parsed.data;
    store.settings.set({ marquee: { show: show === 'on', show_error: show_error === 'on', ...texts } });
    return context.redirect('/?said=marquee', 303);
  });
  pages.get('/reset', (context) => context.html(drawQuestion(store)));
  pages.post('/reset', (context) => {
    store.reset();
    return context.redirect('/?said=reset', 303);
  });
  return pages;
}

function drawOverview(
  store: Store,
  shopUrl: string | null,
  message: { saying?: string | undefined; wrong?: string },
): Markup {
  const orders = store.orders.list();
  const settings = store.settings.get();
  const body = html`<h1>Sandbox</h1>
    <p>
      A commerce API, two payment providers and a mail server that belong to nobody. It keeps what happens in it across
      a restart. ${shopUrl === null ? '' : html`<a href="${shopUrl}">Open the shop</a>`}
    </p>
    <h2>Latest orders</h2>
    ${drawOrders(orders.slice(0, LATEST))}
    ${orders.length > LATEST ? html`<p><a href="/orders">All ${orders.length} orders</a></p>` : ''}
    <div class="columns">
      <section>
        <h2>Where the visitor comes from</h2>
        ${drawCountryForm(settings)}
      </section>
      <section>
        <h2>Marquee</h2>
        ${drawMarqueeForm(settings)}
      </section>
    </div>
    <h2>Begin anew</h2>
    <p>
      Takes away every cart, address, order, payment and mail, and gives every part the price and stock it had at first.
    </p>
    <div class="row"><a class="button" href="/reset">Reset the sandbox</a></div>`;
  return drawPage(store, { section: '/', title: 'Overview', ...message }, body);
}

const drawCountryForm = ({ visitorCountry }: Settings): Markup =>
  html`<form class="form" method="post" action="/settings/country">
    <label
      >Country code <span class="muted">empty: not known</span>
      <input
        class="code"
        name="country"
        value="${visitorCountry ?? ''}"
        list="countries"
        maxlength="2"
        autocomplete="off"
      />
    </label>
    <datalist id="countries">
      ${listCountries().map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
    </datalist>
    <button>Save</button>
  </form>`;

const drawCheck = (name: string, label: string, isOn: boolean): Markup =>
  html`<label><input type="checkbox" name="${name}" ${isOn ? 'checked' : ''} />${label}</label>`;

const drawText = (name: string, label: string, value: string): Markup =>
  html`<label class="span">${label}<input name="${name}" value="${value}" maxlength="500" /></label>`;

const drawMarqueeForm = ({ marquee }: Settings): Markup =>
  html`<form class="form" method="post" action="/settings/marquee">
    ${drawCheck('show', 'Show the notice', marquee.show)}
    ${drawCheck('show_error', 'Show the error', marquee.show_error)}
    ${drawText('text_en', 'Notice, English', marquee.text_en)} ${drawText('text_pl', 'Notice, Polish', marquee.text_pl)}
    ${drawText('error_msg_en', 'Error, English', marquee.error_msg_en)}
    <div class="span"><button>Save</button></div>
  </form>`;

const drawQuestion = (store: Store): Markup =>
  drawPage(
    store,
    { section: '/', title: 'Reset' },
    html`<h1>Reset the sandbox?</h1>
      <p>
        Orders: ${store.orders.list().length}. Carts: ${store.carts.list().length}. Mails: ${store.mails.list().length}.
        All of it will be gone for good.
      </p>
      <div class="row">
        <form method="post" action="/reset"><button class="danger">Yes, reset it</button></form>
        <a href="/">No, keep everything</a>
      </div>`,
  );
