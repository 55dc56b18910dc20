import { webAddressFault } from '#config/copy/web-address.ts';
import * as z from 'zod/mini';

/** A chain of words with dots between them, and what makes it more than a host's name. Sign by sign, so that no text takes long. */
const chains = /([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(\.?[/?#]|\.?:\d)?/gu;
/** What no name holds: a scheme, also one written so that no program follows it; "www."; a mailbox. */
const marks = /:\/\/|\bh(?:tt|xx)ps?:|\bwww\.|@[\p{L}\p{N}-]+\./iu;
/** What a domain may end with: figures never. */
const top = /^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/u;
const figures = /^\d{1,3}$/;

/**
 * Endings that mail programs make links of and that mails of strangers like; others are told by how a chain is written. Not those that
 * names and streets have behind an abbreviation ("C.so", "V.le", "Str.no").
 */
const endings: ReadonlySet<string> = new Set(
  [
    'com net org info biz name pro mobi app dev io ai me tv cc ws ly gl gg to co win xyz top online site store shop club link click',
    'live life world today news blog space website tech digital agency company email cloud host press fun icu vip buzz work works zip',
    'mov page web page art one example eu uk us ru cn tk ml ga cf gq pw su ua by at be bg ch cz de dk ee es fi fr gr hr hu ie is it',
    'li lt lu lv nl pl pt ro se si sk',
  ]
    .join(' ')
    .split(' '),
);

/** The text as a mail program reads it: wide letters and other dots are plain, what nobody sees is not there. */
const readAsMail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/\u3002|[[({]\.[\])}]/gu, '.');

/** "Avda.de la Paz", "Rte.de Lyon": the word between two others. */
const isLittleWord = (ending: string, behind: string): boolean => ending === 'de' && /^\s+\p{L}/u.test(behind);

/** Whether such words are a host's name. Behind the full stop of an abbreviation people write a capital letter, or a word of their own. */
function isHost(words: readonly string[], behind: string): boolean {
  const last = words.map((word, at) => at > 0 && top.test(word)).lastIndexOf(true);
  if (last < 1) return false;
  const ending = (words[last] ?? '').toLowerCase();
  if (endings.has(ending)) return !isLittleWord(ending, behind);
  const whole = words.join('.');
  const isOneCase = whole === whole.toLowerCase() || whole === whole.toUpperCase();
  return isOneCase && words.slice(0, last).some((word) => word.length > 2 && !figures.test(word));
}

/**
 * Whether a mail program may make a link of what was typed (rule checkout.no-web-address): `link` where it can be nothing else,
 * `domain` where a company may be called so ("Booking.com"), null for the rest.
 */
export function findWebAddress(text: string): 'link' | 'domain' | null {
  const read = readAsMail(text);
  if (marks.test(read)) return 'link';
  const found = [...read.matchAll(chains)].map(({ 0: all, 1: host = '', 2: path, index }) => {
    const words = host.split('.');
    const isNumber = words.length === 4 && words.every((word) => figures.test(word));
    if (path !== undefined && (isNumber || top.test(words.at(-1) ?? ''))) return 'link';
    return isHost(words, read.slice(index + all.length)) ? 'domain' : null;
  });
  return found.find((one) => one === 'link') ?? found.find((one) => one !== null) ?? null;
}

/** Checks of a field's schema; a company's name may be a domain. */
export const noWebAddress = () => z.refine<string>((text) => findWebAddress(text) === null, webAddressFault);
export const noLink = () => z.refine<string>((text) => findWebAddress(text) !== 'link', webAddressFault);
