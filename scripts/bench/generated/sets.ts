import type { PartType } from '#domain/part/part.ts';
import type { Chance, Weights } from './chance.ts';
import {
  coreDigits,
  kitShare,
  layouts,
  mainSuffixes,
  plainSizes,
  pumpPrefixes,
  pumpShare,
  rodSuffixes,
  suffixSizes,
  thrustShare,
  thrustSizes,
} from './shape.ts';

export type GeneratedSet = { code: string; type: PartType; category: string; pairs: number; sizes: readonly string[] };

type Position = {
  type: PartType;
  category: string;
  suffixes: readonly (readonly [string, number])[];
  pairs: number;
  stem: string;
};

/** H in its sizes, then the suffixes that this family has, each in fewer. */
function listPosition({ type, category, suffixes, pairs, stem }: Position, chance: Chance): GeneratedSet[] {
  const create = (suffix: string, sizes: Weights<readonly string[]>): GeneratedSet => ({
    code: `${stem}${suffix}`,
    type: suffix === 'HC' ? 'calico' : type,
    category,
    pairs,
    sizes: chance.weigh(sizes),
  });
  const more = suffixes.filter(([, share]) => chance.is(share));
  return [create('H', plainSizes), ...more.map(([suffix]) => create(suffix, suffixSizes))];
}

const without = (code: string, type: PartType, category: string): GeneratedSet => ({
  code,
  type,
  category,
  pairs: 1,
  sizes: [''],
});

/** Gives the sets of one engine family after another: rod, main, thrust with the core of the main, kit, pump. */
export function createSetSource(chance: Chance): () => GeneratedSet[] {
  const taken = new Set<string>();

  const takeStem = (head: string): string => {
    for (;;) {
      const digits = chance.weigh(coreDigits);
      const lowest = 10 ** (digits - 1);
      const stem = `${head}${lowest + chance.below(9 * lowest)}`;
      if (taken.has(stem)) continue;
      taken.add(stem);
      return stem;
    }
  };

  return () => {
    const { rodPairs, mainPairs } = chance.weigh(layouts);
    const [rod, main] = [takeStem(`${rodPairs}B`), takeStem(`${mainPairs}M`)];
    const rods = {
      type: 'rod',
      category: 'Conrod bearings',
      suffixes: rodSuffixes,
      pairs: rodPairs,
      stem: rod,
    } as const;
    const mains = {
      type: 'main',
      category: 'Main bearings',
      suffixes: mainSuffixes,
      pairs: mainPairs,
      stem: main,
    } as const;
    const thrust = `1T${main.slice(main.indexOf('M') + 1)}`;
    const hasThrust = chance.is(thrustShare) && !taken.has(thrust);
    taken.add(thrust);
    return [
      ...listPosition(rods, chance),
      ...listPosition(mains, chance),
      ...(hasThrust
        ? [
            {
              code: thrust,
              type: 'thrust',
              category: 'Thrust bearings',
              pairs: 1,
              sizes: chance.weigh(thrustSizes),
            } as const,
          ]
        : []),
      ...(chance.is(kitShare) ? [without(`${rod}H+${main}H`, 'kit', 'Kits')] : []),
      ...(chance.is(pumpShare) ? [without(takeStem(chance.pick(pumpPrefixes)), 'oil-pump', 'Oil pumps')] : []),
    ];
  };
}
