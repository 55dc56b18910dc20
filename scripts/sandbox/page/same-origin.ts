import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';

/** Lets a page of the sandbox write, and nobody else: a write without `Origin`, or from another one, is refused with 403. */
export const sameOrigin: MiddlewareHandler = async (context, next) => {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
  if (!isRead && context.req.header('origin') !== new URL(context.req.url).origin) {
    throw new Refusal(403, 'foreign_origin', 'Only pages of the sandbox itself may do this.');
  }
  await next();
};
