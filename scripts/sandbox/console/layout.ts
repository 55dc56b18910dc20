import { html } from 'hono/html';
import { frame, type Markup } from '../page/page.ts';
import type { Store } from '../store/store.ts';

const sections = [
  { path: '/', name: 'Overview', count: () => null },
  { path: '/orders', name: 'Orders', count: (store: Store) => store.orders.list().length },
  { path: '/carts', name: 'Carts', count: (store: Store) => store.carts.list().length },
  { path: '/mails', name: 'Mails', count: (store: Store) => store.mails.list().length },
  { path: '/parts', name: 'Parts', count: () => null },
  { path: '/calls', name: 'Calls', count: () => null },
  { path: '/faults', name: 'Faults', count: (store: Store) => store.faults.list().length },
] as const;

/** What a form has done, said once on the page it leads to; the address carries the key, never a text. */
const sayings: Record<string, string> = {
  paid: 'The order is marked as paid.',
  unpaid: 'The order is marked as not paid.',
  closed: 'The order is closed.',
  reopened: 'The order is open again.',
  'part-saved': 'The part is changed. Carts show the new price at once, orders keep theirs.',
  'fault-on': 'The fault is switched on.',
  'fault-off': 'Switched off. Connections that a hang kept open are cut.',
  country: 'The country service now answers so.',
  marquee: 'The marquee service now answers so.',
  reset: 'The sandbox is as fresh as on its first day.',
};

type PageOptions = {
  section: (typeof sections)[number]['path'];
  title: string;
  saying?: string | undefined;
  wrong?: string;
};

/** A page of the console: navigation, what was just done or is `wrong`, and the body. */
export function drawPage(store: Store, { section, title, saying, wrong }: PageOptions, body: Markup): Markup {
  const text = saying === undefined ? undefined : sayings[saying];
  return frame(
    { title },
    html`<nav aria-label="Sandbox">${sections.map((one) => drawLink(store, one, section))}</nav>
      <main>
        ${text ? html`<p class="said" role="status">${text}</p>` : ''}
        ${wrong ? html`<p class="said wrong" role="alert">${wrong}</p>` : ''} ${body}
      </main>`,
  );
}

function drawLink(store: Store, { path, name, count }: (typeof sections)[number], current: string): Markup {
  const number = count(store);
  const text = number === null ? name : html`${name}<span class="muted">${number}</span>`;
  return path === current
    ? html`<a href="${path}" aria-current="page">${text}</a>`
    : html`<a href="${path}">${text}</a>`;
}
