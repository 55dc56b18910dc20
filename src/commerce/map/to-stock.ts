import type { Stock } from '#domain/availability/stock.ts';
import type { WireStock } from '../contract/stock.ts';

type Flag = 'default' | 'dropship' | 'alternative';

const piecesAt = (available: WireStock['available'], flag: Flag): number =>
  available.filter((place) => place[flag]).reduce((sum, place) => sum + place.quantityavailable, 0);

/** Stock in pieces; only deliveries on their way to `location` count. */
export const toStock = (wire: WireStock, location: string): Stock => ({
  default: piecesAt(wire.available, 'default'),
  dropship: piecesAt(wire.available, 'dropship'),
  alternative: piecesAt(wire.available, 'alternative'),
  inTransit: (wire.deliveries[location] ?? [])
    .filter(({ quantity }) => quantity > 0)
    .map(({ eta, quantity }) => ({ eta, quantity })),
  manufacturer: wire.manufacturerstock,
});
