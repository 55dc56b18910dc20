import type { Cart } from '#commerce/commerce.ts';
import type { Basket, BasketLine } from '#domain/basket/basket.ts';
import type { Order } from '#domain/order/order.ts';
import { type NamedLine, type SetTitle, writeLineTitle } from '#domain/part/set-title.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { cartEngineRows, type LineEngines, orderEngineRows, readLineEngines } from './line-engines.ts';
import type { RowDependencies } from './storage/versioned-rows.ts';

/**
 * The spoken name of what the commerce API names by number (rule part.title): the same in every list, page and mail. `engine`: the key of
 * the one that it was put in for.
 */
export type TitleOf = (line: NamedLine, engine?: string) => string;

/** Names by the sets of the release being served; `find` gives null for one that is newer. */
export const createTitles =
  (find: (set: string) => SetTitle | null): TitleOf =>
  (line, engine) =>
    writeLineTitle(line, find(parsePartCode(line.slug).set), engine);

type Dependencies = RowDependencies & { titleOf: TitleOf };

const nameLines = <Sold extends { lines: BasketLine[] }>(titleOf: TitleOf, sold: Sold, engines: LineEngines): Sold => ({
  ...sold,
  lines: sold.lines.map((line) => ({
    ...line,
    name: titleOf(line, engines[line.slug]),
    engine: engines[line.slug],
  })),
});

/** The basket with its lines called by their spoken names (rule part.one-name). */
export const nameBasket = async (deps: Dependencies, { id, basket }: Cart): Promise<Basket> =>
  nameLines(deps.titleOf, basket, await readLineEngines(cartEngineRows, deps, id));

/** The same of an order. */
export const nameOrder = async (deps: Dependencies, order: Order): Promise<Order> =>
  nameLines(deps.titleOf, order, await readLineEngines(orderEngineRows, deps, order.id));
