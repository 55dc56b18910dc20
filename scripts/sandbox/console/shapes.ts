import { html } from 'hono/html';
import type { Markup } from '../page/page.ts';

export type Cell = Markup | string | number;
export type Column<Row> = { head: string; cell: (row: Row) => Cell; isNumber?: boolean };

/** Without rows the sentence `empty`. */
export function drawTable<Row>(rows: readonly Row[], columns: Column<Row>[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  const side = ({ isNumber }: Column<Row>) => (isNumber ? 'right' : '');
  return html`<div class="table" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" class="${side(column)}">${column.head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => html`<td class="${side(column)}">${column.cell(row)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Names and values; a null value is left out. */
export function drawFacts(facts: [string, Cell | null][]): Markup {
  const known = facts.filter((fact): fact is [string, Cell] => fact[1] !== null);
  return html`<dl>
    ${known.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A part number, code or id. */
export const code = (text: string): Markup => html`<span class="mono">${text}</span>`;

/** A word about how things stand. */
export const state = (text: string, look: 'good' | 'bad' | 'plain' = 'plain'): Markup =>
  html`<span class="state ${look}">${text}</span>`;

/** A button that posts to `action`. */
export const button = (action: string, text: string, look = ''): Markup =>
  html`<form method="post" action="${action}"><button class="${look}">${text}</button></form>`;

/** "2026-11-21T10:20:30.000Z" -> "21 Nov 2026, 10:20:30 UTC" */
export function formatTime(iso: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  return `${format.format(new Date(iso))} UTC`;
}
