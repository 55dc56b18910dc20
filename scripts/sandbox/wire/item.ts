import { grossOf, toDecimal } from '../trade/amounts.ts';
import type { Currency } from '../trade/amounts.ts';
import { locations } from '../trade/stock.ts';
import type { NetPrice, StoredPart } from '../store/part-types.ts';

const MS_PER_DAY = 86_400_000;

/** A part in full, as getItem and getItemsList give it; goods under way get dates counted from `today`. */
export function toItem(part: StoredPart, currency: Currency, today: Date) {
  const { id, name, number, slug, text, stock } = part;
  const prices = toPrices(part.price[currency]);
  return {
    id,
    name,
    number,
    urlcomponent: slug,
    ...text,
    manufacturerstock: stock.manufacturer,
    picture: text.photos[0] ? { url: text.photos[0].url } : null,
    price: {
      prices: Object.fromEntries(Object.values(locations).map((location) => [location, prices])),
      baseprice: toBasePrice(part.price[currency]),
    },
    currency,
    ...toAvailability(part, today),
  };
}

/** `available` and `deliveries` alone, for getItemStock too. */
export function toAvailability({ stock }: StoredPart, today: Date) {
  const underWay = stock.inTransit.reduce((sum, { quantity }) => sum + quantity, 0);
  const entry = (kind: keyof typeof locations) => ({
    location: locations[kind],
    quantityavailable: stock[kind],
    default: kind === 'default',
    dropship: kind === 'dropship',
    alternative: kind === 'alternative',
    multilocationavailable: stock.default + stock.dropship + stock.alternative,
    ...(kind === 'default' ? { intransit: underWay, specialbackorder: 0 } : {}),
  });
  const deliveries = stock.inTransit.map(({ days, quantity }) => ({ eta: toDate(today, days), quantity }));
  return {
    available: [entry('default'), entry('dropship'), entry('alternative')],
    deliveries: deliveries.length > 0 ? { [locations.default]: deliveries } : {},
  };
}

/** The few fields that lists of cards need. */
export function toShortItem({ id, name, number, slug, text }: StoredPart) {
  return { id, name, number, urlcomponent: slug, description: text.description, photos: text.photos };
}

function toPrices({ net, formerNet, lowestNet }: NetPrice) {
  const now = { price: toDecimal(net), grossprice: toDecimal(grossOf(net)) };
  if (formerNet === undefined) return now;
  const former = { price: toDecimal(formerNet), grossprice: toDecimal(grossOf(formerNet)) };
  const lowest = lowestNet === undefined ? {} : { lowestgross30days: toDecimal(grossOf(lowestNet)) };
  return { ...now, promotion: { ...former, ...lowest } };
}

/** The net list price, before any promotion. */
const toBasePrice = ({ net, formerNet }: NetPrice) => toDecimal(formerNet ?? net);

const toDate = (today: Date, days: number) => new Date(today.getTime() + days * MS_PER_DAY).toISOString().slice(0, 10);
