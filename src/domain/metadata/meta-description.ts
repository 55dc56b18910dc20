import { limits } from '#config/limits.ts';
import type { Part } from '../part/part.ts';
import { nounAtStart, nounOfPart, sizeInWords } from './page-title.ts';
import { shortenAtWord } from './shorten.ts';

type DescribedPart = Pick<Part, 'number' | 'type' | 'description' | 'set' | 'size' | 'clearance' | 'parameter'>;

const listFacts = (facts: string[]): string => facts.filter(Boolean).join(', ');

function describe(part: DescribedPart): string {
  const noun = nounOfPart(part);
  const size = sizeInWords(part);
  switch (part.type) {
    case 'calico':
      return `${noun} ${listFacts([part.number, size, part.parameter])}. Race Series shells with a dry film lubricant coating. Check price and stock, order online.`;
    case 'flexigauge':
      return `${noun} ${part.number}: ${part.description}. Check price and stock, order online.`;
    case 'thrust':
      return `Crankshaft ${noun} ${listFacts([part.number, size, part.clearance])}. Check price and stock, order online.`;
    case 'rod':
    case 'main':
      return `Race Series ${noun} ${listFacts([part.number, size, part.parameter, part.clearance])}. Check price and stock, order online.`;
    case 'oil-pump':
      return `${nounAtStart(part)} ${part.number}: ${part.description}. Individually tested, with a ${limits.pumpWarrantyMonths}-month warranty. Check price and stock.`;
    case 'kit':
      return `${nounAtStart(part)} ${part.number}: ${part.description}. Check contents, price and stock, order online.`;
    case 'other':
      return `${listFacts([part.number, size])}: ${part.description}. Check price and stock, order online.`;
  }
}

/**
 * Meta description of a part's page by part type, at most 160 characters; oil pumps name the 12-month warranty
 * (rule metadata.description).
 */
export const writePartDescription = (part: DescribedPart): string =>
  shortenAtWord(describe(part), limits.descriptionMax);

/** Meta description of a make's page. */
export const writeMakeDescription = (make: string, engines: number): string =>
  shortenAtWord(
    `Race Series engine bearings, thrust washers and oil pumps for ${engines} ${make} ${engines === 1 ? 'engine' : 'engines'}. Choose your engine and order online.`,
    limits.descriptionMax,
  );

/** Meta description of an engine's page; `models` as supplied. */
export const writeEngineDescription = (make: string, engine: string, models: string): string =>
  shortenAtWord(
    `Conrod, main and thrust bearings for the ${make} ${engine}${models ? ` (${models})` : ''}: sets, sizes, clearances. Check price and stock online.`,
    limits.descriptionMax,
  );
