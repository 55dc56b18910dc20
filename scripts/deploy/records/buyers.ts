import type { Commerce } from '#commerce/commerce.ts';
import { isRefusedAs } from '#domain/failure.ts';
import type { OrderRecord } from './order-records.ts';

/** Orders that the commerce API is asked for at the same time: a shop that serves asks it too. */
const atOnce = 4;

type Named = { orders: OrderRecord[]; isWhole: boolean };

/**
 * Fills in who bought, from the commerce API, where the shop itself does not know it any more. `isWhole` false: it could not be asked, and
 * from then on was not asked again.
 */
export async function nameBuyers(commerce: Pick<Commerce, 'getOrder'>, orders: readonly OrderRecord[]): Promise<Named> {
  const named = [...orders];
  const left = [...named.keys()].filter((at) => named[at]?.name === '');
  let isWhole = true;
  const work = async (): Promise<void> => {
    for (let at = left.shift(); at !== undefined && isWhole; at = left.shift()) {
      const order = named[at];
      const found = order && (await commerce.getOrder(order.id));
      if (!found) continue;
      if (!found.ok) {
        isWhole &&= isRefusedAs(found.failure, 'not-found');
        continue;
      }
      const { number, email, shipping } = found.value;
      named[at] = { ...order, number, email, name: shipping.recipient };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { orders: named, isWhole };
}
