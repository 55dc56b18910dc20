import * as z from 'zod';
import type { Cart } from '#commerce/commerce.ts';
import { retention } from '#config/retention.ts';
import type { Basket, BasketLine } from '#domain/basket/basket.ts';
import { engineWordPattern } from '#domain/part/engine-word.ts';
import type { Order } from '#domain/order/order.ts';
import { type NamedLine, type SetTitle, writeLineTitle } from '#domain/part/set-title.ts';
import { parsePartCode, slugPattern } from '#domain/part/part-code.ts';
import type { RowFormat } from './storage/row-format.ts';
import { openRows, type RowDependencies } from './storage/versioned-rows.ts';

/**
 * The spoken name of what the commerce API names by number (rule part.title): the same in every list, page and mail. `engine`: the word of
 * the one that it was put in for.
 */
export type TitleOf = (line: NamedLine, engine?: string) => string;

/** Names by the sets of the release being served; `find` gives null for one that is newer. */
export const createTitles =
  (find: (set: string) => SetTitle | null): TitleOf =>
  (line, engine) =>
    writeLineTitle(line, find(parsePartCode(line.slug).set), engine);

/** For which engines the parts of a basket or an order were put in: words by the address of the part. */
type LineEngines = Record<string, string>;
const schema = z.record(z.string().regex(slugPattern), z.string().regex(engineWordPattern));

/** One row for each cart into which a part was put for a known engine. */
export const cartEngineRows: RowFormat<LineEngines> = {
  kind: 'cart-engines',
  prefix: 'cart-engines:',
  schema,
  keptSeconds: retention['cart-engines'].seconds,
};

/** The same of its order, so that its lines keep their names (rule part.one-name). */
export const orderEngineRows: RowFormat<LineEngines> = {
  kind: 'order-engines',
  prefix: 'order-engines:',
  schema,
  keptSeconds: retention['order-engines'].seconds,
};

/** None where the storage cannot be asked: a general name rather than no basket, page or mail. */
const read = async (format: RowFormat<LineEngines>, deps: RowDependencies, id: string): Promise<LineEngines> =>
  (await openRows(format, deps)
    .read(id)
    .catch(() => null)) ?? {};

/** Adds to what is noted of a cart; the newest wins. That it cannot be noted is no reason not to sell. */
async function note(deps: RowDependencies, cartId: string, engines: LineEngines): Promise<void> {
  if (Object.keys(engines).length === 0) return;
  const noted = { ...(await read(cartEngineRows, deps, cartId)), ...engines };
  await openRows(cartEngineRows, deps)
    .write(cartId, noted)
    .catch(() => undefined);
}

/** Notes the engine that a part was put into a cart for. */
export const noteLineEngine = (deps: RowDependencies, cartId: string, slug: string, engine: string): Promise<void> =>
  note(deps, cartId, { [slug]: engine });

/** Hands what is noted of a cart over to its order. Called again for the same order it changes nothing. */
export async function keepLineEngines(
  deps: RowDependencies,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const engines = await openRows(cartEngineRows, deps).read(cartId);
  if (engines) await openRows(orderEngineRows, deps).add(orderId, engines);
}

/** Hands what is noted of an order, and of the basket begun since, over to the cart that their parts were put into. */
export const carryLineEngines = async (
  deps: RowDependencies,
  { orderId, begun, into }: { orderId: string; begun: string | null; into: string },
): Promise<void> =>
  note(deps, into, {
    ...(await read(orderEngineRows, deps, orderId)),
    ...(begun === null ? {} : await read(cartEngineRows, deps, begun)),
  });

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
  nameLines(deps.titleOf, basket, await read(cartEngineRows, deps, id));

/** The same of an order. */
export const nameOrder = async (deps: Dependencies, order: Order): Promise<Order> =>
  nameLines(deps.titleOf, order, await read(orderEngineRows, deps, order.id));
