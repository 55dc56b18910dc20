import * as z from 'zod/mini';
import { engineWordPattern } from '../part/engine-word.ts';
import { slugPattern } from '../part/part-code.ts';
import { emailSchema } from '../enquiry/quick-enquiry.ts';

/** What is asked for: a part by its slug, and the address to write to. */
export const stockAlertSchema = z.strictObject({
  slug: z.string().check(z.regex(slugPattern)),
  email: emailSchema,
  /** the engine that it is asked for, which its name then begins with */
  engine: z.optional(z.string().check(z.regex(engineWordPattern))),
});

/** A request as it is begun; `title`: its spoken name, `country` ISO code of where it would be sent. */
const requestSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  country: z.string(),
  email: z.string(),
});
export type AlertRequest = z.infer<typeof requestSchema>;

const openStates = ['asked', 'confirmed', 'back'] as const;
const endedStates = ['told', 'stopped'] as const;

/**
 * A request in its course: asked → confirmed by its mailbox → back in stock, its mail being sent → told; stopped at any
 * time. `round` tells it from an earlier one of the same address for the same part. What has ended holds no address.
 */
export const alertSchema = z.union([
  z.strictObject({ ...requestSchema.shape, state: z.enum(openStates), round: z.string() }),
  z.strictObject({ state: z.enum(endedStates), round: z.string(), slug: z.string(), title: z.string() }),
]);
export type StockAlert = z.infer<typeof alertSchema>;
export type OpenAlert = Extract<StockAlert, { email: string }>;

/** What its mailed link leads to; `over` where nothing is kept of it any more. */
type AlertView = 'asked' | 'confirmed' | 'told' | 'stopped' | 'over';

/** True while an address is kept. */
export const isOpen = (alert: StockAlert): alert is OpenAlert => 'email' in alert;

const isOf = (held: StockAlert | null, round: string): held is StockAlert => held?.round === round;
const isIn = (held: StockAlert | null, round: string, ...states: OpenAlert['state'][]): held is OpenAlert =>
  isOf(held, round) && isOpen(held) && states.includes(held.state);

const end = ({ round, slug, title }: StockAlert, state: 'told' | 'stopped'): StockAlert => ({
  state,
  round,
  slug,
  title,
});

/**
 * Asks: what waits for its confirmation begins its time anew, what is confirmed stays, everything else is a new round.
 * A `back` one is new too: the part is not in stock any more, so its mail would tell what is no longer true.
 */
export function ask(held: StockAlert | null, request: AlertRequest, round: string): StockAlert {
  if (held?.state === 'asked' || held?.state === 'confirmed') return held;
  return { ...request, state: 'asked', round };
}

/** The next state, or null where this step changes nothing: another round, ended, or taken already. */
export const confirm = (held: StockAlert | null, round: string): StockAlert | null =>
  isIn(held, round, 'asked') ? { ...held, state: 'confirmed' } : null;

/** As `confirm`; drops the address. */
export const stop = (held: StockAlert | null, round: string): StockAlert | null =>
  isIn(held, round, 'asked', 'confirmed', 'back') ? end(held, 'stopped') : null;

/** As `confirm`; from here on exactly one mail is under way. */
export const noteBack = (held: StockAlert | null, round: string): StockAlert | null =>
  isIn(held, round, 'confirmed') ? { ...held, state: 'back' } : null;

/** As `confirm`; the mail server has the mail, so the address is dropped. */
export const noteNotified = (held: StockAlert | null, round: string): StockAlert | null =>
  isIn(held, round, 'back') ? end(held, 'told') : null;

/** What the page of a link says. */
export function viewAlert(held: StockAlert | null, round: string): AlertView {
  if (!isOf(held, round)) return 'over';
  return held.state === 'back' ? 'told' : held.state;
}
