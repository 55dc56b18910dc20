/**
 * What this browser stores as JSON says its version: `{"v": 1, "data": …}`. A text without one is of an earlier release and has
 * the same data. A change of the data that an older text cannot meet needs a next version, and its reading here.
 */
import * as z from 'zod/mini';

const envelopeSchema = z.strictObject({ v: z.literal(1), data: z.unknown() });

export const writeVersioned = (data: unknown): string => JSON.stringify({ v: 1, data });

/** Never throws; null for nothing, for broken text, for a later version and for what something else wrote there. */
export function readVersioned<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  try {
    const json: unknown = JSON.parse(text ?? 'null');
    const envelope = envelopeSchema.safeParse(json);
    return schema.safeParse(envelope.success ? envelope.data.data : json).data ?? null;
  } catch {
    return null;
  }
}
