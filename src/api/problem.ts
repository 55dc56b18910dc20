/** What tells a good answer: a schema of this layer, or a reading by hand where a page is to stay light. */
export type AnswerCheck<T> = { safeParse(json: unknown): { success: true; data: T } | { success: false } };

/** A check of answers without a schema, for what pages ask before a first interaction. */
export const checkByHand = <T>(isRight: (json: unknown) => json is T): AnswerCheck<T> => ({
  safeParse: (json) => (isRight(json) ? { success: true, data: json } : { success: false }),
});

export const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Every answer outside 2xx of our endpoints. `code` is from this fixed list and never a text of the commerce API;
 * `ref` finds the log line; `fields` maps a dotted field name to the sentence to show beside it.
 */
export const problemCodes = [
  'invalid-request',
  'not-found',
  'unknown-part',
  'out-of-stock',
  'in-stock',
  'basket-gone',
  'basket-empty',
  'invalid-promo-code',
  'expired-promo-code',
  'invalid-vat-number',
  'invalid-draft',
  'total-changed',
  'details-changed',
  'delivery-changed',
  'order-failed',
  'order-pending',
  'not-your-order',
  'not-payable',
  'amount-mismatch',
  'payment-under-way',
  'payment-outdated',
  'earlier-order',
  'earlier-paid',
  'earlier-unpaid',
  'ordered-otherwise',
  'order-replaced',
  'shop-unavailable',
  'too-large',
  'wrong-type',
  'wrong-method',
  'foreign-origin',
  'too-many-requests',
  'proof-refused',
  'proof-needed',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export type Problem = {
  code: ProblemCode;
  ref: string;
  fields?: Record<string, string> | undefined;
  /** id of the order that it is about */
  order?: string | undefined;
  /** out-of-stock: how many pieces of the part can be had in all */
  max?: number | undefined;
  /** too-many-requests: seconds after which it may be tried again */
  retryAfter?: number | undefined;
};

const isCountOrNone = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const members: Record<keyof Problem, (value: unknown) => boolean> = {
  code: (value) => (problemCodes as readonly unknown[]).includes(value),
  ref: isText,
  fields: (value) => value === undefined || (isRecord(value) && Object.values(value).every(isText)),
  order: (value) => value === undefined || isText(value),
  max: isCountOrNone,
  retryAfter: isCountOrNone,
};

/** The problem that an answer names; null for anything else. By hand: every page calls, and most of them need no schema. */
export function readProblem(json: unknown): Problem | null {
  if (!isRecord(json) || !Object.keys(json).every((name) => Object.hasOwn(members, name))) return null;
  const isProblem = Object.entries(members).every(([name, isRight]) => isRight(json[name]));
  return isProblem ? (json as Problem) : null;
}
