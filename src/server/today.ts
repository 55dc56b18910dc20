import { warehouse } from '#config/delivery.ts';
import { readZoneTime } from '#domain/zone-clock.ts';

/**
 * The day of this moment at the warehouse, as a calendar writes it: "2026-11-21". Days of delivery are counted from it: by
 * another clock part and basket would say other weeks around midnight.
 */
export const todayOf = (now: () => number): string => readZoneTime(now(), warehouse.timeZone).day;
