import * as z from 'zod/mini';
import { type StatementCopy, statementCopy as copy } from '#config/copy/statement.ts';
import { typedTextCopy } from '#config/copy/typed-text.ts';
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

/** Lines in the buyer's words; empty where nothing is said. */
export const statedLines = () =>
  linesOf({
    most: limits.statementTextMax,
    tooLong: copy.tooLong(limits.statementTextMax),
    unreadable: copy.unreadable,
  }).check(noWebAddress());

/** What is asked of every statement: who, of which order, where the receipt goes, and which parts (empty for the whole order). */
export const statementFields = {
  name: lineOf(needed(copy.missing.name, limits.statementNameMax)).check(usable(typedTextCopy.name), noWebAddress()),
  order: codeOf(needed(copy.missing.order, limits.orderNumberMax)).check(usable(typedTextCopy.order), noWebAddress()),
  email: emailSchema,
  scope: z.enum(['all', 'some'], copy.missing.scope),
  goods: statedLines(),
};

/** Parts are named where not the whole order is meant, and only there. */
export const partsAsScoped = () =>
  z.refine<Pick<Statement, 'scope' | 'goods'>>(({ scope, goods }) => (goods !== '') === (scope === 'some'), {
    path: ['goods'],
    error: copy.missing.goods,
  });

/** `reason`: of a return alone */
export type Statement = {
  name: string;
  order: string;
  email: string;
  scope: 'all' | 'some';
  goods: string;
  reason?: string | undefined;
};

/** What is typed, before it is a statement; nothing is chosen beforehand. */
export type StatementForm = Omit<Statement, 'scope'> & { scope: '' | Statement['scope'] };
export type StatementFaults = Partial<Record<keyof StatementForm, string>>;

/** What a buyer can state of an order: its words, what it has to be, and the form it begins as. */
export type StatementKind<Stated extends Statement = Statement> = {
  copy: StatementCopy;
  schema: z.ZodMiniType<Stated>;
  empty: StatementForm;
};

/** Parts that were typed before "the whole order" was chosen are not said. */
const settle = ({ reason, ...form }: StatementForm): StatementForm => ({
  ...form,
  name: cleanLine(form.name),
  order: cleanLine(form.order),
  goods: form.scope === 'some' ? cleanLines(form.goods) : '',
  ...(reason === undefined ? {} : { reason: cleanLines(reason) }),
});

/** The statement, or for each field that is not right the sentence to show there. */
export function readStatement<Stated extends Statement>(
  { schema }: StatementKind<Stated>,
  form: StatementForm,
): { ok: true; statement: Stated } | { ok: false; faults: StatementFaults } {
  const parsed = schema.safeParse(settle(form));
  if (parsed.success) return { ok: true, statement: parsed.data };
  const faults: StatementFaults = {};
  for (const { path, message } of parsed.error.issues) faults[path[0] as keyof StatementForm] ??= message;
  // the rule over two fields is asked only when each is good by itself
  if (form.scope === 'some' && cleanLines(form.goods).trim() === '') faults.goods ??= copy.missing.goods;
  return { ok: false, faults };
}
