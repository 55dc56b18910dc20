import { limits } from '#config/limits.ts';
import { cleanCode } from '../clean-text.ts';
import { readUrl } from '../read-url.ts';

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
  const before = readUrl(referrer);
  if (fromAddress !== '' || before?.origin !== address.origin) return fromAddress;
  return cut(decode(/^\/details\/(.+)$/.exec(before.pathname)?.[1] ?? '')) || readParameters(before.searchParams);
}
