import { countries } from '#config/countries.ts';
import type { Result } from '#domain/failure.ts';
import { isSupportedCountry } from '#domain/seller/legal-region.ts';
import { readChosenCountry } from '../cookies.ts';
import { maskAddress } from '../proxy-networks.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerJson, type Handler } from './answer.ts';
import { visitorCountryRows } from './short-lived-rows.ts';

/** after a failure the country service is left alone for a while */
const unknownSeconds = 5 * 60;

/** The network that an address belongs to, so that nobody's own address is kept: /24 of IPv4, /48 of IPv6. */
export function toNetwork(ip: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  return four ? `${four[1]}.0` : maskAddress(ip, 48);
}

/** The answer is kept also for whoever did not wait for it. */
async function askAndKeep(services: Services, ip: string): Promise<Result<string | null>> {
  const answer = await services.commerce.getCountry(ip);
  const country = answer.ok ? answer.value : null;
  const seconds = answer.ok ? visitorCountryRows.keptSeconds : unknownSeconds;
  await openRows(visitorCountryRows, services).write(toNetwork(ip), country ?? '', seconds);
  return answer;
}

async function askCountry(services: Services, ip: string): Promise<string | null> {
  const answer = await services.live.getCountry(toNetwork(ip), () => askAndKeep(services, ip));
  return answer.ok ? answer.value : null;
}

/** Where the visitor seems to be, anywhere in the world; null when the service does not know or cannot be asked. */
export async function locateVisitor(services: Services, ip: string): Promise<string | null> {
  const network = toNetwork(ip);
  const looked = services.live.networkCountries.find(network);
  if (looked !== undefined) return looked;
  try {
    const known = await openRows(visitorCountryRows, services).read(network);
    if (known === null) return await askCountry(services, ip);
    services.live.networkCountries.keep(network, known || null);
    return known || null;
  } catch {
    services.log.warn('country-not-stored');
    return null;
  }
}

const isServed = (country: string | null): boolean => countries.some(({ code }) => code === country);

/** The country to begin a form with: where the visitor seems to be, if we deliver there. */
export async function guessCountry(services: Services, ip: string): Promise<string | null> {
  const country = await locateVisitor(services, ip);
  return isServed(country) ? country : null;
}

/** The country to tell dates for: the one that the visitor chose, else the one where they seem to be; null where nobody knows. */
export function decideCountry(services: Services, request: Request, ip: string): Promise<string | null> {
  const chosen = readChosenCountry(services, request.headers.get('cookie'));
  return isServed(chosen) ? Promise.resolve(chosen) : guessCountry(services, ip);
}

/** The same without asking anybody; undefined where somebody has to be asked. */
export function findCountry(services: Services, cookie: string | null, ip: string): string | null | undefined {
  const chosen = readChosenCountry(services, cookie);
  if (isServed(chosen)) return chosen;
  const looked = services.live.networkCountries.find(toNetwork(ip));
  return looked === undefined || isServed(looked) ? looked : null;
}

/** GET /api/visitor: where the visitor seems to be, for texts and links that differ by country. */
export const readVisitor: Handler = async (services, _request, { ip }) => {
  const isSupported = isSupportedCountry(await locateVisitor(services, ip));
  return answerJson({ country: await guessCountry(services, ip), isSupported });
};
