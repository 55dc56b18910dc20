import { isRefusedAs, succeed, type Failure, type Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wireCountrySchema } from '../contract/country.ts';

const toCode = (code: string | null): string | null => {
  const upper = code?.toUpperCase() ?? '';
  return /^[A-Z][A-Z0-9]$/.test(upper) ? upper : null;
};

const isUnknown = (failure: Failure): boolean => isRefusedAs(failure, 'not-found');

/**
 * Country of an IP address by the country service; null where it knows none. The address appears in no log. The kind
 * `search` only sets its deadline and how many calls run at once (`deadlines.ts`, `guard.ts`).
 */
export async function getCountry(
  client: CommerceClient,
  countryServiceUrl: string,
  ip: string,
): Promise<Result<string | null>> {
  const url = new URL(countryServiceUrl);
  url.searchParams.set('ip', ip);
  const schema = wireCountrySchema.transform(({ code }) => toCode(code));
  const answer = await client.ask({ operation: 'get-country', kind: 'search', url: url.href, schema });
  return !answer.ok && isUnknown(answer.failure) ? succeed(null) : answer;
}
