import { randomBytes } from 'node:crypto';
import type { AlertLinkAnswer } from '#api/stock-alert.ts';
import { retention } from '#config/retention.ts';
import { type AlertRequest, ask, confirm, type StockAlert, stop, viewAlert } from '#domain/stock-alert/stock-alert.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { toRequestEntry } from './mail-entries.ts';
import type { Seal } from '../seal.ts';
import type { Storage } from '../storage/storage.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import { type AlertLink, createStoredAlerts, nameAlert, openAlertLink } from './stored-alerts.ts';

/** Requests to be told of stock. Each call rejects when the storage cannot be asked. */
export type StockAlerts = {
  /** the same work and no answer, whether the address has asked before or not; asked twice it is one request */
  ask(request: AlertRequest): Promise<void>;
  /** what the link is about; null when it does not open. Changes nothing */
  read(link: string): Promise<AlertLinkAnswer | null>;
  /** as `read`, afterwards; a link that was used already changes nothing */
  confirm(link: string): Promise<AlertLinkAnswer | null>;
  stop(link: string): Promise<AlertLinkAnswer | null>;
};

type Dependencies = RowDependencies & { seal: Seal; outbox: Outbox };

const newRound = () => randomBytes(9).toString('base64url');

/** Keeps a double press from being two mails. */
const mayMail = (storage: Storage, id: string): Promise<boolean> =>
  storage.putIfAbsent(`stock-alert-pause:${id}`, '', retention['stock-alert-pause'].seconds);

const toAnswer = ({ slug, round }: AlertLink, held: StockAlert | null): AlertLinkAnswer => {
  const state = viewAlert(held, round);
  return { slug, title: state === 'over' ? '' : (held?.title ?? ''), state };
};

/** Requests are stored before their mail is put into the outbox, so that no entry of the outbox is without its words. */
export function createStockAlerts({ seal, outbox, ...deps }: Dependencies): StockAlerts {
  const { storage } = deps;
  const stored = createStoredAlerts(deps);

  const follow =
    (step: (held: StockAlert | null, round: string) => StockAlert | null) =>
    async (link: string): Promise<AlertLinkAnswer | null> => {
      const named = await openAlertLink(seal, link);
      if (named === null) return null;
      const { held } = await stored.change(named.id, (now) => step(now, named.round));
      return toAnswer(named, held);
    };

  return {
    async ask(request) {
      const id = nameAlert(seal, request.email, request.slug);
      if (!(await mayMail(storage, id))) return;
      const { held } = await stored.change(id, (now) => ask(now, request, newRound()));
      if (held) await outbox.put(toRequestEntry(id, held.round));
    },
    read: follow(() => null),
    confirm: follow(confirm),
    stop: follow(stop),
  };
}
