import type { DatabaseSync } from 'node:sqlite';
import { newId } from './carts.ts';
import { bodiesOf, bodyOf } from './schema.ts';

type AddressFields = Record<
  'address' | 'address2' | 'addressee' | 'city' | 'zip' | 'country' | 'phone' | 'name',
  string
>;
export type StoredAddress = AddressFields & { ref: string; cartId: string };

/** Addresses in the database; an address is never changed. */
export function createAddressStore(db: DatabaseSync) {
  const byRef = db.prepare('SELECT body FROM addresses WHERE ref = ?');
  const all = db.prepare('SELECT body FROM addresses ORDER BY rowid');
  const insert = db.prepare('INSERT INTO addresses (ref, body) VALUES (?, ?)');
  return {
    add(cartId: string, fields: AddressFields): StoredAddress {
      const address = { ...fields, ref: newId('adr'), cartId };
      insert.run(address.ref, JSON.stringify(address));
      return address;
    },
    byRef: (ref: string) => bodyOf<StoredAddress>(byRef.get(ref)),
    /** In order of their making. */
    list: () => bodiesOf<StoredAddress>(all.all()),
  };
}
