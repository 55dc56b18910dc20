import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Store } from '../store/store.ts';
import type { Call } from '../store/calls.ts';
import { drawPage } from './layout.ts';
import { code, drawTable, formatTime, state } from './shapes.ts';

/** `/calls`: how often each operation was asked, and the last calls of all. */
export function createCallPages(store: Store): Hono {
  return new Hono().get('/calls', (context) => {
    const counts = Object.entries(store.calls.counts()).sort(([, one], [, other]) => other - one);
    const body = html`<h1>Calls</h1>
      <p>Since the start or the last reset. Reload to see more.</p>
      <h2>By operation</h2>
      ${drawTable(
        counts,
        [
          { head: 'Operation', cell: ([operation]) => code(operation) },
          { head: 'Calls', cell: ([, count]) => count, isNumber: true },
        ],
        'Nobody has asked anything yet.',
      )}
      <h2>The last ones</h2>
      ${drawTable(
        store.calls.recent(),
        [
          { head: 'Time', cell: ({ at }) => formatTime(at) },
          { head: 'Operation', cell: ({ operation }) => code(operation) },
          { head: 'Fault', cell: ({ fault }) => fault ?? '' },
          { head: 'Refused because', cell: ({ refusal }) => refusal ?? '' },
          { head: 'Answer', cell: drawAnswer, isNumber: true },
        ],
        'The last 200 calls will stand here.',
      )}`;
    return context.html(drawPage(store, { section: '/calls', title: 'Calls' }, body));
  });
}

const drawAnswer = ({ status }: Call) =>
  status === null ? state('none', 'bad') : status < 400 ? String(status) : state(String(status), 'bad');
