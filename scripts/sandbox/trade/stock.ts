import type { PartStock } from '../store/part-types.ts';

/** Where goods lie, by what they are to the shop: own shelf in the Netherlands, shelf in Poland that sends straight to the buyer, shelf in Britain. */
export const locations = { default: 'NL', dropship: 'PL', alternative: 'GB' } as const;

/** Goods that arrive within so many days are taken before the manufacturer's stock, later ones after it. */
const SOON_DAYS = 28;

type Delivery = PartStock['inTransit'][number];
const sum = (deliveries: Delivery[]) => deliveries.reduce((total, { quantity }) => total + quantity, 0);

/** Everything that can be ordered, in pieces. */
export function countAll({ default: own, dropship, alternative, manufacturer, inTransit }: PartStock): number {
  return own + dropship + alternative + manufacturer + sum(inTransit);
}

/** Pieces of `quantity` that cannot be sent at once from own shelf or dropship. */
export function countBackorder(stock: PartStock, quantity: number): number {
  return Math.max(0, quantity - stock.default - stock.dropship);
}

/** Stock after an order: shelf, dropship, alternative, goods arriving soon, manufacturer, goods arriving late. `quantity` must be there. */
export function takePieces(stock: PartStock, quantity: number): PartStock {
  let left = quantity;
  const take = (there: number) => {
    const taken = Math.min(there, left);
    left -= taken;
    return there - taken;
  };
  const takeDeliveries = (deliveries: Delivery[]) =>
    deliveries.map((delivery) => ({ ...delivery, quantity: take(delivery.quantity) }));
  const byDay = stock.inTransit.toSorted((one, other) => one.days - other.days);
  const [own, dropship, alternative] = [take(stock.default), take(stock.dropship), take(stock.alternative)];
  const soon = takeDeliveries(byDay.filter(({ days }) => days <= SOON_DAYS));
  const manufacturer = take(stock.manufacturer);
  const late = takeDeliveries(byDay.filter(({ days }) => days > SOON_DAYS));
  if (left > 0) throw new RangeError(`${left} pieces are missing`);
  return {
    default: own,
    dropship,
    alternative,
    manufacturer,
    inTransit: [...soon, ...late].filter((delivery) => delivery.quantity > 0),
  };
}
