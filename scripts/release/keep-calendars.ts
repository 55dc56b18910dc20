import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { countries } from '#config/countries.ts';

/** A source map that begins behind the last line, and so says nothing of any. */
function emptyMap(code: string): string {
  const mappings = `${';'.repeat(code.split('\n').length + 1)}AAAA`;
  return Buffer.from(JSON.stringify({ version: 3, sources: [''], names: [], mappings })).toString('base64');
}

/** A module of which the source map of what it is bundled into says nothing. */
export const withoutMap = (code: string): string =>
  `${code}\n//# sourceMappingURL=data:application/json;base64,${emptyMap(code)}`;

/** One calendar of date-holidays: `_days` names another whose days it begins with, by its path from the country on. */
type Calendar = { _days?: string | string[]; zones?: string[] };
type Calendars = Record<string, Calendar | undefined>;
type Tables = { holidays: Calendars };
/** As moment-timezone packs them: a zone is "name|…", a link "name|other name". */
type Zones = { version: string; zones: string[]; links: string[]; countries: string[] };

/** The countries with all whose days one of them begins with. */
function listWanted(all: Calendars, wanted: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (code: string): void => {
    const calendar = all[code];
    if (!calendar || found.has(code)) return;
    found.add(code);
    const [other] = [calendar._days ?? []].flat();
    if (other !== undefined) add(other);
  };
  wanted.forEach(add);
  return [...found];
}

/** The tables with the calendars of these countries alone. */
export function keepCalendars<T extends Tables>(tables: T, wanted: readonly string[]): T {
  const kept = listWanted(tables.holidays, wanted).map((code) => [code, tables.holidays[code]]);
  return { ...tables, holidays: Object.fromEntries(kept) as Calendars };
}

/** The zones that these names lead to, under all their names. */
export function keepZones(packed: Zones, names: ReadonlySet<string>): Zones {
  const nameOf = (zone: string): string => zone.split('|')[0] ?? '';
  const links = packed.links.filter((link) => link.split('|').some((name) => names.has(name)));
  const reached = new Set([...names, ...links.flatMap((link) => link.split('|'))]);
  return { ...packed, zones: packed.zones.filter((zone) => reached.has(nameOf(zone))), links, countries: [] };
}

/** Names of zones anywhere in the calendars: those of a country, and those of its states and regions. */
const namedZones = (tables: Tables): Set<string> =>
  new Set(
    [...JSON.stringify(tables.holidays).matchAll(/"((?:Africa|Asia|Atlantic|Europe)\/\w+)"/g)].map(
      ([, name = '']) => name,
    ),
  );

const load = createRequire(import.meta.url);

function readTables(): Tables {
  const { data } = load('date-holidays/data') as { data: Tables };
  return keepCalendars(
    data,
    countries.map(({ code }) => code),
  );
}

/**
 * Has the program hold the public holidays of the countries that we send to, and the time zones of those: the tables of all
 * countries of the world are a third of its text, which is in memory as long as it runs.
 */
export const keepOwnCalendars: Plugin = {
  name: 'keep-own-calendars',
  setup({ onLoad }) {
    onLoad({ filter: /date-holidays\/src\/data\.js$/ }, () => ({
      contents: withoutMap(`export const data = ${JSON.stringify(readTables())};`),
      loader: 'js',
    }));
    onLoad({ filter: /moment-timezone\/data\/packed\/latest\.json$/ }, ({ path }) => {
      const packed = load(path) as Zones;
      const kept = keepZones(packed, namedZones(readTables()));
      return { contents: withoutMap(`module.exports = ${JSON.stringify(kept)};`), loader: 'js' };
    });
  },
};
