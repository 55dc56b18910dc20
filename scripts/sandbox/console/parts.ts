import { Hono } from 'hono';
import { html } from 'hono/html';
import { changePart } from '../control/part-form.ts';
import { findPart } from '../control/part-routes.ts';
import { formatMoney, type Markup } from '../page/page.ts';
import type { StoredPart } from '../store/part-types.ts';
import type { Store } from '../store/store.ts';
import { grossOf, toDecimal } from '../trade/amounts.ts';
import { drawPage } from './layout.ts';
import { parsePartFields } from './part-fields.ts';
import { code, drawTable } from './shapes.ts';

const SHOWN = 25;

/** `/parts?query=` and `/parts/{slug}` with the form that changes price and stock. */
export function createPartPages(store: Store): Hono {
  const pages = new Hono();
  pages.get('/parts', (context) => {
    const query = (context.req.query('query') ?? '').trim();
    return context.html(
      drawPage(store, { section: '/parts', title: 'Parts' }, drawSearch(query, store.parts.search(query, SHOWN + 1))),
    );
  });
  pages.get('/parts/:slug', (context) => {
    const part = findPart(store, context.req.param('slug'));
    return context.html(
      drawPage(store, { section: '/parts', title: part.number, saying: context.req.query('said') }, drawPart(part)),
    );
  });
  pages.post('/parts/:slug', async (context) => {
    const part = findPart(store, context.req.param('slug'));
    const parsed = parsePartFields(await context.req.parseBody(), part);
    if (!parsed.ok)
      return context.html(
        drawPage(store, { section: '/parts', title: part.number, wrong: parsed.text }, drawPart(part)),
        422,
      );
    store.parts.save(changePart(part, parsed.form));
    return context.redirect(`/parts/${encodeURIComponent(part.slug)}?said=part-saved`, 303);
  });
  return pages;
}

const sumTransit = ({ stock }: StoredPart) => stock.inTransit.reduce((sum, { quantity }) => sum + quantity, 0);

function drawSearch(query: string, found: StoredPart[]): Markup {
  const isCut = found.length > SHOWN;
  return html`<h1>Parts</h1>
    <p>
      Price and stock as the commerce API gives them. A change is live at once; static pages of the shop follow with its
      next build.
    </p>
    <form class="form" method="get" action="/parts" role="search">
      <label>Part number or name<input class="code" type="search" name="query" value="${query}" /></label>
      <button>Search</button>
    </form>
    <h2>${query === '' ? 'The first of all' : `Parts with “${query}”`}</h2>
    ${drawParts(found.slice(0, SHOWN))}
    ${isCut ? html`<p>There are more than ${SHOWN}. Search for a longer part of the number.</p>` : ''}`;
}

const drawParts = (parts: StoredPart[]): Markup =>
  drawTable(
    parts,
    [
      {
        head: 'Part',
        cell: ({ slug, number }) => html`<a class="mono" href="/parts/${encodeURIComponent(slug)}">${number}</a>`,
      },
      { head: 'Name', cell: ({ name }) => name },
      { head: 'Own shelf', cell: ({ stock }) => stock.default, isNumber: true },
      { head: 'Dropship', cell: ({ stock }) => stock.dropship, isNumber: true },
      { head: 'Alternative', cell: ({ stock }) => stock.alternative, isNumber: true },
      { head: 'Manufacturer', cell: ({ stock }) => stock.manufacturer, isNumber: true },
      { head: 'Under way', cell: sumTransit, isNumber: true },
      { head: 'Net', cell: ({ price }) => formatMoney(price.eur.net, 'eur'), isNumber: true },
      { head: 'Gross', cell: ({ price }) => formatMoney(grossOf(price.eur.net), 'eur'), isNumber: true },
    ],
    'No part has this in its number or name.',
  );

type Field = { name: string; label: string; value: number | string; hint?: string };

const drawField = ({ name, label, value, hint }: Field): Markup =>
  html`<label
    >${label}${hint ? html` <span class="muted">${hint}</span>` : ''}<input
      class="code"
      name="${name}"
      value="${value}"
      inputmode="decimal"
      autocomplete="off"
  /></label>`;

function priceFields({ price: { eur, pln } }: StoredPart): Field[] {
  return [
    { name: 'price', label: 'Net price, EUR', value: toDecimal(eur.net).toFixed(2) },
    { name: 'pricepln', label: 'Net price, PLN', value: toDecimal(pln.net).toFixed(2) },
    {
      name: 'former',
      label: 'Former net price, EUR',
      value: eur.formerNet === undefined ? '' : toDecimal(eur.formerNet).toFixed(2),
      hint: 'empty: no promotion',
    },
  ];
}

function stockFields({ stock }: StoredPart): Field[] {
  const [first] = stock.inTransit;
  return [
    { name: 'default', label: 'Own shelf', value: stock.default },
    { name: 'dropship', label: 'Dropship', value: stock.dropship },
    { name: 'alternative', label: 'Alternative', value: stock.alternative },
    { name: 'manufacturer', label: 'Manufacturer', value: stock.manufacturer },
    { name: 'transit', label: 'Under way', value: first?.quantity ?? 0 },
    { name: 'transitdays', label: 'Arrives in days', value: first?.days ?? '', hint: 'below 0: overdue' },
  ];
}

function drawPart(part: StoredPart): Markup {
  const gross = (net: number) => formatMoney(grossOf(net), 'eur');
  return html`<h1>${code(part.number)}</h1>
    <p>${part.name}. Gross now ${gross(part.price.eur.net)}. Slug ${code(part.slug)}, id ${code(part.id)}.</p>
    <h2>Price and stock</h2>
    <form class="form" method="post" action="/parts/${encodeURIComponent(part.slug)}">
      <label class="span">Name<input name="name" value="${part.name}" /></label>
      ${priceFields(part).map(drawField)}
      <span class="span"></span>
      ${stockFields(part).map(drawField)}
      <div class="span"><button class="main">Save</button></div>
    </form>
    ${
      part.stock.inTransit.length > 1
        ? html`<p>
            Later deliveries:
            ${part.stock.inTransit
              .slice(1)
              .map(({ days, quantity }) => `${quantity} in ${days} days`)
              .join(', ')}.
          </p>`
        : ''
    }`;
}
