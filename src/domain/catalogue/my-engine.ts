import * as z from 'zod/mini';
import { slugPattern } from '../part/part-code.ts';

/**
 * The engine that a visitor keeps in this browser: where its page is, its names, and the sets that the catalogue listed for
 * it when it was kept or last looked at.
 */
export type MyEngine = { makeSlug: string; engineSlug: string; make: string; engine: string; sets: string[] };

const segmentSchema = z.string().check(z.maxLength(80), z.regex(/^(?!\.+$)[A-Za-z0-9._-]+$/));
const nameSchema = z.string().check(z.minLength(1), z.maxLength(80));
const setSchema = z.string().check(z.regex(slugPattern));
const mostSets = 200;

const myEngineSchema: z.ZodMiniType<MyEngine> = z.strictObject({
  makeSlug: segmentSchema,
  engineSlug: segmentSchema,
  make: nameSchema,
  engine: nameSchema,
  sets: z.array(setSchema).check(z.maxLength(mostSets)),
});

/** Reads what `writeMyEngine` wrote; null for nothing, for broken text and for what something else wrote there. Never throws. */
export function parseMyEngine(text: string | null): MyEngine | null {
  try {
    return myEngineSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
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
