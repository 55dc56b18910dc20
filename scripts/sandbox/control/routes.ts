import { Hono } from 'hono';
import type { Store } from '../store/store.ts';

export function createControlRoutes(_store: Store): Hono {
  return new Hono();
}
