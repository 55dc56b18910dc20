import { readFileSync } from 'node:fs';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { toMakeSlug, toMakeTitle } from '#domain/catalogue/make.ts';
import type { Chance, Weights } from './chance.ts';

type EngineRecord = Omit<Engine, 'makeSlug' | 'slug' | 'tooltip' | 'parts' | 'boreSize'> & {
  make: string;
  bore_size: string | null;
};
type MakeRecord = { id: number; name: string; image_name: string; kind: Make['kind'] };

const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../sandbox/data/${name}.json`, import.meta.url), 'utf8')) as T;

const toMake = ({ id, name, image_name: imageName, kind }: MakeRecord): Make => ({
  id: String(id),
  name,
  title: toMakeTitle(name),
  slug: toMakeSlug(name),
  imageName,
  kind,
  hasBanner: false,
});

const letters = [...'ABCDEFGHIJKLMNPRSTUVWXYZ'];

/** "K20A" is "K37C": a new name of the same shape that keeps the letters it begins with, as the engines of a maker do. */
export function varyEngineName(name: string, chance: Chance): string {
  const head = /^[A-Z]*/.exec(name)?.[0] ?? '';
  const kept = head === name ? name.slice(0, 1) : head;
  const vary = (sign: string): string =>
    /\d/.test(sign) ? String(chance.below(10)) : chance.is(0.7) ? chance.pick(letters) : sign;
  return kept + name.slice(kept.length).replace(/\d|[A-Z](?![a-z])/g, vary);
}

export type EngineSource = {
  makes: Make[];
  /** one more engine of a make of this chance, or of the make given; never the same address twice */
  create(make?: Make): Engine;
};

/**
 * Engines in the manner of the 715 of the sample data: makes as often as there, names of the same shapes, models of the
 * same make. The 54 makes stay 54, so that a make of a big catalogue has forty times the engines.
 */
export function createEngineSource(chance: Chance): EngineSource {
  const records = Map.groupBy(readData<EngineRecord[]>('engines'), ({ make }) => make);
  const makes = readData<MakeRecord[]>('makes').map(toMake);
  const shares: Weights<Make> = makes.map((make) => [records.get(make.name)?.length ?? 0, make]);
  const taken = new Set<string>();

  const nameOf = (model: EngineRecord, make: Make): { name: string; slug: string } => {
    for (let extra = 0; ; extra += 1) {
      const name = varyEngineName(model.name, chance) + (extra > 20 ? ` ${extra}` : '');
      const slug = toEngineSlug(name);
      const address = `${make.slug}/${slug}`.toLowerCase();
      if (taken.has(address)) continue;
      taken.add(address);
      return { name, slug };
    }
  };

  return {
    makes,
    create: (make = chance.weigh(shares)) => {
      const known = records.get(make.name) ?? [];
      const { capacity, cylinders, stroke, bore_size: boreSize, description, ...model } = chance.pick(known);
      const models = Array.from({ length: 1 + chance.below(3) }, () =>
        chance.pick(chance.pick(known).models.split(', ')),
      );
      return {
        makeSlug: make.slug,
        ...nameOf({ ...model, capacity, cylinders, stroke, bore_size: boreSize, description }, make),
        models: [...new Set(models)].join(', '),
        capacity,
        cylinders,
        boreSize,
        stroke,
        description,
        tooltip: null,
        parts: [],
      };
    },
  };
}
