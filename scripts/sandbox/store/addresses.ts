import type { DatabaseSync } from 'node:sqlite';
import { newId } from './carts.ts';

type AddressFields = {
  address: string;
  address2: string;
  addressee: string;
  city: string;
  zip: string;
  country: string;
  phone: string;
  name: string;
};
export type StoredAddress = AddressFields & { ref: string; cartId: string };

/** Addresses in the database; an address is never changed. */
export function createAddressStore(db: DatabaseSync) {
  const byRef = db.prepare('SELECT body FROM addresses WHERE ref = ?');
  const all = db.prepare('SELECT body FROM addresses ORDER BY rowid');
  const insert = db.prepare('INSERT INTO addresses (ref, cart_id, body) VALUES (?, ?, ?)');
  const toAddress = (row: unknown) => JSON.parse((row as { body: string }).body) as StoredAddress;
  return {
    add(cartId: string, fields: AddressFields): StoredAddress {
      const address = { ...fields, ref: newId('adr'), cartId };
      insert.run(address.ref, cartId, JSON.stringify(address));
      return address;
    },
    byRef(ref: string): StoredAddress | null {
      const row = byRef.get(ref);
      return row === undefined ? null : toAddress(row);
    },
    /** In order of their making. */
    list: (): StoredAddress[] => all.all().map(toAddress),
  };
}
