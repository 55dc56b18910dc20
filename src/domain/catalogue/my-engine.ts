import { slugPattern } from '../part/part-code.ts';

/**
 * The engine that a visitor keeps in this browser: where its page is, its names, and the sets that the catalogue listed for
 * it when it was kept or last looked at.
 */
export type MyEngine = { makeSlug: string; engineSlug: string; make: string; engine: string; sets: string[] };

const mostSets = 200;
const segment = /^(?!\.+$)[A-Za-z0-9._-]{1,80}$/;

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= 80;
const isSegment = (value: unknown): boolean => typeof value === 'string' && segment.test(value);
const isSet = (value: unknown): boolean => typeof value === 'string' && slugPattern.test(value);

const members: Record<keyof MyEngine, (value: unknown) => boolean> = {
  makeSlug: isSegment,
  engineSlug: isSegment,
  make: isName,
  engine: isName,
  sets: (value) => Array.isArray(value) && value.length <= mostSets && value.every(isSet),
};

/** By hand: every page of a visitor who keeps an engine reads it. */
function isMyEngine(json: unknown): json is MyEngine {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== Object.keys(members).length)
    return false;
  return Object.entries(members).every(([name, isRight]) => isRight((json as Record<string, unknown>)[name]));
}

/** Reads what `writeMyEngine` wrote; null for nothing, for broken text and for what something else wrote there. Never throws. */
export function parseMyEngine(text: string | null): MyEngine | null {
  try {
    const json: unknown = JSON.parse(text ?? 'null');
    return isMyEngine(json) ? json : null;
  } catch {
    return null;
  }
}

/** The engine as text to be stored. */
export const writeMyEngine = ({ makeSlug, engineSlug, make, engine, sets }: MyEngine): string =>
  JSON.stringify({ makeSlug, engineSlug, make, engine, sets });

/** True when both are the same engine of the catalogue, whatever else is known of it. */
export const isSameEngine = (
  a: Pick<MyEngine, 'makeSlug' | 'engineSlug'>,
  b: Pick<MyEngine, 'makeSlug' | 'engineSlug'>,
): boolean => a.makeSlug === b.makeSlug && a.engineSlug === b.engineSlug;
