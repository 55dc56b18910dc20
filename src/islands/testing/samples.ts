/** Answers of the shop for tests: one ordinary case each, and whatever a test changes. */
import type { LivePart } from '#api/part.ts';
import type { ListedPart, PartsAnswer } from '#api/parts.ts';
import type { Stock } from '#domain/availability/stock.ts';
import { decideAvailability } from '#domain/availability/availability.ts';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { samplePump, sampleGauge, sampleMain, sampleRod } from '#domain/part/samples.ts';
import { type SetFacts, toSetFacts } from '#domain/part-page/set-facts.ts';

/** 12 June 2026 */
export const today = '2026-06-12';

export const noStock: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };

/** A conrod set of €112.40, twenty on the shelf; the availability is decided from the stock, as the shop does. */
export function sampleLivePart(changes: Partial<Omit<LivePart, 'availability'>> = {}): LivePart {
  const part = {
    slug: '4B1606H-STD',
    net: { amount: 9289, currency: 'eur' as const },
    gross: { amount: 11_240, currency: 'eur' as const },
    promotion: null,
    inBasket: 0,
    stock: { ...noStock, default: 20 },
    today,
    ...changes,
  };
  const availability = decideAvailability(part.stock, { quantity: 1, inBasket: part.inBasket, today: part.today });
  return { ...part, availability };
}

const { slug, net, gross, promotion } = sampleLivePart();

/** What a page tells of that part to its buy box. */
export const sampleBox = {
  ...{ slug, number: slug, name: 'Conrod bearing set', staticPrice: { net, gross, promotion } },
  builtAt: '2026-06-10T02:00:00Z',
};

type PartChanges = Parameters<typeof sampleLivePart>[0] & { name?: string; photo?: string };

/** The same as a row of a list asks for it. */
export const sampleListedPart = (
  slug: string,
  { name = 'Conrod bearing set', photo, ...changes }: PartChanges = {},
): ListedPart => ({
  ...sampleLivePart({ slug, ...changes }),
  number: slug,
  name,
  photo: photo ?? null,
  written: { gross: '€112.40', net: '€91.38', former: null, formerNet: null },
});

/** What the shop says of the parts that a list asks for: those named in `known`, else an ordinary one. */
export const answerParts =
  (known: Record<string, PartChanges | 'unknown' | 'failed'> = {}) =>
  ({ body: { ids } }: { body: { ids: string[] } }): PartsAnswer => {
    const are = (state: string) => ids.filter((id) => known[id] === state);
    const parts = ids.flatMap((id) => {
      const changes = known[id] ?? {};
      return typeof changes === 'object' ? [sampleListedPart(id, changes)] : [];
    });
    return { parts, unknown: are('unknown'), failed: are('failed') };
  };

const noPhoto = () => null;

/** The facts of the build by set: a conrod set in two sizes, its HX twin, a main set, a pump and a gauge. */
export const sampleFacts: Readonly<Record<string, SetFacts>> = Object.fromEntries(
  (
    [
      [sampleRod(), sampleRod({ size: '.25' })],
      [sampleRod({ set: '4B1606HX', clearance: '+0.025 mm oil clearance' })],
      [sampleMain],
      [samplePump],
      [sampleGauge],
    ] as const
  ).map((parts) => [parts[0].set, toSetFacts([...parts], noPhoto)]),
);

export const sampleEngine: MyEngine = {
  ...{ makeSlug: 'Honda', engineSlug: 'K20A', make: 'Honda', engine: 'K20A' },
  sets: ['4B1606H'],
};
