import type { Distributor } from '#domain/distributor/distributor.ts';
import type { WireDistributor } from '../contract/distributors.ts';

/** "shop.example" gets its https; whatever is no address of the web (javascript:, a note) becomes empty. */
function toWebsite(text: string): string {
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : '';
}

const toMailbox = (text: string): string => (/^[^\s@<>?&]+@[^\s@<>?&]+$/.test(text) ? text : '');

/** A distributor in our words; a website or mailbox that cannot be linked to is left empty. */
export const toDistributor = (wire: WireDistributor): Distributor => ({
  ...wire,
  email: toMailbox(wire.email),
  website: toWebsite(wire.website),
});
