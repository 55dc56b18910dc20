import { alertLinkSeconds } from '#domain/stock-alert/stock-alert.ts';
import type { Seal } from '../seal.ts';

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
