/**
 * A copy of what is typed, for the next page of this tab, so that a save that is slow or was cut off by a reload loses nothing. It is
 * encrypted with a key that the shop hands out with the basket, so that the browser stores nothing personal in plain text (decision
 * 0045).
 */
import { checkoutDraftSchema } from '#api/checkout.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import * as z from 'zod/mini';
import { readVersioned, type TextStore, writeVersioned } from '../browser/storage.ts';

/** What was typed, and what the server was last known to hold at that time. */
export type Typed = { saved: CheckoutDraft; typed: CheckoutDraft };

export type DraftCopy = {
  /** The copy that the page before has left, if this key decrypts it; later copies are encrypted with it. */
  open: (key: string) => Promise<Typed | null>;
  /** Stores a copy; does nothing before `open`. */
  keep: (typed: Typed) => Promise<void>;
  /** Removes the copy: all is saved, or the basket is gone. */
  drop: () => void;
};

const typedSchema: z.ZodMiniType<Typed> = z.object({ saved: checkoutDraftSchema, typed: checkoutDraftSchema });
const ivBytes = 12;
const algorithm = 'AES-GCM';

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

async function importKey(key: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return crypto.subtle.importKey('raw', digest, algorithm, false, ['encrypt', 'decrypt']);
}

async function encrypt(key: CryptoKey, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(plain));
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

/** null for a text of another key, and for one that is damaged. */
async function decrypt(key: CryptoKey, text: string): Promise<string | null> {
  try {
    const [iv = '', sealed = ''] = text.split('.');
    const plain = await crypto.subtle.decrypt({ name: algorithm, iv: toBytes(iv) }, key, toBytes(sealed));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

/** Without Web Crypto (a page not served over HTTPS) there is no copy, and all else works. */
export function createDraftCopy(store: TextStore): DraftCopy {
  let key: CryptoKey | null = null;
  /** counts copies and removals: a copy that is still being encrypted when a newer one begins is not stored */
  let turn = 0;

  return {
    async open(text) {
      key = await importKey(text).catch(() => null);
      const kept = store.read(sessionKeys.checkoutCopy);
      const plain = key && kept ? await decrypt(key, kept) : null;
      if (kept && plain === null) store.remove(sessionKeys.checkoutCopy);
      return readVersioned(typedSchema, plain);
    },
    async keep(typed) {
      if (key === null) return;
      const mine = (turn += 1);
      const sealed = await encrypt(key, writeVersioned(typed));
      if (mine === turn) store.write(sessionKeys.checkoutCopy, sealed);
    },
    drop() {
      turn += 1;
      store.remove(sessionKeys.checkoutCopy);
    },
  };
}
