import { groupBy } from '../group-by.ts';
import { deliveryDays, goodsInDays } from '#config/delivery.ts';
import { checkoutLeadTimes } from '#config/lead-times.ts';
import { limits } from '#config/limits.ts';
import { countDaysUntil, estimateDelivery } from '../availability/delivery-estimate.ts';
import { type Stock, toSellableStock } from '../availability/stock.ts';
import type { ZoneTime } from '../zone-clock.ts';
import type { Lead } from './lead.ts';
import type { Days, Promised } from './promise.ts';
import { addDays, addWorkDays, type DaysOff, toWorkDay } from './work-days.ts';

export type SourceName = 'shelf' | 'dropship' | 'alternative' | 'transit' | 'manufacturer';

/**
 * Pieces that come from one place at one time. `eta`: day on which a delivery of ours reaches us, null for the others and
 * where it has none. `leaves`: last day by which the pieces leave us, null where that is not known.
 */
export type SourcePromise = {
  source: SourceName;
  pieces: number;
  eta: string | null;
  leaves: string | null;
  promise: Promised;
};

/** `lead`: what the carrier says of the place; `daysOff`: holidays where parcels are made ready, and where they go. */
export type DeliveryFacts = {
  time: WarehouseTime;
  lead: Lead | null;
  daysOff: { warehouse: DaysOff; destination: DaysOff };
};

type Leaving = { from: string; to: string };
type When = Pick<SourcePromise, 'leaves' | 'promise'>;

const unknown = (why: Extract<Promised, { kind: 'unknown' }>['why']): When => ({
  leaves: null,
  promise: { kind: 'unknown', why },
});

/** Later of two ISO dates. */
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * On the road from the day it leaves; never on a day on which nobody delivers. `within`: days that a text promises, which stand
 * where the carrier has none; `earliest`: those before which it is not there.
 */
function arrive({ lead, daysOff }: DeliveryFacts, leaving: Leaving, within: Days, earliest?: Leaving): When {
  if (lead === null) return { leaves: leaving.to, promise: { kind: 'unknown', why: 'no-lead-time', within } };
  const off = daysOff.destination;
  const from = addWorkDays(leaving.from, lead.days, off);
  const to = addWorkDays(leaving.to, lead.days + lead.marginDays, off);
  return {
    leaves: leaving.to,
    promise: {
      kind: 'dates',
      from: toWorkDay(later(from, earliest?.from ?? from), off),
      to: toWorkDay(later(to, earliest?.to ?? to), off),
    },
  };
}

/** The shop's own text says how much later than the shelf's the pieces of the other store are there. */
const alternativeLag = {
  from: deliveryDays.alternative.from - deliveryDays.shelf.from,
  to: deliveryDays.alternative.to - deliveryDays.shelf.to,
};

const dispatchDay = ({ time, daysOff }: DeliveryFacts): string => findDispatchDay(time, daysOff.warehouse);

/**
 * A delivery on its way: it is unpacked on the working day after it has come, and is at the door no earlier than the text of
 * rule availability.transit-days says. One that should have come counts as coming today until that text calls it overdue.
 */
function promiseTransit(facts: DeliveryFacts, delivery: Stock['inTransit'][number]): When {
  const { day: today } = facts.time;
  const days = countDaysUntil(delivery.eta, today);
  if (Number.isNaN(days)) return unknown('undated');
  const within = estimateDelivery(delivery, today);
  if (within === 'overdue') return unknown('overdue');
  const comes = addDays(today, Math.max(0, days));
  const unpacked = addWorkDays(comes, goodsInDays, facts.daysOff.warehouse);
  const leaves = later(unpacked, dispatchDay(facts));
  const { from, to } = limits.transitMarginDays;
  return arrive(facts, { from: leaves, to: leaves }, within, { from: addDays(comes, from), to: addDays(comes, to) });
}

/** The day that a delivery is expected: the one that it has, today where that is just past; null where it has none. */
function expectedOn(delivery: Stock['inTransit'][number], today: string): string | null {
  const days = countDaysUntil(delivery.eta, today);
  if (Number.isNaN(days)) return null;
  return days < 0 && estimateDelivery(delivery, today) !== 'overdue' ? today : delivery.eta.slice(0, 10);
}

/** Deliveries by the day that they are expected, the earliest first; those of one day are one, those without a day are last. */
function listArrivals(deliveries: Stock['inTransit'], today: string): { eta: string | null; quantity: number }[] {
  const byDay = groupBy(deliveries, (delivery) => expectedOn(delivery, today));
  return [...byDay]
    .map(([eta, same]) => ({ eta, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .sort((a, b) => (a.eta === b.eta ? 0 : (a.eta ?? '~') < (b.eta ?? '~') ? -1 : 1));
}

const weeks = { from: deliveryDays.airfreight.from / 7, to: deliveryDays.airfreight.to / 7 };

/** Sources of a part in the order in which rule availability.seven-steps takes them; those with nothing are left out. */
export function listSources(stock: Stock, facts: DeliveryFacts): SourcePromise[] {
  const sellable = toSellableStock(stock);
  const { warehouse } = facts.daysOff;
  const today = dispatchDay(facts);
  const now = arrive(facts, { from: today, to: today }, deliveryDays.shelf);
  const fromOther = {
    from: addWorkDays(today, alternativeLag.from, warehouse),
    to: addWorkDays(today, alternativeLag.to, warehouse),
  };
  const rest = (source: SourceName, pieces: number, when: When): SourcePromise => ({
    ...{ source, pieces, eta: null },
    ...when,
  });
  const transits = listArrivals(sellable.inTransit, facts.time.day);
  const listTransits = (soon: boolean): SourcePromise[] =>
    transits
      .filter(({ eta }) => countDaysUntil(eta ?? '', facts.time.day) <= limits.transitSplitDays === soon)
      .map(({ eta, quantity }) => ({
        ...{ source: 'transit' as const, pieces: quantity, eta },
        ...promiseTransit(facts, { eta: eta ?? '', quantity }),
      }));
  return [
    rest('shelf', sellable.default, now),
    rest('dropship', sellable.dropship, now),
    rest('alternative', sellable.alternative, arrive(facts, fromOther, deliveryDays.alternative)),
    ...listTransits(true),
    rest('manufacturer', sellable.manufacturer, { leaves: null, promise: { kind: 'weeks', ...weeks } }),
    ...listTransits(false),
  ].filter(({ pieces }) => pieces > 0);
}

/** On the warehouse's own clock. */
type WarehouseTime = Pick<ZoneTime, 'day' | 'minutes'>;

/**
 * The day on which what is at hand leaves when it is paid now (rule delivery.cut-off): today before the cut-off of a working
 * day, else the next working day. At the very minute of the cut-off it is too late.
 */
export function findDispatchDay({ day, minutes }: WarehouseTime, daysOff: DaysOff): string {
  return toWorkDay(minutes < checkoutLeadTimes.cutOffHour * 60 ? day : addDays(day, 1), daysOff);
}
