import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { faultForm } from '../control/routes.ts';
import type { Markup } from '../page/page.ts';
import { operations } from '../spoiled-answer.ts';
import { everyOperation, faultModes, type Fault, type FaultMode } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import { drawPage } from './layout.ts';
import { button, code, drawTable } from './shapes.ts';

const meanings: Record<FaultMode, string> = {
  'error-before': 'answers 500, nothing is done',
  'error-after': 'does it, then answers 500',
  hang: 'gives no answer, nothing is done',
  'hang-after': 'does it, then gives no answer',
  'drop-after': 'does it, then cuts the connection',
  slow: 'answers after three seconds',
  garbage: 'answers bytes that are no JSON',
  html: 'answers a web page instead of JSON',
  truncated: 'cuts the answer off in the middle',
  'missing-field': 'leaves a needed field out',
  duplicates: 'gives every entry twice',
};

const form = faultForm.extend({
  times: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : Number(text)))
    .pipe(faultForm.shape.times),
});

/** `/faults`: what goes wrong on purpose. */
export function createFaultPages(store: Store): Hono {
  const pages = new Hono();
  pages.get('/faults', (context) => context.html(drawFaults(store, { saying: context.req.query('said') })));
  pages.post('/faults', async (context) => {
    const parsed = form.safeParse(await context.req.parseBody());
    if (!parsed.success)
      return context.html(
        drawFaults(store, { wrong: 'Choose an operation and a mode; “times” is a whole number from 1, or empty.' }),
        422,
      );
    const { operation, mode, times } = parsed.data;
    store.faults.set({ operation, mode, ...(times === undefined ? {} : { times }) });
    return context.redirect('/faults?said=fault-on', 303);
  });
  pages.post('/faults/off', async (context) => {
    const { operation } = await context.req.parseBody();
    store.faults.clear(typeof operation === 'string' ? operation : undefined);
    return context.redirect('/faults?said=fault-off', 303);
  });
  return pages;
}

function drawFaults(store: Store, message: { saying?: string | undefined; wrong?: string }): Markup {
  const faults = store.faults.list();
  const body = html`<h1>Faults</h1>
    <p>
      Make an operation fail on purpose and watch what the shop does. A fault goes with the program: a restart ends it.
    </p>
    <h2>Switched on</h2>
    ${drawList(faults)}
    ${faults.length > 1 ? html`<div class="row">${button('/faults/off', 'Switch all off')}</div>` : ''}
    <h2>Switch one on</h2>
    ${drawForm()}`;
  return drawPage(store, { section: '/faults', title: 'Faults', ...message }, body);
}

const nameOf = (operation: string) => (operation === everyOperation ? 'every operation' : code(operation));

const drawList = (faults: Fault[]): Markup =>
  drawTable(
    faults,
    [
      { head: 'Operation', cell: ({ operation }) => nameOf(operation) },
      { head: 'Mode', cell: ({ mode }) => html`${code(mode)}<br /><span class="muted">${meanings[mode]}</span>` },
      {
        head: 'Still',
        cell: ({ times }) => (times === undefined ? 'until switched off' : times === 1 ? 'once' : `${times} times`),
      },
      {
        head: 'Change',
        cell: ({ operation }) =>
          html`<form method="post" action="/faults/off">
            <input type="hidden" name="operation" value="${operation}" /><button>Switch off</button>
          </form>`,
      },
    ],
    'Everything works as it should.',
  );

const drawForm = (): Markup =>
  html`<form class="form" method="post" action="/faults">
    <label
      >Operation
      <select name="operation">
        <option value="${everyOperation}">every operation</option>
        ${Object.keys(operations).map((name) => html`<option>${name}</option>`)}
      </select>
    </label>
    <label
      >Mode
      <select name="mode">
        ${faultModes.map((mode) => html`<option value="${mode}">${mode}: ${meanings[mode]}</option>`)}
      </select>
    </label>
    <label
      >Times <span class="muted">empty: until switched off</span
      ><input class="code" name="times" inputmode="numeric" autocomplete="off"
    /></label>
    <button class="main">Switch on</button>
  </form>`;
