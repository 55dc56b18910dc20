import { stockAlertSeconds } from '#config/retention.ts';
import { alertSchema, type StockAlert } from '#domain/stock-alert/stock-alert.ts';
import type { Seal } from '../seal.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

const { asked, confirmed, ended } = stockAlertSeconds;
const lifeSeconds: Record<StockAlert['state'], number> = {
  ...{ asked, confirmed, told: ended, stopped: ended },
  // longer than the outbox tries
  back: ended,
};

/** Seconds that a request in this state is kept; then it is gone without a word. */
const lifeOf = ({ state }: Pick<StockAlert, 'state'>): number => lifeSeconds[state];

/** Seconds that the links of its mails open: longer than anything of it can be kept. */
export const alertLinkSeconds = lifeSeconds.asked + lifeSeconds.confirmed + lifeSeconds.back + lifeSeconds.told;

/** What a mailed link names: a record, its round, and the part, which is told even when the record is gone. */
export type AlertLink = { id: string; round: string; slug: string };

/** The sealed text behind "#" in the addresses of a mail. */
export const sealAlertLink = (seal: Seal, { id, round, slug }: AlertLink): Promise<string> =>
  seal.seal('stock-alert', { id, round, slug }, alertLinkSeconds);

/** null for a link that is damaged, forged or older than anything it could name */
export async function openAlertLink(seal: Seal, link: string): Promise<AlertLink | null> {
  const { id, round, slug } = (await seal.open('stock-alert', link)) ?? {};
  return id === undefined || round === undefined || slug === undefined ? null : { id, round, slug };
}

/** The record of a mailbox and a part. */
export const nameAlert = (seal: Pick<Seal, 'fingerprint'>, email: string, slug: string): string =>
  seal.fingerprint('stock-alert', `${email.toLowerCase()} ${slug}`);

/** One record for each address and part, under a name that tells neither. */
export type StoredAlerts = {
  read(id: string): Promise<StockAlert | null>;
  /**
   * Takes one step from what is there to what comes next, undivided: whoever else changes it meanwhile was before or after.
   * A step that gives null changes nothing. Gives back what is there now, and whether this step made it so.
   */
  change(id: string, step: (held: StockAlert | null) => StockAlert | null): Promise<Changed>;
  list(): Promise<{ id: string; alert: StockAlert }[]>;
};
type Changed = { held: StockAlert | null; isChanged: boolean };

/** Requests in any state; an unreadable one may hold an address, and is set aside no longer than an unconfirmed one. */
export const alertRows: RowFormat<StockAlert> = {
  kind: 'stock-alert',
  prefix: 'stock-alert:',
  schema: alertSchema,
  keptSeconds: stockAlertSeconds.asked,
};

/** more than all who may change one request at the same time */
const mostTries = 100;

/** The requests in the storage; each write begins the time that its new state is stored. */
export function createStoredAlerts(deps: RowDependencies): StoredAlerts {
  const rows = openRows(alertRows, deps);
  return {
    read: rows.read,
    async change(id, step) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const row = await rows.find(id);
        const held = row?.value ?? null;
        const next = step(held);
        if (next === null) return { held, isChanged: false };
        if (await rows.replace(row ?? { id, text: null }, next, lifeOf(next))) return { held: next, isChanged: true };
      }
      throw new Error('createStoredAlerts: a request could not be changed');
    },
    list: async () => (await rows.list()).flatMap(({ id, value }) => (value === null ? [] : [{ id, alert: value }])),
  };
}
