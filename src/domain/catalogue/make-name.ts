import { makeTitles } from '#config/makes.ts';
import { lookUp } from '../look-up-own-key.ts';

/** Segment of a make in addresses: "Land Rover" is "Land-Rover", "DODGE" stays; letters keep their case. */
export const toMakeSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * What a visitor reads: GM is General Motors, DODGE is Dodge, Skoda is Škoda, Citroen is Citroën (rule catalogue.make-names); all others as
 * they are.
 */
export const toMakeTitle = (name: string): string => lookUp(makeTitles, name) ?? name;

type Applications<Row> = Readonly<Record<string, readonly Row[]>>;

/** What sets fit, with the makes as a visitor reads them: names of parts say "Škoda", as their pages do. */
export const titleMakes = <Row extends { make: string }>(applications: Applications<Row>): Applications<Row> =>
  Object.fromEntries(
    Object.entries(applications).map(([set, rows]) => [
      set,
      rows.map((row) => ({ ...row, make: toMakeTitle(row.make) })),
    ]),
  );
