import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';

/** The body of a control call. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new Refusal(422, 'invalid_json', 'The body must be JSON.');
  }
}
