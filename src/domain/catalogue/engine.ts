import { engineSegments } from '#config/engine-segments.ts';
import { lookUp } from '../look-up-own-key.ts';

/**
 * Segment of an engine in addresses, its one canonical address (rule catalogue.engine-address): the fixed alias where
 * there is one, else every run of characters outside A-Z a-z 0-9 . _ - becomes one hyphen. Letters keep their case.
 */
export const toEngineSlug = (name: string): string =>
  lookUp(engineSegments, name) ?? name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, '');

/** The last year of an engine that is built still: later than any that is asked for. */
export const stillBuilt = 9999;

/** First and last year of building, both included. */
type EngineYears = readonly [from: number, to: number];

/** The years of an engine's description, "Petrol, 1990–1999" and "Diesel, 2015–"; null where it tells none. */
export function readEngineYears(description: string): EngineYears | null {
  const [, from, dash, to] = /\b((?:19|20)\d\d)(?!\d|cc)(?:\s*([-–])\s*((?:19|20)\d\d)?)?/.exec(description) ?? [];
  if (from === undefined) return null;
  const last = to === undefined ? (dash === undefined ? Number(from) : stillBuilt) : Number(to);
  return last < Number(from) ? null : [Number(from), last];
}

/** "1996–2019", "2015–" of one that is built still, "1998" of a single year. */
export function writeEngineYears([from, to]: EngineYears): string {
  if (from === to) return String(from);
  return to === stillBuilt ? `${from}–` : `${from}–${to}`;
}

/** The figure of a capacity as supplied, "1994cc" and "1601 cc", in cubic centimetres; null where there is none. */
export function readCubicCentimetres(capacity: string | null): number | null {
  const figures = /\d[\d,.]*/.exec(capacity ?? '')?.[0].replace(/[,.](?=\d{3}\b)/g, '');
  const value = Number(figures);
  return figures !== undefined && Number.isInteger(value) && value >= 50 ? value : null;
}

/** Parts a supplied figure from its unit: "1998cc" is "1998" and "cc", "N/A" is a value without unit. */
export function splitUnit(text: string): { value: string; unit: string } {
  const found = /^\s*([\d.,]+)\s*(cc|mm|in|l)\s*$/i.exec(text);
  return found ? { value: found[1] ?? '', unit: found[2] ?? '' } : { value: text.trim(), unit: '' };
}
