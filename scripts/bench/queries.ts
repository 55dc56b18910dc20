import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Part } from '#domain/part/part.ts';
import { type Chance, createChance } from './generated/chance.ts';

/** What a visitor types, and the slug that must come first; null where several would be right. */
export type Query = { typed: string; expected: string | null };

const capital = /[A-Z]/g;
const coreOf = (set: string): string => /\d+[A-Z]*$/.exec(set.replace(/^\d+[A-Z]/, ''))?.[0] ?? set;
const isPlain = (part: Part): boolean => /^\d+[BMT]\d+[A-Z]*$/.test(part.set) && part.size !== '';

/** The same number as different people write it. */
const styles: readonly ((part: Part) => string)[] = [
  ({ slug }) => slug,
  ({ slug }) => slug.toLowerCase(),
  ({ set, size }) => `${set.toLowerCase()} ${size}`,
  ({ set, size }) => `${set.replace(capital, ' $& ').trim()} ${size}`,
  ({ slug }) => slug.replaceAll('0', 'O'),
  ({ set, size }) => `${set}${size.replace('.', '')}`,
];

/** "025" may be .025 or .25 mm; whoever writes so cannot be sure of either. */
const twoMeanings = /[A-Z]025$/;

/** Two neighbouring figures of the core in the other order. */
function mistype({ set, size }: Part, chance: Chance): string {
  const figures = [...set];
  const at = Math.max(2, 2 + chance.below(Math.max(1, coreOf(set).search(/\D|$/) - 1)));
  [figures[at], figures[at + 1]] = [figures[at + 1] ?? '', figures[at] ?? ''];
  return `${figures.join('')} ${size}`;
}

function listNumbers(parts: readonly Part[], chance: Chance): Query[] {
  const written = styles.flatMap((write) =>
    Array.from({ length: 4 }, () => chance.pick(parts)).map((part) => {
      const typed = write(part);
      return { typed, expected: twoMeanings.test(typed) ? null : part.slug };
    }),
  );
  const open = Array.from({ length: 6 }, () => chance.pick(parts)).flatMap((part) => [
    { typed: coreOf(part.set), expected: null },
    { typed: mistype(part, chance), expected: null },
  ]);
  return [...written, ...open];
}

function listReplaced(parts: readonly Part[], chance: Chance): Query[] {
  const replacing = parts.filter(({ interchange }) => interchange.length > 0);
  return Array.from({ length: replacing.length > 0 ? 6 : 0 }, () => {
    const { number } = chance.pick(chance.pick(replacing).interchange);
    return { typed: number.toLowerCase(), expected: null };
  });
}

function listWords({ engines, makes }: Catalogue, chance: Chance): Query[] {
  const titles = new Map(makes.map(({ slug, title }) => [slug, title]));
  const named = Array.from({ length: 16 }, () => chance.pick(engines));
  const kinds = ['', ' mains', ' rods', ' thrust'];
  return named.map(({ makeSlug, name }, position) => {
    const make = titles.get(makeSlug) ?? makeSlug;
    const typed = position % 5 === 4 ? name : `${make} ${name}${kinds[position % 4]}`;
    return { typed: typed.toLowerCase(), expected: null };
  });
}

/** Short and frequent: what gives the most hits and so costs the most. */
const hardest = [
  'ford',
  'toyota mains',
  'honda k2',
  '4b',
  '5m1',
  '1',
  'h',
  'std',
  '.50',
  '4b1606h .50',
  'mains',
  'civic',
  'zzzz9999',
];

/** What is asked of an index in a measurement: numbers in many spellings, words, and the hardest; the same every time. */
export function listQueries(catalogue: Catalogue): Query[] {
  const chance = createChance(11);
  const parts = catalogue.parts.filter(isPlain);
  return [
    ...listNumbers(parts, chance),
    ...listReplaced(parts, chance),
    ...listWords(catalogue, chance),
    ...hardest.map((typed) => ({ typed, expected: null })),
  ];
}
