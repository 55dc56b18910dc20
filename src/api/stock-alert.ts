import * as z from 'zod/mini';
import { mailedLinkSchema } from './field-schemas.ts';

/** Being told by mail when a part can be had again. */
export const stockAlertPaths = {
  /**
   * POST `stockAlertSchema` → 202 `{}`, whether the address has asked before or not; 404 unknown-part, 409 in-stock,
   * 429 too-many-requests. Nothing is promised before the mailed link is confirmed.
   */
  ask: '/api/stock-alert',
  /** POST `alertLinkSchema` → `alertLinkAnswerSchema`: what the link is about; changes nothing. 404 for a link that does not open */
  link: '/api/stock-alert/link',
  /** as above, and confirms */
  confirm: '/api/stock-alert/confirm',
  /** as above, and deletes the address; that there was a request is remembered for some days, so that its links can say so */
  stop: '/api/stock-alert/stop',
  /** POST ?link=… with any body, from the mail program (RFC 8058): as `stop`; GET leads to the page that asks first */
  oneClick: '/api/stock-alert/one-click',
} as const;

export { stockAlertSchema } from '#domain/stock-alert/stock-alert.ts';

export const alertLinkSchema = z.strictObject({ link: mailedLinkSchema });

/** `title`: its spoken name, "" where nothing is kept of the request any more */
export const alertLinkAnswerSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  state: z.enum(['asked', 'confirmed', 'told', 'stopped', 'over']),
});
export type AlertLinkAnswer = z.infer<typeof alertLinkAnswerSchema>;
