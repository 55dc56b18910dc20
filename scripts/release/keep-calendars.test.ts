import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { createHolidays } from '#server/delivery/holidays.ts';
import { keepCalendars, keepOwnCalendars, keepZones } from './keep-calendars.ts';

test('a calendar is kept with the one whose days it begins with', () => {
  const holidays = { JE: { _days: ['GB', 'ENG'] }, GB: { zones: ['Europe/London'] }, US: { _days: 'GB' } };
  expect(Object.keys(keepCalendars({ holidays }, ['JE', 'XX']).holidays)).toEqual(['JE', 'GB']);
});

test('a zone is kept under all names that lead to it', () => {
  const packed = {
    ...{ version: '1', zones: ['Europe/Brussels|CET', 'America/Lima|-05'], countries: ['BE|Europe/Brussels'] },
    links: ['Europe/Brussels|Europe/Amsterdam', 'America/Lima|Peru'],
  };
  expect(keepZones(packed, new Set(['Europe/Amsterdam']))).toEqual({
    ...{ version: '1', zones: ['Europe/Brussels|CET'], countries: [] },
    links: ['Europe/Brussels|Europe/Amsterdam'],
  });
});

// rule delivery.working-days
test('the program knows the same days off as the library, and no country that we do not send to', async () => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'calendars-')), 'holidays.mjs');
  const { metafile } = await build({
    ...{ entryPoints: ['src/server/delivery/holidays.ts'], outfile, bundle: true, format: 'esm', platform: 'node' },
    ...{ plugins: [keepOwnCalendars], logLevel: 'error', metafile: true },
  });
  const bundled = (await import(pathToFileURL(outfile).href)) as { createHolidays: typeof createHolidays };
  const [ours, all] = [bundled.createHolidays(), createHolidays()];
  const day = '2027-01-01';
  for (const { code } of countries)
    expect([code, await ours.list(code, day)]).toEqual([code, await all.list(code, day)]);
  expect(await ours.list('US', day)).toEqual([]);
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const tables = inputs.filter(([file]) => /holidays\/src\/data\.js$|latest\.json$/.test(file));
  expect(tables).toHaveLength(2);
  expect(tables.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)).toBeLessThan(400_000);
});
