import { randomUUID } from 'node:crypto';
import { links } from '#config/navigation.ts';
import { stockAlertPaths } from '#api/stock-alert.ts';
import { isOpen, noteNotified, type OpenAlert, stop } from '#domain/stock-alert/stock-alert.ts';
import type { Env } from '../env.ts';
import type { Seal } from '../seal.ts';
import { createStoredAlerts, sealAlertLink } from './stored-alerts.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import type { PacedMailer } from '../mail/mailbox-pace.ts';
import type { Delivery } from '../outbox/outbox.ts';
import {
  type AlertAddresses,
  writeAlertRequested,
  writeAlertBack,
  writeAlertConfirmed,
} from '../mail/stock-alert-mail.ts';

const requested = 'stock-alert-asked';
const back = 'stock-alert-back';

/** Entry of the outbox: the mail after asking; one for each time it may be sent. */
export const toRequestEntry = (id: string, round: string): string => `${requested}:${id}:${round}:${randomUUID()}`;

/** Entry of the outbox: the part is back. The same for all who find out, so that it is sent once. */
export const toBackEntry = (id: string, round: string): string => `${back}:${id}:${round}`;

/** True for the outbox entries that `sendStockAlert` delivers. */
export const isStockAlertId = (entry: string): boolean =>
  entry.startsWith(`${requested}:`) || entry.startsWith(`${back}:`);

type Dependencies = RowDependencies & { mailer: PacedMailer; seal: Seal; env: Pick<Env, 'SITE_URL'> };

async function buildAddresses({ seal, env }: Dependencies, id: string, alert: OpenAlert): Promise<AlertAddresses> {
  const link = await sealAlertLink(seal, { id, round: alert.round, slug: alert.slug });
  return {
    siteUrl: env.SITE_URL,
    confirm: `${env.SITE_URL}${links.stockAlertConfirm}#${link}`,
    stop: `${env.SITE_URL}${links.stockAlertStop}#${link}`,
    oneClick: `${env.SITE_URL}${stockAlertPaths.oneClick}?link=${link}`,
  };
}

/** Which mail this entry means by now; null where there is nothing to say any more. */
function chooseMail(kind: string, { state }: OpenAlert) {
  if (kind === back) return state === 'back' ? writeAlertBack : null;
  if (state === 'asked') return writeAlertRequested;
  return state === 'confirmed' ? writeAlertConfirmed : null;
}

/**
 * Writes one mail of a request as it stands now and hands it to the mail server; `nobody` where it has ended or was asked
 * anew. The address is dropped when the server has taken the mail that the part is back: a process that dies between the
 * two sends it once more. A mailbox that takes no mail at all ends the request.
 */
export async function sendStockAlert(deps: Dependencies, entry: string): Promise<Delivery> {
  const [kind = '', id = '', round = ''] = entry.split(':');
  const stored = createStoredAlerts(deps);
  const alert = await stored.read(id);
  const write = alert !== null && isOpen(alert) && alert.round === round ? chooseMail(kind, alert) : null;
  if (write === null || alert === null || !isOpen(alert)) return { ok: true, value: 'nobody' };
  const sent = await deps.mailer.send(write(alert, await buildAddresses(deps, id, alert)));
  if (sent.ok && kind === back) await stored.change(id, (held) => noteNotified(held, round));
  if (!sent.ok && sent.failure.kind === 'refused') await stored.change(id, (held) => stop(held, round));
  return sent;
}
