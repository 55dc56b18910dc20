import { extraClearance } from '../extra-clearance.ts';

/** Words of the catalogue pages that no rule fixes. */
export const cataloguePageCopy = {
  lead: (makes: number, engines: number) =>
    `${makes} makes, ${engines} engines. Each make shows how many engines it has and names some of them.`,
  filterMakes: 'Make or engine',
  noMake: 'No make or engine has this name',
  chooseMakes: 'Makes to show',
  makesToShow: 'Makes to show',
  makesToShowHint:
    'Kept in this browser only. With nothing chosen, all makes are shown. Menus and search always show all.',
  showTheseMakes: 'Show these makes',
  showAllMakes: 'Show all makes',
  shownMakes: (shown: string, all: number) => `${shown} of ${all} makes shown, as chosen in this browser`,
  makes: 'Makes',
  banner: { numbers: 'part numbers', inStock: 'in stock' },
  enginesWord: (count: number) => (count === 1 ? 'engine' : 'engines'),
  engines: (count: number) => (count === 1 ? '1 engine' : `${count} engines`),
  enginesOf: (shown: number, all: number) => `${shown} of ${all} engines`,
  filterBy: 'Search in',
  searchEngines: 'Search engines',
  searchRule: 'Engine and Capacity match from the first character. Models matches any part of the name.',
  clearSearch: 'Clear search',
  noMatch: { prefix: 'No engine starts with', models: 'No model contains', all: 'No engine matches' },
  partsFor: (engine: string) => `Parts for the ${engine}`,
  sizesNote: `Sizes other than STD are undersizes for reground journals. HX sets have ${extraClearance.mm} mm extra oil clearance.`,
  makeParts: (make: string) => `Part numbers for ${make} engines`,
  otherParts: 'Gauges and other parts',
  otherPartsNote: 'Clearance gauges serve every engine. For the other parts no engine is listed.',
  noParts: 'No parts are listed for this engine yet.',
  details: 'Details',
  sizeOf: (set: string, size: string) => `${set} in size ${size}`,
  catalogueDescription: (makes: number) =>
    `Race Series engine bearings for ${makes} makes. Choose your make and engine, see sets, sizes and clearances, and order online.`,
} as const;
