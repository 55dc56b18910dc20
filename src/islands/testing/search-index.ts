/** The search index for a small catalogue, as the build makes it. */
import type { Application, Engine, Make } from '#domain/catalogue/catalogue.ts';
import { sampleGauge, sampleKit, sampleMain, samplePump, sampleRod } from '#domain/part/samples.ts';
import { buildIndex } from '#domain/search/build-index.ts';
import { endpoints } from './endpoints.ts';
import { shop } from './shop.ts';

const honda: Make = {
  ...{ id: 'make-honda', name: 'HONDA', title: 'Honda', slug: 'Honda', imageName: 'honda' },
  kind: 'car',
  hasBanner: false,
};

const rods = ['STD', '.025', '.25', '.50'].map((size) =>
  sampleRod({ size, interchange: [{ brand: 'King', number: 'CR819HP' }] }),
);
/** more sets than a search field lists */
const others = Array.from({ length: 30 }, (_, at) => sampleRod({ set: `8B${100 + at}H`, size: 'STD' }));
const parts = [...rods, sampleRod({ set: '4B1606HX' }), sampleMain, samplePump, sampleGauge, sampleKit, ...others];

const k20a: Engine = {
  ...{ makeSlug: 'Honda', slug: 'K20A', name: 'K20A', models: 'Civic Type R, Integra Type R', capacity: '1998' },
  ...{ cylinders: '4', boreSize: '86 mm', stroke: '86 mm', description: '', tooltip: null },
  parts: parts.map(({ slug }) => slug),
};
const application: Application = {
  ...{ make: 'Honda', makeSlug: 'Honda', model: 'Civic Type R', engine: 'K20A', engineSlug: 'K20A', variant: '' },
};
const applications = Object.fromEntries(parts.map(({ set }) => [set, [application]]));

const index = buildIndex({ makes: [honda], engines: [k20a], parts, applications });

/** The index is there; a page loads it once, so that it stays for the tests of a file. */
export function publishIndex(): void {
  shop.answers(endpoints.searchIndex, index);
}
