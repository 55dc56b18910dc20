import * as z from 'zod';

/**
 * One kind of row in the storage, as text: `{"v": version, "data": …}`, with `"before"` where a release is gone back by one: the
 * same data in the version before. What is read back is never trusted: a program of another version may have written it, or
 * half of it may be missing.
 */
export type RowFormat<T> = {
  /** its name in the log and when rows are counted, "draft" */
  kind: string;
  /** what its keys begin with, "draft:" */
  prefix: string;
  schema: z.core.$ZodType<T>;
  /**
   * `upgrades[n]` makes data of version n + 1 out of data of version n, so there are as many as the version being written.
   * Version 0 is what was written before rows said their version.
   */
  upgrades: readonly ((data: unknown) => unknown)[];
  /**
   * The last step the other way: what the release before this one reads, written beside the row (rule operation.step-back). Every
   * kind needs it from its next version on.
   */
  downgrade?(value: T): unknown;
  /** data of a row of version 0 that was no JSON */
  readUnversioned?: (text: string) => unknown;
  /** the longest that anybody may need a row; one that cannot be read is set aside for as long */
  keptSeconds: number;
  /** true where the key alone says something: an unreadable row is copied aside, and whoever owns it decides what takes its place */
  staysInPlace?: boolean;
};

/** Why a row cannot be read. */
export type RowFault = 'not-json' | 'later-version' | 'wrong-shape';
type DecodedRow<T> = { ok: true; value: T; version: number } | { ok: false; fault: RowFault };

/** For a version whose data look like those of the version after it. */
export const unchanged = (data: unknown): unknown => data;

const envelopeSchema = z.strictObject({ v: z.int().min(1), data: z.unknown(), before: z.optional(z.unknown()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What says its version is no row of version 0, whatever else it may be. */
const isVersioned = (json: unknown): boolean => typeof json === 'object' && json !== null && Object.hasOwn(json, 'v');

/** What a row says and in which version; `undefined` data where it is no text of ours. */
function open(text: string, { readUnversioned }: RowFormat<unknown>): { v: number; data?: unknown; before?: unknown } {
  const json = parseJson(text);
  if (isVersioned(json)) return envelopeSchema.parse(json);
  return { v: 0, data: readUnversioned ? readUnversioned(text) : json };
}

/** The row's text in the version being written, with that of the release before where it is another. */
export const encodeRow = <T>({ upgrades, downgrade }: Pick<RowFormat<T>, 'upgrades' | 'downgrade'>, value: T): string =>
  JSON.stringify({ v: upgrades.length, data: value, before: downgrade?.(value) });

/** What this program can take of a row: of the next version what that one wrote for it, of a later one nothing. */
function takeData(
  { v, data, before }: ReturnType<typeof open>,
  latest: number,
): { from: number; data: unknown } | null {
  if (v <= latest) return { from: v, data };
  return v === latest + 1 && before !== undefined ? { from: latest, data: before } : null;
}

/** Reads the text of a row of this, an earlier or the next version, with the version that it was written in. Never throws. */
export function decodeRow<T>(format: RowFormat<T>, text: string): DecodedRow<T> {
  try {
    const row = open(text, format);
    if (row.data === undefined) return { ok: false, fault: 'not-json' };
    const taken = takeData(row, format.upgrades.length);
    if (taken === null) return { ok: false, fault: 'later-version' };
    const upgraded = format.upgrades.slice(taken.from).reduce<unknown>((older, upgrade) => upgrade(older), taken.data);
    const parsed = z.safeParse(format.schema, upgraded);
    return parsed.success ? { ok: true, value: parsed.data, version: row.v } : { ok: false, fault: 'wrong-shape' };
  } catch {
    return { ok: false, fault: 'wrong-shape' };
  }
}
