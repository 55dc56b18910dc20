import * as z from 'zod/mini';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { limits } from '#config/limits.ts';
import { findEmailFault } from '../enquiry/quick-enquiry.ts';
import { cleanLine, cleanLines, isReadable, lineOf, linesOf } from '../typed-text.ts';
import { noWebAddress } from '../web-address.ts';

const line = (missing: string, most: number) =>
  lineOf({ missing, most, tooLong: copy.tooLong(most), unreadable: copy.unreadable }).check(noWebAddress());

const isGoodEmail = (email: string): boolean => findEmailFault(email) === null && isReadable(email);

/**
 * A consumer's statement that a contract ends (directive 2011/83 art. 11a: name, contract, address for the receipt). It is
 * taken as it is said: whether the order exists, or may be withdrawn from, is for people to see.
 */
export const withdrawalSchema = z
  .strictObject({
    name: line(copy.missing.name, limits.withdrawalNameMax),
    order: line(copy.missing.order, limits.orderNumberMax),
    email: z.string().check(z.trim(), z.refine(isGoodEmail, enquiryCopy.quick.emailInvalid)),
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
  const emailFault = findEmailFault(form.email);
  if (emailFault) faults.email = emailFault;
  // the rule over two fields is asked only when each is good by itself
  if (form.scope === 'some' && form.goods.trim() === '') faults.goods ??= copy.missing.goods;
  return { ok: false, faults };
}
