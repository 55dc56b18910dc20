/** Words of the catalogue pages that doc 1 does not fix. */
export const cataloguePageCopy = {
  lead: (makes: number) => `${makes} makes. Choose a make to see its engines, or search by part number.`,
  filterMakes: 'Filter makes',
  noMake: 'No make has this name',
  otherVehicles: 'Motorcycle, quad and jet ski',
  cars: 'Cars',
  engines: (count: number) => (count === 1 ? '1 engine' : `${count} engines`),
  enginesOf: (shown: number, all: number) => `${shown} of ${all} engines`,
  filterBy: 'Search in',
  searchEngines: 'Search engines',
  searchRule: 'Engine and Capacity match from the first character. Models matches any part of the name.',
  clearSearch: 'Clear search',
  noMatch: { prefix: 'No engine starts with', models: 'No model contains', all: 'No engine matches' },
  partsFor: (engine: string) => `Parts for the ${engine}`,
  sizesNote: 'Sizes are undersize for reground journals. HX sets have 0.025 mm extra oil clearance.',
  noParts: 'No parts are listed for this engine yet.',
  details: 'Details',
  sizeOf: (set: string, size: string) => `${set} in size ${size}`,
  boreFigure: 'Cylinder with bore and stroke, drawn to scale',
  catalogueDescription: (makes: number) =>
    `Race Series engine bearings for ${makes} makes. Choose your make and engine, see sets, sizes and clearances, and order online.`,
} as const;
