import * as z from 'zod/mini';
import { withdrawalCopy } from '#config/copy/withdrawal.ts';
import { partsAsScoped, statementFields, type StatementKind } from './statement.ts';

/**
 * A consumer's statement that a contract ends (directive 2011/83 art. 11a: name, contract, address for the receipt). It is
 * taken as it is said: whether the order exists, or may be withdrawn from, is for people to see.
 */
export const withdrawalSchema = z.strictObject(statementFields).check(partsAsScoped());
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalKind: StatementKind<Withdrawal> = {
  copy: withdrawalCopy,
  schema: withdrawalSchema,
  empty: { name: '', order: '', email: '', scope: '', goods: '' },
};
