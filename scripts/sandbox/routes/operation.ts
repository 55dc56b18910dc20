import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

/** One operation of the wire: what a request must look like, and what is done with it. */
export type Operation = { answer(store: Store, body: unknown): unknown };

const SOURCE = 'acl-eu';

/** Fields that several requests carry; `source` is in all of them. */
export const field = {
  source: z.literal(SOURCE),
  guest: z.literal('guest'),
  priceGroup: z.literal('retail'),
  manufacturerGroup: z.literal('acl'),
  currency: z.enum(['eur', 'pln']),
  country: z.string().regex(/^[A-Z][A-Z0-9]$/, 'is no two-letter country code'),
  id: z.string().min(1).max(64),
  quantity: z.int().min(1).max(9999),
};

/** Ties a request schema to its answer. A request of any other shape, or with a field too many, is refused with 422. */
export function operation<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  answer: (store: Store, input: z.output<z.ZodObject<Shape, z.core.$strict>>) => unknown,
): Operation {
  const schema = z.strictObject(shape);
  return { answer: (store, body) => answer(store, parse(schema, body)) };
}

/** The parsed value, or a refusal that names every fault. */
export function parse<T>(schema: z.ZodType<T>, value: unknown, code = 'invalid_request'): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) =>
    issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message,
  );
  throw new Refusal(422, code, faults.join('; '));
}

/** The body of a control call. */
export async function parseBody<T>(schema: z.ZodType<T>, c: Context): Promise<T> {
  const body: unknown = await c.req.json().catch(() => {
    throw new Refusal(422, 'invalid_json', 'The body must be JSON.');
  });
  return parse(schema, body);
}

/** `GET /source/{source}` names it in the address. */
export const isKnownSource = (source: string): boolean => source === SOURCE;
