import { webAddressFault } from '#config/copy/web-address.ts';
import * as z from 'zod/mini';

/** A chain of words with dots between them, and what makes it more than a host's name. Sign by sign, so that no text takes long. */
const chains = /([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(\.?[/?#])?/gu;
/** What no name holds: a scheme, also one written so that no program follows it; "www."; a mailbox. */
const marks = /:\/\/|\bh(?:tt|xx)ps?:|\bwww\.|@[\p{L}\p{N}-]+\./u;
/** What a domain may end with: figures never. */
const top = /^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u;
/** What people write with a full stop and no blank behind it: initials, storeys ("2.OG"), titles, streets, "Co.KG". */
const shortened = /^(?:\p{L}|\d{1,2}\p{L}?|dr|prof|dipl|ing|mag|ste?|sta|str|co|ul|al|av)$/u;

/** The text as a mail program reads it: wide letters and other dots are plain, what nobody sees is not there. */
const readAsMail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/\u3002|[[({]\.[\])}]/gu, '.')
    .toLowerCase();

/**
 * Whether a mail program may make a link of what was typed (rule checkout.no-web-address): `link` where it can be nothing else,
 * `domain` where a company may be called so ("Booking.com"), null for the rest. A list of top-level domains would be long and
 * soon old, so "Anna.Keller" counts as a domain too.
 */
export function findWebAddress(text: string): 'link' | 'domain' | null {
  const read = readAsMail(text);
  if (marks.test(read)) return 'link';
  const found = [...read.matchAll(chains)].map(([, host = '', path]) => {
    const words = host.split('.');
    const last = words.findLastIndex((word, at) => at > 0 && top.test(word));
    if (path !== undefined && last > 0) return 'link';
    const first = words.findIndex((word) => !shortened.test(word));
    return first >= 0 && last > first ? 'domain' : null;
  });
  return found.find((one) => one === 'link') ?? found.find((one) => one !== null) ?? null;
}

/** Checks of a field's schema; a company's name may be a domain. */
export const noWebAddress = () => z.refine<string>((text) => findWebAddress(text) === null, webAddressFault);
export const noLink = () => z.refine<string>((text) => findWebAddress(text) !== 'link', webAddressFault);
