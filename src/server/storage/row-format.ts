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
  /** the longest that anybody may need a row; one that cannot be read is set aside for as long */
  keptSeconds: number;
  /** true where the key alone says something: an unreadable row is copied aside, and whoever owns it decides what takes its place */
  staysInPlace?: boolean;
} & Versions<T>;

type Step = (data: unknown) => unknown;
/**
 * A kind begins at version 1, without steps. `upgrades[n]` makes data of version n + 2 out of data of version n + 1; the last of them
 * has its way back in `downgrade`: what the release before this one reads, written beside the row (rule operation.step-back).
 */
type Versions<T> =
  | { upgrades?: undefined; downgrade?: undefined }
  | { upgrades: readonly Step[]; downgrade(value: T): unknown };

/** Why a row cannot be read. */
export type RowFault = 'not-json' | 'later-version' | 'wrong-shape';
type DecodedRow<T> = { ok: true; value: T } | { ok: false; fault: RowFault };

const envelopeSchema = z.strictObject({ v: z.int().min(1), data: z.unknown(), before: z.optional(z.unknown()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const versionOf = ({ upgrades = [] }: Versions<never>): number => upgrades.length + 1;

/** The row's text in the version being written, with that of the release before where it is another. */
export const encodeRow = <T>(format: Versions<T>, value: T): string =>
  JSON.stringify({ v: versionOf(format), data: value, before: format.downgrade?.(value) });

/** What this program can take of a row: of the next version what that one wrote for it, of a later one nothing. */
function takeData(
  { v, data, before }: z.infer<typeof envelopeSchema>,
  latest: number,
): { from: number; data: unknown } | null {
  if (v <= latest) return { from: v, data };
  return v === latest + 1 && before !== undefined ? { from: latest, data: before } : null;
}

/** Reads the text of a row of this, an earlier or the next version. Never throws. */
export function decodeRow<T>(format: RowFormat<T>, text: string): DecodedRow<T> {
  const json = parseJson(text);
  if (json === undefined) return { ok: false, fault: 'not-json' };
  try {
    const taken = takeData(envelopeSchema.parse(json), versionOf(format));
    if (taken === null) return { ok: false, fault: 'later-version' };
    const { upgrades = [] } = format;
    const upgraded = upgrades.slice(taken.from - 1).reduce((older, upgrade) => upgrade(older), taken.data);
    const parsed = z.safeParse(format.schema, upgraded);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fault: 'wrong-shape' };
  } catch {
    return { ok: false, fault: 'wrong-shape' };
  }
}
