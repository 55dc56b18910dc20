import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { writeOpenApi } from '#api/open-api.ts';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import { sampleGauge, sampleKit, sampleRod } from '#domain/part/samples.ts';
import { createAnswerCheck, type OpenApi } from '../end-to-end/open-api.ts';
import { listAllMakeData, listEngineData, listMakeData, readPartData } from './catalogue-data.ts';
import type { Part } from '#domain/part/part.ts';
import { toOwnTitle } from '#domain/part/set-title.ts';
import type { CatalogueReader } from './catalogue.ts';

const site = 'https://shop.example';
const judge = createAnswerCheck(writeOpenApi(site) as OpenApi);
const ok = (body: unknown) => ({ status: 200, body: JSON.parse(JSON.stringify(body)) as unknown });

const rod = sampleRod();
const make = (slug: string, change: Partial<Make> = {}): Make => ({
  ...{ id: slug, name: slug, title: slug, slug, imageName: slug.toLowerCase(), kind: 'car', hasBanner: false },
  ...change,
});
const engine: Engine = {
  ...{ makeSlug: 'Land-Rover', slug: 'V8-3.5', name: 'V8 3.5', models: 'Range Rover', capacity: null },
  ...{ cylinders: 'V8', boreSize: null, stroke: null, description: 'Petrol', tooltip: null, parts: [rod.slug] },
};
const catalogue = {
  parts: [rod, sampleGauge, sampleKit],
  makes: [make('Land-Rover', { name: 'Land Rover', title: 'Land Rover' }), make('Acura'), make('x', { name: '' })],
  engines: [engine],
  enginesOfMake: (slug: string) => (slug === 'Land-Rover' ? [engine] : []),
  applicationsOf: ({ set }: { set: string }) =>
    set === rod.set ? [engine, engine, { ...engine, slug: null }].map((one) => ({ ...one, engineSlug: one.slug })) : [],
  availability: { [rod.slug]: { case: 'intransit', eta: '2026-12-01' } },
  manifest: { pulledAt: '2026-11-20T02:00:00.000Z' },
  titleOf: (part: Part) => toOwnTitle(part),
} as unknown as CatalogueReader;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const prepared = { base: '/photos/0123456789ab', width: 1280, height: 960, widths: [320, 1280] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ [rod.photos[0]?.url ?? '']: prepared }));
  vi.stubEnv('PICTURE_CACHE', folder);
});

// rule request.reading-interface
describe('the lists are what the OpenAPI file says', () => {
  test('makes: those with engines, and all that have a name, by image name', () => {
    const all = listAllMakeData(site, catalogue);
    expect(all.map(({ id }) => id)).toEqual(['Acura', 'Land-Rover']);
    expect(listMakeData(site, catalogue).map(({ id, engines }) => [id, engines])).toEqual([['Land-Rover', 1]]);
    expect(judge('GET', '/api/all_makes', ok({ data: all }))).toEqual([]);
    expect(judge('GET', '/api/make/{name}', ok(all[0]))).toEqual([]);
  });

  test('engines of a make, also of one without any', () => {
    const lists = listEngineData(site, catalogue);
    expect(lists.get('Acura')).toEqual([]);
    expect(lists.get('Land-Rover')).toMatchObject([{ id: 'Land-Rover-V8-3.5', make: 'Land Rover', capacity: null }]);
    expect(judge('GET', '/api/engines/make/{make}', ok({ data: lists.get('Land-Rover') }))).toEqual([]);
    expect(judge('GET', '/api/engine/{id}', ok(lists.get('Land-Rover')?.[0]))).toEqual([]);
  });

  test('parts: price and stock of the pull, engines once, nothing of the commerce API', () => {
    const list = readPartData(site, catalogue);
    expect(judge('GET', '/api/parts', ok(list))).toEqual([]);
    expect(list.data[0]).toMatchObject({
      slug: rod.slug,
      gross: rod.price.gross,
      availability: { case: 'intransit', eta: '2026-12-01' },
      engines: ['Land-Rover-V8-3.5'],
      pictures: [`${site}/photos/0123456789ab-social.jpg`],
      url: `${site}/details/${rod.slug}`,
    });
    expect(list.data[1]?.availability).toBeNull();
    expect(list.data[2]?.kitContents[0]).toEqual({ slug: '4B1946H-STD', quantity: 1 });
    expect(JSON.stringify(list)).not.toContain(rod.id);
  });
});
