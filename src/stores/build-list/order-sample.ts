/** A quick order in a tab of its own, for tests: the index answers at once. */
import { succeed } from '#domain/failure.ts';
import type { QuantityColumn } from '#domain/quick-order/columns.ts';
import { needsQuantity, slugOf } from '#domain/quick-order/order-lines.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { openSampleArea } from '../browser/browser-sample.ts';
import { createQuickOrder } from './quick-order.ts';

type Search = (query: string, options: { limit: number }) => SearchAnswer;

/** `kept`: what the tab has kept, for one that is loaded again. */
export const openSampleOrder = (search: Search, kept = new Map<string, string>()) => ({
  ...createQuickOrder({
    ask: (query, options) => Promise.resolve(succeed(search(query, options))),
    area: openSampleArea({ stored: kept }).area,
    isHeld: () => false,
    yieldToMain: () => Promise.resolve(),
  }),
  kept,
});
type Tab = ReturnType<typeof openSampleOrder>;

/**
 * "AG-1 2, AR-1 ?": a row that asks how many has a question mark; "asks 1 *2": the list asks, with the places of its columns and a star at
 * the preset.
 */
export function writeOutcome({ $order }: Pick<Tab, '$order'>): string {
  const { asked, lines } = $order.get();
  const { columns = [], likeliest } = asked?.text === '' ? asked.question : {};
  if (columns.length > 0 && lines.length === 0)
    return `asks ${columns.map(({ at }) => (at === likeliest ? `*${at}` : `${at}`)).join(' ')}`;
  return lines
    .map((line) => `${slugOf(line) ?? line.verdict.kind} ${needsQuantity(line) ? '?' : line.quantity}`)
    .join(', ');
}

/** What becomes of a list, and of the answer to its question. */
export async function readSampleList(search: Search, list: string, answer?: QuantityColumn): Promise<string> {
  const tab = openSampleOrder(search);
  tab.type(list);
  await tab.check();
  if (answer !== undefined) await tab.answer(answer);
  return writeOutcome(tab);
}
