import { countries } from '#config/countries.ts';
import { countryPlaces } from '#config/country-places.ts';
import { compareDistributors, compareNames, type Distributor } from './distributor.ts';

type Place = readonly [north: number, east: number];

const radians = Math.PI / 180;
const earthRadiusKm = 6371;

/** Kilometres between two places over the ground (haversine). */
export function measureKm([north, east]: Place, [otherNorth, otherEast]: Place): number {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const share =
    half(otherNorth - north) + Math.cos(north * radians) * Math.cos(otherNorth * radians) * half(otherEast - east);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Middle of a country by its name, as the list of distributors writes it; null for one that the shop does not know. */
function findPlace(country: string): Place | null {
  const code = countries.find(({ name }) => compareNames(name, country) === 0)?.code;
  return (code && countryPlaces[code]) || null;
}

/**
 * Order of distributors for somebody in `country` (a name): those of the country itself, then country by country the nearer
 * first, by the middles of the countries. Countries whose place is not known stand last, by name; a country that is not known
 * itself changes nothing. Within a country by name.
 */
export function compareByNearness(country: string): (a: Distributor, b: Distributor) => number {
  const own = findPlace(country);
  const distanceTo = new Map<string, number>();
  const measure = (other: string): number => {
    if (compareNames(other, country) === 0) return -1;
    const place = findPlace(other);
    return own && place ? measureKm(own, place) : Infinity;
  };
  const distance = ({ country: other }: Distributor): number => {
    const known = distanceTo.get(other) ?? measure(other);
    distanceTo.set(other, known);
    return known;
  };
  return (a, b) => {
    const [near, far] = [distance(a), distance(b)];
    return near === far ? compareDistributors(a, b) : near - far;
  };
}
