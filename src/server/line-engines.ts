import * as z from 'zod';
import { retention } from '#config/retention.ts';
import { engineKeyPattern } from '#domain/part/engine-key.ts';
import { slugPattern } from '#domain/part/part-code.ts';
import type { RowFormat } from './storage/row-format.ts';
import { openRows, type RowDependencies } from './storage/versioned-rows.ts';

/** For which engines the parts of a basket or an order were put in: keys by the address of the part. */
export type LineEngines = Record<string, string>;
const schema = z.record(z.string().regex(slugPattern), z.string().regex(engineKeyPattern));

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
export const readLineEngines = async (
  format: RowFormat<LineEngines>,
  deps: RowDependencies,
  id: string,
): Promise<LineEngines> =>
  (await openRows(format, deps)
    .read(id)
    .catch(() => null)) ?? {};

async function add(deps: RowDependencies, cartId: string, engines: LineEngines): Promise<void> {
  const rows = openRows(cartEngineRows, deps);
  for (;;) {
    const row = await rows.find(cartId);
    if (await rows.replace({ id: cartId, text: row?.text ?? null }, { ...row?.value, ...engines })) return;
  }
}

/** Adds to what is noted of a cart; the newest wins. That it cannot be noted is no reason not to sell. */
async function note(deps: RowDependencies, cartId: string, engines: LineEngines): Promise<void> {
  if (Object.keys(engines).length > 0) await add(deps, cartId, engines).catch(() => undefined);
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
    ...(await readLineEngines(orderEngineRows, deps, orderId)),
    ...(begun === null ? {} : await readLineEngines(cartEngineRows, deps, begun)),
  });
