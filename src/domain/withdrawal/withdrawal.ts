import * as z from 'zod/mini';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { emailSchema } from '../enquiry/quick-enquiry.ts';
import { cleanLine, cleanLines } from '../clean-text.ts';
import { codeOf, lineOf, linesOf, usable } from '../typed-text.ts';
import { noWebAddress } from '../web-address.ts';

const needed = (missing: string, most: number) => ({
  missing,
  most,
  tooLong: copy.tooLong(most),
  unreadable: copy.unreadable,
});

/**
 * A consumer's statement that a contract ends (directive 2011/83 art. 11a: name, contract, address for the receipt). It is
 * taken as it is said: whether the order exists, or may be withdrawn from, is for people to see.
 */
export const withdrawalSchema = z
  .strictObject({
    name: lineOf(needed(copy.missing.name, limits.withdrawalNameMax)).check(usable(typedTextCopy.name), noWebAddress()),
    order: codeOf(needed(copy.missing.order, limits.orderNumberMax)).check(usable(typedTextCopy.order), noWebAddress()),
    email: emailSchema,
    scope: z.enum(['all', 'some'], copy.missing.scope),
    /** in the buyer's words; empty for the whole order */
    goods: linesOf({
      most: limits.withdrawalGoodsMax,
      tooLong: copy.tooLong(limits.withdrawalGoodsMax),
      unreadable: copy.unreadable,
    }).check(noWebAddress()),
  })
  .check(
    z.refine(({ scope, goods }) => (goods !== '') === (scope === 'some'), {
      path: ['goods'],
      error: copy.missing.goods,
    }),
  );
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What is typed, before it is a statement; nothing is chosen beforehand. */
export type WithdrawalForm = { name: string; order: string; email: string; scope: '' | 'all' | 'some'; goods: string };
export const emptyWithdrawal: WithdrawalForm = { name: '', order: '', email: '', scope: '', goods: '' };

export type WithdrawalFaults = Partial<Record<keyof WithdrawalForm, string>>;

/** Parts that were typed before "the whole order" was chosen are not said. */
const settle = (form: WithdrawalForm): WithdrawalForm => ({
  ...form,
  name: cleanLine(form.name),
  order: cleanLine(form.order),
  goods: form.scope === 'some' ? cleanLines(form.goods) : '',
});

/** The statement, or for each field that is not right the sentence to show there. */
export function readWithdrawal(
  form: WithdrawalForm,
): { ok: true; withdrawal: Withdrawal } | { ok: false; faults: WithdrawalFaults } {
  const parsed = withdrawalSchema.safeParse(settle(form));
  if (parsed.success) return { ok: true, withdrawal: parsed.data };
  const faults: WithdrawalFaults = {};
  for (const { path, message } of parsed.error.issues) faults[path[0] as keyof WithdrawalForm] ??= message;
  // the rule over two fields is asked only when each is good by itself
  if (form.scope === 'some' && cleanLines(form.goods).trim() === '') faults.goods ??= copy.missing.goods;
  return { ok: false, faults };
}
