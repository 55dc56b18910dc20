import { buildPartCode } from '#domain/part/part-code.ts';
import type { Part } from '#domain/part/part.ts';
import type { Chance } from './chance.ts';
import type { GeneratedSet } from './sets.ts';
import { interchangeCounts, interchangeShare } from './shape.ts';

const nouns: Partial<Record<string, string>> = {
  'Conrod bearings': 'Conrod bearing set',
  'Main bearings': 'Main bearing set',
  'Thrust bearings': 'Thrust washer set',
  'Oil pumps': 'Oil pump',
  Kits: 'Bottom end kit',
};

const brands: readonly ((chance: Chance) => Part['interchange'][number])[] = [
  (chance) => ({ brand: 'King', number: `CR${100 + chance.below(9900)}${chance.pick(['HP', 'SV', 'XP', 'XPC'])}` }),
  (chance) => ({ brand: 'King', number: `MB${1000 + chance.below(9000)}${chance.pick(['HP', 'XP', 'SI'])}` }),
  (chance) => ({ brand: 'Clevite', number: `CB${100 + chance.below(9900)}${chance.pick(['H', 'HN', 'HNK', 'P'])}` }),
  (chance) => ({ brand: 'Clevite', number: `MS${100 + chance.below(9900)}${chance.pick(['H', 'P'])}` }),
  (chance) => ({ brand: 'Glyco', number: `0${10 + chance.below(90)}${100000 + chance.below(900000)}` }),
  (chance) => ({ brand: 'BMW', number: `1124${1000000 + chance.below(9000000)}` }),
  (chance) => ({
    brand: 'Volkswagen',
    number: `0${chance.below(10)}${chance.pick(['K', 'A', 'L'])}105${100 + chance.below(900)}${chance.pick(['A', 'E', 'F', 'G'])}`,
  }),
];

/** Numbers of others for a set; none for most. */
export function createInterchange(set: GeneratedSet, chance: Chance): Part['interchange'] {
  if (set.sizes[0] === '' || !chance.is(interchangeShare)) return [];
  return Array.from({ length: chance.weigh(interchangeCounts) }, () => chance.pick(brands)(chance));
}

/** One size of a generated set with the fields a search reads; the rest is as short as the schema lets it be. */
export function createPart(set: GeneratedSet, size: string, interchange: Part['interchange']): Part {
  const slug = buildPartCode(set.code, size);
  const group = set.type === 'calico' ? 'Calico Coated' : 'Race Series';
  return {
    id: `itm-${slug.toLowerCase()}`,
    slug,
    number: slug,
    set: set.code,
    size,
    name: `${nouns[set.category]} ${slug}`,
    description: `${group} ${set.category.toLowerCase()}, ${set.pairs} pairs`,
    overviewHtml: '',
    type: set.type,
    category: set.category,
    group,
    clearance: set.code.includes('HX') ? 'Extra oil clearance' : 'Standard oil clearance',
    parameter: '',
    features: [],
    specifications: [],
    weightKg: null,
    manufacturer: 'ACL',
    isKit: set.type === 'kit',
    kitContents: [],
    photos: [],
    gtin: null,
    bulletin: null,
    interchange,
    price: { net: { amount: 10_000, currency: 'eur' }, gross: { amount: 12_300, currency: 'eur' }, promotion: null },
  };
}
