/** A visitor's own list and what the shop says of its parts, for the pages of build list and quick order. */
import { addAllStore, buildSheet } from '#stores/build-list/sheet-instance.ts';
import { sampleBasket } from '#stores/basket/sample.ts';
import { endpoints } from './endpoints.ts';
import { answerCookies } from './page.ts';
import { answerParts, sampleFacts } from './samples.ts';
import { shop } from './shop.ts';

const key = 'build_list';

/** What this browser keeps of the list; null for nothing. */
export const persisted = (): string | null => localStorage.getItem(key);

/** The list of a visitor who has been here before, or as another tab has just written it. */
export function persistList(text: string): void {
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** A shop that knows the sample sets and has what is asked for; nothing is known of price and stock yet. */
export function openSheet(): void {
  answerCookies();
  buildSheet.$live.set({});
  addAllStore.forgetOutcomes();
  shop.answers(endpoints.facts, ({ params: [set = ''] }) => {
    const known = sampleFacts[set];
    if (!known) throw new Error(`no facts of ${set}`);
    return known;
  });
  shop.answers(endpoints.liveParts, answerParts());
  shop.answers(endpoints.basket, sampleBasket([]));
}

/** A page asks for each part once; one that is back on the network asks again. */
export const comeBackOnline = (): boolean => dispatchEvent(new Event('online'));
