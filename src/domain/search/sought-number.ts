import { limits } from '#config/limits.ts';
import { cleanCode } from '../clean-text.ts';

const cut = (text: string | null | undefined): string =>
  cleanCode(text ?? '')
    .trim()
    .slice(0, limits.searchMaxLength);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const readParameters = (parameters: URLSearchParams): string => cut(parameters.get('q') ?? parameters.get('number'));

/**
 * The number that a visitor of the not-found page was looking for: what its address says ("?q=", "?number="), else what the
 * page before it was asked for, if that is one of ours. "" where nothing tells. Never throws.
 */
export function readSoughtNumber(address: { origin: string; search: string }, referrer: string): string {
  const fromAddress = readParameters(new URLSearchParams(address.search));
  if (fromAddress !== '' || !URL.canParse(referrer)) return fromAddress;
  const { origin, pathname, searchParams } = new URL(referrer);
  if (origin !== address.origin) return '';
  return cut(decode(/^\/details\/(.+)$/.exec(pathname)?.[1] ?? '')) || readParameters(searchParams);
}
