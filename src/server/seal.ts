import { createHmac, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What a sealed text is for; a text sealed for one purpose does not open for another. */
type SealPurpose =
  | 'cart'
  | 'order'
  | 'known-orders'
  | 'order-link'
  | 'stock-alert'
  | 'rate-limit'
  | 'mailbox'
  | 'erased'
  | 'draft-copy'
  | 'count';
type SealedPayload = Record<string, string>;

/**
 * Seals small payloads into opaque, tamper-proof texts for cookies and links (encrypted JWT, A256GCM).
 * The text tells nothing about its content and stops opening after its age.
 */
export type Seal = {
  seal(purpose: SealPurpose, payload: SealedPayload, maxAgeSeconds: number): Promise<string>;
  /**
   * null for a text that is forged, damaged, too old or sealed for another purpose, or has not so many seconds left as are asked
   * for
   */
  open(purpose: SealPurpose, text: string, leastSeconds?: number): Promise<SealedPayload | null>;
  /** the same short name for the same text, which nobody can work out or check without the secret */
  fingerprint(purpose: SealPurpose, text: string): string;
};

const longestText = 4096;
const shortestSecret = 32;
const keyFor = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, 'race-series-shop', `seal:${purpose}`, 32));

const isText = (value: unknown): value is string => typeof value === 'string';

const readPayload = (payload: unknown): SealedPayload | null => {
  if (typeof payload !== 'object' || payload === null) return null;
  return Object.fromEntries(Object.entries(payload).filter((entry): entry is [string, string] => isText(entry[1])));
};

/**
 * Builds a seal from the shop's secret; `now` is the clock in milliseconds since 1970. What was sealed with one of the secrets
 * `before` opens too, and nothing is sealed with them any more. Throws for a secret of fewer than 32 characters: a seal that
 * anybody can make is worse than none.
 */
export function createSeal(secret: string, now: () => number, before: readonly string[] = []): Seal {
  const secrets = [secret, ...before];
  // a visitor's address is blinded with each request, and a key takes longer to derive than all else of it
  const keys = new Map<string, Uint8Array<ArrayBuffer>>();
  const fingerprintKey = (purpose: SealPurpose) => {
    const key = keys.get(purpose) ?? keyFor(secret, `${purpose}:fingerprint`);
    keys.set(purpose, key);
    return key;
  };
  if (secrets.some(({ length }) => length < shortestSecret))
    throw new Error(`createSeal: the secret has fewer than ${shortestSecret} characters`);
  return {
    seal(purpose, payload, maxAgeSeconds) {
      const expiry = Math.floor(now() / 1000) + maxAgeSeconds;
      return new EncryptJWT({ content: payload })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(expiry)
        .encrypt(keyFor(secret, purpose));
    },
    async open(purpose, text, leastSeconds = 0) {
      if (text === '' || text.length > longestText) return null;
      const options = {
        currentDate: new Date(now() + leastSeconds * 1000),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
      };
      for (const one of secrets) {
        const opened = await jwtDecrypt(text, keyFor(one, purpose), options).catch(() => null);
        if (opened) return readPayload(opened.payload['content']);
      }
      return null;
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', fingerprintKey(purpose)).update(text).digest('base64url').slice(0, 22),
  };
}
