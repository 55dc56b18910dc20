import * as z from 'zod';
import { limits } from '#config/limits.ts';
import type { Order } from '#domain/order/order.ts';
import type { Seal } from '../seal.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/**
 * That an order and a mailbox belong together, under a keyed hash of both: nothing of either can be read out of it. Longer than
 * any delivery takes with the two weeks of a withdrawal after it.
 */
export const orderMailboxRows: RowFormat<true> = {
  kind: 'order-mailbox',
  prefix: 'known-order:',
  schema: z.literal(true),
  keptSeconds: limits.orderMailboxDays * 24 * 60 * 60,
};

type Dependencies = RowDependencies & { seal: Seal };

/** However its number and address are written. */
const toDigest = ({ seal }: Dependencies, number: string, email: string): string =>
  seal.fingerprint('order', JSON.stringify([number.replace(/\s/g, '').toUpperCase(), email.trim().toLowerCase()]));

/** Remembers it, when the order is first mailed. */
export const noteOrderMailbox = async (deps: Dependencies, { number, email }: Pick<Order, 'number' | 'email'>) =>
  openRows(orderMailboxRows, deps).write(toDigest(deps, number, email), true);

/** True where the order of this number names this mailbox; the commerce API is not asked. */
export const isMailboxOfOrder = async (deps: Dependencies, number: string, email: string): Promise<boolean> =>
  (await openRows(orderMailboxRows, deps).read(toDigest(deps, number, email))) === true;
